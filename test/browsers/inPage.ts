import { within } from '@testing-library/dom'
import type { Point } from './tab.js'

/**
 * Runs in the page, in every engine alike. Finds elements as Testing Library
 * does and returns where the mouse has to go.
 */

/** A part of the page. */
export type Place = 'page' | 'dialog' | 'notices' | 'wallet'

const selectors: { [place in Place]: string } = {
  page: 'body',
  dialog: '[data-mk-dialog]',
  notices: '[aria-label="Your activity"]',
  wallet: 'dialog[aria-label^="MarketKit Dev Wallet"]',
}

function findPlace(place: Place): HTMLElement | undefined {
  if (place !== 'wallet')
    return document.querySelector<HTMLElement>(selectors[place]) ?? undefined
  for (const { shadowRoot } of document.body.children) {
    const sheet = shadowRoot?.querySelector<HTMLElement>(selectors.wallet)
    if (sheet) return sheet
  }
  return undefined
}

/** Returns the text that a user reads in this part of the page. */
export function read(place: Place): string {
  return findPlace(place)?.textContent.replace(/\s+/g, ' ') ?? ''
}

/** Whether there is such an element. */
export function has(place: Place, role: string, name: string | RegExp) {
  const root = findPlace(place)
  return !!root && within(root).queryAllByRole(role, { name }).length > 0
}

/**
 * Returns the centre of the first such element once the mouse can reach it,
 * or a sentence that says why it cannot.
 */
export function locate(
  place: Place,
  role: string,
  name: string | RegExp,
): Point | string {
  const element = find(place, role, name)
  if (typeof element === 'string') return element
  const point = getCentre(element)
  const { elementFromPoint } = element.getRootNode() as Document
  const top = elementFromPoint.call(element.getRootNode(), point.x, point.y)
  if (isInside(element, top)) return point
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return `The ${role} ${name} is out of view or below ${top?.outerHTML.slice(0, 200)}.`
}

let aimed: AbortController | undefined
let hasHit = false

/**
 * As `locate`, and stops the next click if it misses the element: dialogs
 * grow while they load.
 */
export function aim(place: Place, role: string, name: string | RegExp) {
  const point = locate(place, role, name)
  const element = find(place, role, name)
  if (typeof point === 'string' || typeof element === 'string') return point
  aimed?.abort()
  aimed = new AbortController()
  hasHit = false
  for (const type of [...presses, 'click'])
    window.addEventListener(
      type,
      (event) => {
        const isHit = isInside(element, event.composedPath()[0])
        if (type === 'click') {
          hasHit = isHit
          aimed?.abort()
        }
        if (isHit) return
        event.preventDefault()
        event.stopImmediatePropagation()
      },
      { capture: true, signal: aimed.signal },
    )
  return point
}

const presses = ['pointerdown', 'mousedown', 'pointerup', 'mouseup']

/** Whether the click after `aim` hit the element. */
export function hit(): boolean {
  aimed?.abort()
  return hasHit
}

function find(place: Place, role: string, name: string | RegExp) {
  const root = findPlace(place)
  if (!root) return `The ${place} is not open.`
  const [element] = within(root).queryAllByRole(role, { name })
  if (!element) return `The ${place} has no ${role} with the name ${name}.`
  if (element.matches(':disabled, [aria-disabled="true"]'))
    return `The ${role} ${name} is disabled.`
  return element
}

function isInside(element: HTMLElement, target: unknown): boolean {
  if (!(target instanceof Element)) return false
  return (
    element.contains(target) || !!target.closest('label')?.contains(element)
  )
}

function getCentre(element: HTMLElement): Point {
  const { height, left, top, width } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Selects the text of the focused field, so that typing replaces it. */
export function selectText(): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLInputElement) activeElement.select()
}

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

/** Returns the text that a person reads in this part of the page. */
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
  const root = findPlace(place)
  if (!root) return `The ${place} is not open.`
  const [element] = within(root).queryAllByRole(role, { name })
  if (!element) return `The ${place} has no ${role} with the name ${name}.`
  if (element.matches(':disabled, [aria-disabled="true"]'))
    return `The ${role} ${name} is disabled.`
  const point = getCentre(element)
  const { elementFromPoint } = element.getRootNode() as Document
  const top = elementFromPoint.call(element.getRootNode(), point.x, point.y)
  if (element.contains(top) || top?.closest('label')?.contains(element))
    return point
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return `The ${role} ${name} is out of view or below ${top?.outerHTML.slice(0, 200)}.`
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

'use client'
import { type RefObject, useEffect } from 'react'
import { watchKeyboard } from './watchKeyboard.js'

const tabbable =
  'a[href],button,input,select,textarea,summary,iframe,audio[controls],video[controls],[tabindex]:not([tabindex="-1"])'

/**
 * The keyboard of a dialog: focus enters it and stays, Tab goes round in it,
 * Escape leaves, and focus returns to where it was. It never takes focus back
 * from another layer, so that a wallet's sheet above it can be used.
 */
export function useLayer(
  popup: RefObject<HTMLElement | null>,
  { onEscape, open, stage }: useLayer.Options,
): void {
  useEffect(() => {
    const layer = popup.current
    if (!open || !layer) return
    const before = document.activeElement
    const around = getAncestors(before)
    const wanted = window.matchMedia?.('(hover: hover)').matches
      ? layer.querySelector<HTMLElement>('[data-autofocus]')
      : null
    if (!layer.contains(before))
      (wanted ?? layer).focus({ preventScroll: true })
    const unlock = lockScroll(layer)
    const unwatch = watchKeyboard(layer)
    const release = keepFocus(layer)
    return () => {
      unlock()
      unwatch()
      release()
      const now = document.activeElement
      const isOurs = !now || now === document.body || layer.contains(now)
      if (isOurs) focusFirst(before, ...around)
    }
  }, [open, popup])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a wallet's sheet that had the focus may be gone with the stage it belonged to
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (open && isLost && popup.current === layers.at(-1))
      popup.current?.focus({ preventScroll: true })
  }, [open, popup, stage])

  useEffect(() => {
    if (!open) return
    const onKeyDown = (event: KeyboardEvent) => {
      const layer = popup.current
      const [target] = event.composedPath()
      const isOurs =
        (target === document.body && layer === layers.at(-1)) ||
        (target instanceof Node && layer?.contains(target))
      if (!layer || !isOurs || event.defaultPrevented) return
      // A dialog of the browser's own within it has the keys until it closes.
      if (layer.querySelector('dialog[open]')) return
      if (event.key === 'Escape') {
        // The layer below may be the topmost before it hears of this press.
        event.preventDefault()
        onEscape()
      }
      if (event.key === 'Tab') keepInside(layer, event)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open, popup, onEscape])
}

export declare namespace useLayer {
  type Options = {
    onEscape: () => void
    open: boolean
    /** Where the flow in it stands; without one, a wallet is never asked. */
    stage?: string | undefined
  }
}

/** What an element stands in, the nearest first, without the page itself. */
function getAncestors(element: Element | null): Element[] {
  const parent = element?.parentElement
  return !parent || parent === document.body
    ? []
    : [parent, ...getAncestors(parent)]
}

/** Goes back to where focus was, or to what is left around it. */
function focusFirst(...places: (Element | null)[]): void {
  const place = places.find((it) => it?.isConnected && it !== document.body)
  if (!(place instanceof HTMLElement)) return
  if (place !== places[0] && !place.hasAttribute('tabindex')) {
    place.tabIndex = -1
    const reset = () => place.removeAttribute('tabindex')
    place.addEventListener('blur', reset, { once: true })
  }
  place.focus({ preventScroll: true })
}

/** Takes focus to the layer itself when what had it is removed. */
function keepFocus(layer: HTMLElement): () => void {
  let last = document.activeElement
  const note = () => {
    last = document.activeElement
  }
  const observer = new MutationObserver(() => {
    const isLost = document.activeElement === document.body
    if (isLost && !last?.isConnected && layer === layers.at(-1))
      layer.focus({ preventScroll: true })
  })
  layer.addEventListener('focusin', note)
  observer.observe(layer, { childList: true, subtree: true })
  return () => {
    layer.removeEventListener('focusin', note)
    observer.disconnect()
  }
}

function keepInside(layer: HTMLElement, event: KeyboardEvent) {
  const stops = getTabStops(layer)
  const [from, to] = event.shiftKey
    ? [stops[0], stops.at(-1)]
    : [stops.at(-1), stops[0]]
  const now = document.activeElement
  const isAtEnd = now === from || (from && isGroup(from, now))
  if (!isAtEnd && now !== layer && layer.contains(now)) return
  event.preventDefault()
  ;(to ?? layer).focus()
}

/** Where Tab stops; in a group of radios once, at the one that is chosen. */
function getTabStops(layer: HTMLElement): HTMLElement[] {
  const seen = [...layer.querySelectorAll<HTMLElement>(tabbable)].filter(
    (element) =>
      !element.matches(':disabled') && element.getClientRects().length > 0,
  )
  return seen.filter((element) => {
    const group = seen.filter((other) => isGroup(element, other))
    const chosen = group.find((radio) => radio.matches(':checked'))
    return group.length === 0 || element === (chosen ?? group[0])
  })
}

/** Whether two are radios of one group, of which Tab knows one. */
function isGroup(a: Element, b: Element | null): boolean {
  return (
    a instanceof HTMLInputElement &&
    b instanceof HTMLInputElement &&
    [a, b].every(({ name, type }) => name && type === 'radio') &&
    a.name === b.name &&
    a.form === b.form
  )
}

/** Layers that are open, the topmost last: they close in any order. */
const layers: HTMLElement[] = []
let unlocked: Partial<CSSStyleDeclaration> = {}

/** Keeps the page behind still, and where it is, until the last one closes. */
function lockScroll(layer: HTMLElement): () => void {
  const { clientWidth, style } = document.documentElement
  if (layers.length === 0) {
    const { overflow, scrollbarGutter } = style
    unlocked = { overflow, scrollbarGutter }
    style.overflow = 'hidden'
    if (innerWidth > clientWidth) style.scrollbarGutter = 'stable'
  }
  layers.push(layer)
  return () => {
    layers.splice(layers.indexOf(layer), 1)
    if (layers.length === 0) Object.assign(style, unlocked)
  }
}

'use client'
import { type RefObject, useEffect } from 'react'
import { watchKeyboard } from './watchKeyboard.js'

const tabbable =
  'a[href],button,input,select,textarea,summary,iframe,audio[controls],video[controls],[tabindex]:not([tabindex="-1"])'

/** Never takes focus from another layer: a wallet's sheet above must stay usable. */
export function useLayer(
  popup: RefObject<HTMLElement | null>,
  {
    onEscape,
    open,
    stage,
  }: {
    onEscape: () => void
    open: boolean
    stage?: string | undefined
  },
): void {
  useEffect(() => {
    const layer = popup.current
    if (!open || !layer) return
    const before = document.activeElement
    const focusTargets = getFocusTargets(before)
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
      if (isOurs) focusFirst(focusTargets)
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
      // A native dialog or list inside handles its own keys until it closes. Browsers
      // without `:open` ignore it in `:is()`.
      if (layer.querySelector('dialog[open],:is(select:open)')) return
      if (event.key === 'Escape') {
        // Otherwise the layer below would also close on this press.
        event.preventDefault()
        onEscape()
      }
      if (event.key === 'Tab') keepInside(layer, event)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open, popup, onEscape])
}

/** Returns an element and what is around it, without the page itself. */
function getFocusTargets(element: Element | null): Element[] {
  return !element || element === document.body
    ? []
    : [element, ...getFocusTargets(element.parentElement)]
}

function focusFirst(targets: Element[]): void {
  const target = targets.find((it) => it.isConnected)
  if (!(target instanceof HTMLElement)) return
  const [successor, ...others] =
    target === targets[1] ? getTabStops(target) : []
  if (successor?.parentElement === target && others.length === 0) {
    // The trigger became another button, such as “Edit” in place of “List”.
    successor.focus({ preventScroll: true })
    return
  }
  if (target !== targets[0] && !target.hasAttribute('tabindex')) {
    target.tabIndex = -1
    const reset = () => target.removeAttribute('tabindex')
    target.addEventListener('blur', reset, { once: true })
  }
  target.focus({ preventScroll: true })
}

function keepFocus(layer: HTMLElement): () => void {
  let last = document.activeElement
  const remember = () => {
    last = document.activeElement
  }
  const observer = new MutationObserver(() => {
    const isLost = document.activeElement === document.body
    if (isLost && !last?.isConnected && layer === layers.at(-1))
      layer.focus({ preventScroll: true })
  })
  layer.addEventListener('focusin', remember)
  observer.observe(layer, { childList: true, subtree: true })
  return () => {
    layer.removeEventListener('focusin', remember)
    observer.disconnect()
  }
}

function keepInside(layer: HTMLElement, event: KeyboardEvent) {
  const stops = getTabStops(layer)
  const [from, to] = event.shiftKey
    ? [stops[0], stops.at(-1)]
    : [stops.at(-1), stops[0]]
  const now = document.activeElement
  const isAtEnd = now === from || (from && isSameRadioGroup(from, now))
  if (!isAtEnd && now !== layer && layer.contains(now)) return
  event.preventDefault()
  ;(to ?? layer).focus()
}

/** A radio group has one Tab stop: its checked or first radio. */
function getTabStops(layer: HTMLElement): HTMLElement[] {
  const seen = [...layer.querySelectorAll<HTMLElement>(tabbable)].filter(
    (element) =>
      !element.matches(':disabled') && element.getClientRects().length > 0,
  )
  return seen.filter((element) => {
    const group = seen.filter((other) => isSameRadioGroup(element, other))
    const chosen = group.find((radio) => radio.matches(':checked'))
    return group.length === 0 || element === (chosen ?? group[0])
  })
}

function isSameRadioGroup(a: Element, b: Element | null): boolean {
  return (
    a instanceof HTMLInputElement &&
    b instanceof HTMLInputElement &&
    [a, b].every(({ name, type }) => name && type === 'radio') &&
    a.name === b.name &&
    a.form === b.form
  )
}

/** Open layers, topmost last. They can close in any order. */
const layers: HTMLElement[] = []
let styleBefore: Partial<CSSStyleDeclaration> = {}

function lockScroll(layer: HTMLElement): () => void {
  const { clientWidth, style } = document.documentElement
  if (layers.length === 0) {
    const { overflow, scrollbarGutter } = style
    styleBefore = { overflow, scrollbarGutter }
    style.overflow = 'hidden'
    if (innerWidth > clientWidth) style.scrollbarGutter = 'stable'
  }
  layers.push(layer)
  return () => {
    layers.splice(layers.indexOf(layer), 1)
    if (layers.length === 0) Object.assign(style, styleBefore)
  }
}

'use client'
import { type RefObject, useEffect } from 'react'
import { watchKeyboard } from './watchKeyboard.js'

const tabbable =
  'a[href],button,input,select,textarea,summary,[tabindex]:not([tabindex="-1"])'

/**
 * The keyboard of a dialog: focus enters it, Tab stays in it, Escape leaves,
 * and focus returns to where it was. It never takes focus back from another
 * layer, so that a wallet's sheet above it can be used.
 */
export function useLayer(
  popup: RefObject<HTMLElement | null>,
  { onEscape, open }: { onEscape: () => void; open: boolean },
): void {
  useEffect(() => {
    const layer = popup.current
    if (!open || !layer) return
    const before = document.activeElement
    const wanted = window.matchMedia?.('(hover: hover)').matches
      ? layer.querySelector<HTMLElement>('[data-autofocus]')
      : null
    if (!layer.contains(before))
      (wanted ?? layer).focus({ preventScroll: true })
    const unlock = lockScroll()
    const unwatch = watchKeyboard(layer)
    return () => {
      unlock()
      unwatch()
      const now = document.activeElement
      const isOurs = !now || now === document.body || layer.contains(now)
      if (isOurs && before instanceof HTMLElement)
        before.focus({ preventScroll: true })
    }
  }, [open, popup])

  useEffect(() => {
    if (!open) return
    const onKeyDown = (event: KeyboardEvent) => {
      const layer = popup.current
      const [target] = event.composedPath()
      const isOurs =
        target === document.body ||
        (target instanceof Node && layer?.contains(target))
      if (!layer || !isOurs || event.defaultPrevented) return
      if (event.key === 'Escape') onEscape()
      if (event.key === 'Tab') keepInside(layer, event)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open, popup, onEscape])
}

function keepInside(layer: HTMLElement, event: KeyboardEvent) {
  const stops = [...layer.querySelectorAll<HTMLElement>(tabbable)].filter(
    (element) =>
      !element.matches(':disabled') && element.getClientRects().length > 0,
  )
  const [from, to] = event.shiftKey
    ? [stops[0], stops.at(-1)]
    : [stops.at(-1), stops[0]]
  const now = document.activeElement
  if (now !== from && now !== layer && layer.contains(now)) return
  event.preventDefault()
  ;(to ?? layer).focus()
}

/** Keeps the page behind still, and where it is. */
function lockScroll(): () => void {
  const { clientWidth, style } = document.documentElement
  const { overflow, scrollbarGutter } = style
  style.overflow = 'hidden'
  if (innerWidth > clientWidth) style.scrollbarGutter = 'stable'
  return () => Object.assign(style, { overflow, scrollbarGutter })
}

'use client'
import { type RefObject, useEffect, useRef } from 'react'
import { useIsPhone } from '../base/useIsPhone.js'

const minPixelsPerMs = 0.5
const minPartOfHeight = 0.3

/** On phones, a swipe down on the header closes the sheet. */
export function useSwipe(
  popup: RefObject<HTMLElement | null>,
  { enabled, onSwipe }: { enabled: boolean; onSwipe: () => void },
): void {
  const latest = useRef(onSwipe)
  useEffect(() => {
    latest.current = onSwipe
  })
  const isOn = useIsPhone() && enabled
  useEffect(() => {
    const sheet = popup.current
    if (!sheet || !isOn) return
    let start: { time: number; y: number } | undefined
    const getWay = (event: PointerEvent) =>
      start && Math.max(event.clientY - start.y, 0)
    const begin = (event: PointerEvent) => {
      const { isPrimary, pointerId, pointerType, target } = event
      if (!isPrimary || pointerType === 'mouse' || !isGrip(target, sheet))
        return
      start = { time: event.timeStamp, y: event.clientY }
      sheet.setPointerCapture?.(pointerId)
      sheet.style.transition = 'none'
    }
    const follow = (event: PointerEvent) => {
      const way = getWay(event)
      if (way === undefined) return
      sheet.style.translate = `0 calc(${way}px * var(--mk-motion))`
    }
    const end = (event: PointerEvent) => {
      const way = getWay(event)
      if (start === undefined || way === undefined) return
      const speed = way / Math.max(event.timeStamp - start.time, 1)
      start = undefined
      // The stylesheet animates it from its current position.
      sheet.style.removeProperty('transition')
      sheet.style.removeProperty('translate')
      const isFar =
        way > sheet.offsetHeight * minPartOfHeight || speed > minPixelsPerMs
      if (event.type === 'pointerup' && isFar) latest.current()
    }
    sheet.addEventListener('pointerdown', begin)
    sheet.addEventListener('pointermove', follow)
    sheet.addEventListener('pointerup', end)
    sheet.addEventListener('pointercancel', end)
    return () => {
      sheet.removeEventListener('pointerdown', begin)
      sheet.removeEventListener('pointermove', follow)
      sheet.removeEventListener('pointerup', end)
      sheet.removeEventListener('pointercancel', end)
    }
  }, [isOn, popup])
}

function isGrip(target: EventTarget | null, sheet: HTMLElement): boolean {
  if (!(target instanceof Element) || target.closest('button')) return false
  const header = target.closest('.mk-dialog-header')
  return target === sheet || header?.parentElement === sheet
}

'use client'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useBrowserLayoutEffect } from '../base/useBrowserLayoutEffect.js'
import type { usePopover } from './usePopover.js'
import { usePresence } from './usePresence.js'

export function Popover(props: Popover.Props) {
  const popup = useRef<HTMLDivElement>(null)
  const isPresent = usePresence(props.open, popup)
  return isPresent ? <Panel {...props} popup={popup} /> : null
}

export declare namespace Popover {
  type Props = ReturnType<typeof usePopover>['popover'] & {
    children: ReactNode
    name: string
    title: string
  }
}

function Panel(
  props: Popover.Props & { popup: RefObject<HTMLDivElement | null> },
) {
  const { children, id, name, onClose, open, popup, title, trigger } = props
  useBrowserLayoutEffect(() => {
    const panel = popup.current
    // jsdom would hide a popover, which it can't show.
    if (!panel?.showPopover) return
    panel.popover = 'manual'
    panel.showPopover()
    return () => panel.hidePopover()
  }, [popup])
  // After every render, because the content can have another size.
  useBrowserLayoutEffect(() => {
    const follow = () => positionPanel(popup.current, trigger.current)
    follow()
    window.addEventListener('resize', follow)
    window.addEventListener('scroll', follow, true)
    return () => {
      window.removeEventListener('resize', follow)
      window.removeEventListener('scroll', follow, true)
    }
  })
  useEffect(() => {
    const panel = popup.current
    if (!open || !panel) return
    panel.focus({ preventScroll: true })
    const closeOutside = (event: Event) => {
      const [target] = event.composedPath()
      const isInside = [panel, trigger.current].some(
        (it) => target instanceof Node && it?.contains(target),
      )
      if (!isInside) onClose()
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      // Otherwise a dialog below would also close on this press.
      event.preventDefault()
      onClose()
    }
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('pointerdown', closeOutside)
    window.addEventListener('keydown', closeOnEscape, true)
    return () => {
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('pointerdown', closeOutside)
      window.removeEventListener('keydown', closeOnEscape, true)
      const now = document.activeElement
      if (!now || now === document.body || panel.contains(now))
        trigger.current?.focus({ preventScroll: true })
    }
  }, [onClose, open, popup, trigger])
  return (
    <div
      aria-labelledby={`${id}-title`}
      className={`mk-popover mk-${name}`}
      data-closed={open ? undefined : ''}
      id={id}
      ref={popup}
      role="dialog"
      tabIndex={-1}
    >
      <h2 className="mk-popover-title" id={`${id}-title`}>
        {title}
      </h2>
      {children}
    </div>
  )
}

const gap = 8
const edge = 16

function positionPanel(
  panel: HTMLElement | null,
  trigger: HTMLElement | null,
): void {
  if (!panel || !trigger) return
  const { clientHeight, clientWidth } = document.documentElement
  const { bottom, left, right, top } = trigger.getBoundingClientRect()
  const above = top - gap - edge
  const below = clientHeight - bottom - gap - edge
  const isAbove = panel.scrollHeight > below && above > below
  const isRtl = getComputedStyle(panel).direction === 'rtl'
  const width = panel.offsetWidth
  const x = Math.min(isRtl ? left : right - width, clientWidth - edge - width)
  Object.assign(panel.style, {
    bottom: isAbove ? `${clientHeight - top + gap}px` : 'auto',
    left: `${Math.max(edge, x)}px`,
    top: isAbove ? 'auto' : `${bottom + gap}px`,
  })
  panel.style.setProperty('--_room', `${isAbove ? above : below}px`)
}

'use client'
import { type RefObject, useRef } from 'react'
import { useBrowserLayoutEffect } from '../base/useBrowserLayoutEffect.js'

const inputs = ['click', 'keydown', 'pointerdown', 'touchmove', 'wheel']

const early = { capture: true, passive: true }

const layers = '[role=dialog], .mk-backdrop'

export function onFirstInput(
  act: () => void,
  of: () => Element | null,
): () => void {
  const onInput = (event: Event) => {
    const { target } = event
    if (event instanceof KeyboardEvent && isShortcut(event)) return
    const layer = target instanceof Element && target.closest(layers)
    if (layer && !layer.contains(of())) return
    stop()
    act()
  }
  const stop = () => {
    for (const input of inputs)
      window.removeEventListener(input, onInput, early)
  }
  for (const input of inputs) window.addEventListener(input, onInput, early)
  return stop
}

function isShortcut(event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, key, metaKey } = event
  // These keys scroll, even with modifiers.
  if (/^(Arrow(Up|Down)|Home|End)$/.test(key)) return false
  return altKey || ctrlKey || metaKey
}

export function useArriving(list: RefObject<Element | null>) {
  const arriving = useRef(true)
  useBrowserLayoutEffect(() => {
    const act = () => {
      arriving.current = false
    }
    return onFirstInput(act, () => list.current)
  }, [list])
  return arriving
}

'use client'
import { type RefObject, useEffect, useRef } from 'react'
import type { CollectibleOrder } from '../../rpc/schemas.js'
import { useBrowserLayoutEffect } from '../base/useBrowserLayoutEffect.js'
import { type Hold, holdScrollPosition } from './holdScrollPosition.js'
import {
  getPositionKey,
  getScrollPosition,
  type ScrollPosition,
  saveScrollPositions,
  setScrollPosition,
} from './scrollPositions.js'
import {
  disableScrollAnchoring,
  getScrollTarget,
  getViewTop,
} from './scrollView.js'
import type { GridRows } from './useGridRows.js'

const saveIntervalMs = 100

export function useScrollMemory(
  name: string | undefined,
  list: RefObject<Element | null>,
  drawn: Drawn & {
    arriving: RefObject<boolean>
  },
): void {
  const { arriving, collectibles, rows } = drawn
  const { scrollParent: parent } = rows
  const hold = useRef<Hold>(undefined)
  const latest = useRef({ collectibles, rows })
  useBrowserLayoutEffect(() => {
    latest.current = { collectibles, rows }
    hold.current?.align()
  })
  useBrowserLayoutEffect(() => {
    if (!name || !arriving.current || !parent || !list.current) return
    const position = getScrollPosition(getPositionKey(name))
    if (!position) return
    const { current } = list
    const distance = () => {
      const top = findTop(current, position, latest.current)
      return top === undefined
        ? undefined
        : top - getViewTop(parent) - position.top
    }
    const held = holdScrollPosition({ distance, list: current, parent })
    hold.current = held
    return () => {
      hold.current = undefined
      held.end()
    }
  }, [arriving, name, list, parent])
  useBrowserLayoutEffect(() => {
    if (parent) return disableScrollAnchoring(parent as HTMLElement)
  }, [parent])
  useEffect(() => {
    if (!name || !parent) return
    const target = getScrollTarget(parent)
    let timer: ReturnType<typeof setTimeout> | undefined
    const savePosition = (key: string) => {
      clearTimeout(timer)
      timer = undefined
      if (hold.current && !hold.current.hasEnded()) return
      if (list.current)
        setScrollPosition(
          key,
          findPosition(list.current, parent, latest.current),
        )
    }
    // During the scroll event layout is fresh; a timer would force another one.
    let savedAt = 0
    const onScroll = () => {
      const key = getPositionKey(name)
      clearTimeout(timer)
      if (performance.now() - savedAt < saveIntervalMs)
        timer = setTimeout(() => savePosition(key), saveIntervalMs)
      else {
        savedAt = performance.now()
        savePosition(key)
      }
    }
    const onClick = () => savePosition(getPositionKey(name))
    const onHide = () => {
      savePosition(getPositionKey(name))
      saveScrollPositions()
    }
    target.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('click', onClick, { capture: true })
    window.addEventListener('pagehide', onHide)
    // Mobile browsers discard hidden pages without another event.
    document.addEventListener('visibilitychange', onHide)
    return () => {
      clearTimeout(timer)
      saveScrollPositions()
      target.removeEventListener('scroll', onScroll)
      window.removeEventListener('click', onClick, { capture: true })
      window.removeEventListener('pagehide', onHide)
      document.removeEventListener('visibilitychange', onHide)
    }
  }, [name, list, parent])
}

type Drawn = { collectibles: readonly CollectibleOrder[]; rows: GridRows }

function findPosition(
  list: Element,
  parent: Element,
  { collectibles, rows }: Drawn,
): ScrollPosition | undefined {
  if (parent.scrollTop <= 0) return undefined
  const edge = getViewTop(parent)
  const tops = [...list.querySelectorAll(':scope > [data-index]')]
    .map((cell) => ({ cell, box: cell.getBoundingClientRect() }))
    .filter(({ box }) => box.bottom > edge)
    .sort((a, b) => a.box.top - b.box.top)
  const [found] = tops
  const row = Number(found?.cell.getAttribute('data-index'))
  const index = row * rows.columns
  const collectible = found && collectibles[index]
  if (!collectible) return undefined
  const { tokenId } = collectible.metadata
  return { index, tokenId, top: found.box.top - edge }
}

function findTop(
  list: Element,
  position: ScrollPosition,
  { collectibles, rows }: Drawn,
): number | undefined {
  const found = collectibles.findIndex(
    ({ metadata }) => metadata.tokenId === position.tokenId,
  )
  const index = found < 0 ? position.index : found
  if (index >= collectibles.length) return undefined
  const row = Math.floor(index / rows.columns)
  const cell = list.querySelector(`:scope > [data-index="${row}"]`)
  if (cell) return cell.getBoundingClientRect().top
  if (!rows.getTop) return undefined
  return list.getBoundingClientRect().top + rows.getTop(row)
}

'use client'
import { type RefObject, useEffect, useRef } from 'react'
import type { CollectibleOrder } from '../../rpc/schemas.js'
import { useBrowserLayoutEffect } from '../base/useBrowserLayoutEffect.js'
import { type Hold, holdPlace } from './holdPlace.js'
import {
  getPlace,
  getPlaceKey,
  type Place,
  savePlaces,
  setPlace,
} from './scrollPlaces.js'
import {
  disableScrollAnchoring,
  getScrollTarget,
  getViewTop,
} from './scrollView.js'
import type { GridRows } from './useGridRows.js'

const lookEvery = 100

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
    const place = getPlace(getPlaceKey(name))
    if (!place) return
    const { current } = list
    const distance = () => {
      const top = findTop(current, place, latest.current)
      return top === undefined
        ? undefined
        : top - getViewTop(parent) - place.top
    }
    const held = holdPlace({ distance, list: current, parent })
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
    const look = (key: string) => {
      clearTimeout(timer)
      timer = undefined
      if (hold.current && !hold.current.isOver()) return
      if (list.current)
        setPlace(key, findPlace(list.current, parent, latest.current))
    }
    // During the scroll event layout is fresh; a timer would force another one.
    let looked = 0
    const onScroll = () => {
      const key = getPlaceKey(name)
      clearTimeout(timer)
      if (performance.now() - looked < lookEvery)
        timer = setTimeout(() => look(key), lookEvery)
      else {
        looked = performance.now()
        look(key)
      }
    }
    const onClick = () => look(getPlaceKey(name))
    const onHide = () => {
      look(getPlaceKey(name))
      savePlaces()
    }
    target.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('click', onClick, { capture: true })
    window.addEventListener('pagehide', onHide)
    // Mobile browsers discard hidden pages without another event.
    document.addEventListener('visibilitychange', onHide)
    return () => {
      clearTimeout(timer)
      savePlaces()
      target.removeEventListener('scroll', onScroll)
      window.removeEventListener('click', onClick, { capture: true })
      window.removeEventListener('pagehide', onHide)
      document.removeEventListener('visibilitychange', onHide)
    }
  }, [name, list, parent])
}

type Drawn = { collectibles: readonly CollectibleOrder[]; rows: GridRows }

function findPlace(
  list: Element,
  parent: Element,
  { collectibles, rows }: Drawn,
): Place | undefined {
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
  place: Place,
  { collectibles, rows }: Drawn,
): number | undefined {
  const found = collectibles.findIndex(
    ({ metadata }) => metadata.tokenId === place.tokenId,
  )
  const index = found < 0 ? place.index : found
  if (index >= collectibles.length) return undefined
  const row = Math.floor(index / rows.columns)
  const cell = list.querySelector(`:scope > [data-index="${row}"]`)
  if (cell) return cell.getBoundingClientRect().top
  if (!rows.getTop) return undefined
  return list.getBoundingClientRect().top + rows.getTop(row)
}

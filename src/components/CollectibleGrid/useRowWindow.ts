'use client'
import {
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useBrowserLayoutEffect } from '../base/useBrowserLayoutEffect.js'
import { getOffset, getScrollTarget, getViewHeight } from './scrollView.js'
import type { GridLayout } from './useGridLayout.js'

export type RowWindow = {
  view: { first: number; last: number } | undefined
  /** Goes on the first cell of a row, whose `data-index` is the row. */
  measure: (cell: Element | null) => void
  /** Pixels to a row. For the number of rows: the list and one gap. */
  getTop: (row: number) => number
}

type Heights = ReadonlyMap<number, number>

const tolerancePx = 0.1

export function useRowWindow(
  list: RefObject<HTMLElement | null>,
  rowCount: number,
  layout: GridLayout | undefined,
): RowWindow {
  const [measured, setMeasured] = useState<{
    layout: GridLayout
    heights: Heights
  }>()
  const [view, setView] = useState<RowWindow['view']>()
  const heights = measured?.layout === layout ? measured?.heights : undefined
  const tops = useMemo(
    () => getTops(rowCount, layout, heights),
    [rowCount, layout, heights],
  )
  const latest = useRef({ heights, layout, rowCount, tops })
  const update = useCallback(() => {
    const { layout, tops } = latest.current
    if (!layout || !list.current) return
    const offset = getOffset(list.current, layout.scrollParent)
    const first = findRow(tops, offset)
    const last = findRow(tops, offset + getViewHeight(layout.scrollParent))
    setView((before) =>
      before?.first === first && before.last === last
        ? before
        : { first, last },
    )
  }, [list])
  useBrowserLayoutEffect(() => {
    latest.current = { heights, layout, rowCount, tops }
    update()
  }, [heights, layout, update, rowCount, tops])
  const scrollParent = layout?.scrollParent
  useEffect(() => {
    if (!scrollParent) return
    const target = getScrollTarget(scrollParent)
    const observer = new ResizeObserver(update)
    observer.observe(scrollParent)
    target.addEventListener('scroll', update, { passive: true })
    window.addEventListener('resize', update)
    return () => {
      observer.disconnect()
      target.removeEventListener('scroll', update)
      window.removeEventListener('resize', update)
    }
  }, [update, scrollParent])

  const observer = useRef<ResizeObserver>(undefined)
  const measure = useCallback(
    (cell: Element | null) => {
      observer.current ??= new ResizeObserver((entries) => {
        const { heights, layout, rowCount, tops } = latest.current
        if (!layout || !list.current) return
        const { rowGap, scrollParent } = layout
        const offset = getOffset(list.current, scrollParent)
        const found = new Map(heights)
        let isNew = false
        let shift = 0
        for (const { target } of entries) {
          const name = target.getAttribute('data-index')
          // With other columns the cell may no longer start a row.
          if (!target.isConnected || name === null) {
            observer.current?.unobserve(target)
            continue
          }
          const row = Number(name)
          const [top = 0, next = 0] = tops.slice(row, row + 2)
          const { height } = target.getBoundingClientRect()
          const more = height - (next - rowGap - top)
          if (!height || Math.abs(more) < tolerancePx) continue
          found.set(row, height)
          isNew = true
          if (next - rowGap <= offset) shift += more
        }
        if (!isNew) return
        // The next observation can come before this render.
        latest.current = {
          ...{ heights: found, layout, rowCount },
          tops: getTops(rowCount, layout, found),
        }
        setMeasured({ layout, heights: found })
        // Keeps the rows in view in place. Browsers round fractions of a pixel.
        if (Math.abs(shift) >= 1)
          scrollParent.scrollBy({ top: shift, behavior: 'instant' })
      })
      if (cell) observer.current.observe(cell)
    },
    [list],
  )
  useEffect(
    () => () => {
      observer.current?.disconnect()
      observer.current = undefined
    },
    [],
  )
  const getTop = useCallback((row: number) => tops[row] ?? 0, [tops])
  return { getTop, measure, view }
}

function getTops(
  rowCount: number,
  layout: GridLayout | undefined,
  heights: Heights | undefined,
): number[] {
  if (!layout) return []
  const tops = [0]
  let top = 0
  for (let row = 0; row < rowCount; row++) {
    top += (heights?.get(row) ?? layout.rowHeight) + layout.rowGap
    tops.push(top)
  }
  return tops
}

function findRow(tops: readonly number[], offset: number): number {
  let first = 0
  let last = Math.max(0, tops.length - 2)
  while (first < last) {
    const middle = Math.ceil((first + last) / 2)
    if ((tops[middle] ?? 0) <= offset) first = middle
    else last = middle - 1
  }
  return first
}

'use client'
import type { CSSProperties, RefObject } from 'react'
import { type GridLayout, useGridLayout } from './useGridLayout.js'
import { useRowWindow } from './useRowWindow.js'

/** Up to this many cells stay in the DOM, for find and print. */
const few = 48

const firstOfMany = 30

const overscan = 2

export type GridRows = {
  from: number
  to: number
  /** Cells outside the range that hold the focus or a selection. */
  kept: readonly { index: number; style: CSSProperties }[]
  measure: ((cell: Element | null) => void) | undefined
  columns: number
  scrollParent: Element | undefined
  style: CSSProperties | undefined
  /** In pixels; undefined if all rows are rendered. */
  getTop: ((row: number) => number) | undefined
  waits: (index: number) => boolean
}

export function useGridRows(
  list: RefObject<HTMLElement | null>,
  { count, first }: { count: number; first: number },
): GridRows {
  const layout = useGridLayout(list, count)
  const known = layout === 'flat' ? undefined : layout
  const virtual = known !== undefined && count > few
  const columns = known?.columns ?? 1
  const rowCount = Math.ceil(count / columns)
  const rows = useRowWindow(list, rowCount, virtual ? known : undefined)
  const { getTop, measure, view } = rows
  if (!virtual || !known || !view)
    return {
      from: 0,
      to:
        layout && !virtual
          ? count
          : Math.min(count, first, count > few ? firstOfMany : few),
      kept: [],
      measure: undefined,
      // A guess would render twice.
      columns: known ? columns : Math.max(count, 1),
      scrollParent: known?.scrollParent,
      style: undefined,
      getTop: undefined,
      waits: () => false,
    }
  const lastRow = rowCount - 1
  const top = Math.min(Math.max(0, view.first - overscan), lastRow)
  const bottom = Math.min(view.last + overscan, lastRow)
  const kept = findKeptRows(list.current, columns).filter(
    (row) => row <= lastRow && (row < top || row > bottom),
  )
  return {
    from: top * columns,
    to: Math.min(count, (bottom + 1) * columns),
    kept: [...new Set(kept)].flatMap((row) =>
      getCells(row, columns, count).map((index) => ({
        index,
        style: getCellStyle(index % columns, getTop(row), known),
      })),
    ),
    measure,
    columns,
    scrollParent: known.scrollParent,
    style: {
      paddingBlock: `${getTop(top)}px ${getTop(rowCount) - getTop(bottom + 1)}px`,
    },
    getTop,
    // The first third of a row never waits: it gives the row its height.
    waits: (index) => {
      const row = Math.floor(index / columns)
      const isInView = row >= view.first && row <= view.last
      return !isInView && index % columns >= columns / 3
    },
  }
}

function getCells(row: number, columns: number, count: number): number[] {
  const length = Math.min(columns, count - row * columns)
  return Array.from({ length }, (_, column) => row * columns + column)
}

function getCellStyle(
  column: number,
  start: number,
  { cellWidth, columnGap }: GridLayout,
): CSSProperties {
  return {
    position: 'absolute',
    insetBlockStart: start,
    insetInlineStart: column * (cellWidth + columnGap),
    inlineSize: cellWidth,
  }
}

function findKeptRows(list: HTMLElement | null, columns: number): number[] {
  if (!list) return []
  const { activeElement } = list.ownerDocument
  const selected = list.ownerDocument.getSelection()?.anchorNode
  return [activeElement, selected?.parentElement].flatMap((element) => {
    const cell = element?.closest?.('[data-place]')
    if (!cell || !list.contains(cell)) return []
    return Math.floor(Number(cell.getAttribute('data-place')) / columns)
  })
}

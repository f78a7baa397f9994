'use client'
import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual'
import {
  type CSSProperties,
  type RefObject,
  useCallback,
  useMemo,
  useRef,
} from 'react'
import { useBrowserLayoutEffect } from '../base/useBrowserLayoutEffect.js'
import { scrollView } from './scrollView.js'
import { type GridLayout, useGridLayout } from './useGridLayout.js'

/** Up to so many cells all stay on the page, where find and print see them. */
const few = 48

/** Of more, so many are drawn before anything is laid out: five rows of six. */
const firstOfMany = 30

/** Rows drawn beyond each edge of what is in view. */
const overscan = 2

/** Which cells of a list are drawn, and where. */
export type GridRows = {
  /** Cells drawn one after the other: from the first, to before the last. */
  from: number
  to: number
  /** Cells out of view that stay, since they hold the focus or a selection. */
  kept: readonly { index: number; style: CSSProperties }[]
  /** Takes the first cell of each row, whose `data-index` is its row. */
  measure: ((cell: Element | null) => void) | undefined
  columns: number
  /** What scrolls them, once they are laid out. */
  scrollParent: Element | undefined
  /** Keeps the place of the cells that are not drawn. */
  style: CSSProperties | undefined
  /** The rows, once there are more than fit. */
  virtualizer: Virtualizer<Element, Element> | undefined
  /** Whether a cell may be drawn a little later than its row. */
  waits: (index: number) => boolean
}

/** Draws the rows of a list that are in view, and a few around them. */
export function useGridRows(
  list: RefObject<HTMLElement | null>,
  /** How many cells there are, and how many are drawn before any layout. */
  { count, first }: { count: number; first: number },
): GridRows {
  const layout = useGridLayout(list, count)
  const known = layout === 'flat' ? undefined : layout
  const virtual = known !== undefined && count > few
  const columns = known?.columns ?? 1
  const rowHeight = known?.rowHeight ?? 0
  const view = useMemo(() => scrollView(() => list.current), [list])
  const virtualizer = useVirtualizer<Element, Element>({
    ...view,
    count: Math.ceil(count / columns),
    enabled: virtual,
    estimateSize: () => rowHeight,
    gap: known?.rowGap ?? 0,
    getScrollElement: () => known?.scrollParent ?? null,
    measureElement: exactHeight,
    overscan,
    rangeExtractor: useCallback(
      (range: Range) => [
        ...new Set([
          ...keptRows(list.current, columns).filter((it) => it < range.count),
          ...defaultRangeExtractor(range),
        ]),
      ],
      [list, columns],
    ),
    // Rows beyond the view give time to draw the next one in a task of its own.
    useFlushSync: false,
  })
  const measured = useRef(known)
  useBrowserLayoutEffect(() => {
    // Another width: no height that was measured is right.
    if (measured.current !== known) virtualizer.measure()
    measured.current = known
  }, [known, virtualizer])

  const items = virtual ? virtualizer.getVirtualItems() : []
  const { range } = virtualizer
  const drawn = items.filter(
    ({ index }) =>
      range &&
      index >= range.startIndex - overscan &&
      index <= range.endIndex + overscan,
  )
  const [top] = drawn
  const bottom = drawn.at(-1)
  if (!virtual || !known || !top || !bottom)
    return {
      from: 0,
      to:
        layout && !virtual
          ? count
          : Math.min(count, first, count > few ? firstOfMany : few),
      kept: [],
      measure: undefined,
      // One row of all of them: a guess would be drawn twice.
      columns: known ? columns : Math.max(count, 1),
      scrollParent: known?.scrollParent,
      style: undefined,
      virtualizer: undefined,
      waits: () => false,
    }
  const to = Math.min(count, (bottom.index + 1) * columns)
  return {
    from: top.index * columns,
    to,
    kept: items
      .filter((item) => !drawn.includes(item))
      .flatMap(({ index: row, start }) =>
        cellsOf(row, columns, count).map((index) => ({
          index,
          style: placeOf(index % columns, start, known),
        })),
      ),
    measure: virtualizer.measureElement,
    columns,
    scrollParent: known.scrollParent,
    style: {
      paddingBlock: `${top.start}px ${virtualizer.getTotalSize() - bottom.end}px`,
    },
    virtualizer,
    // The first ones give their row its height.
    waits: (index) => {
      const row = Math.floor(index / columns)
      const isInView = range && row >= range.startIndex && row <= range.endIndex
      return !isInView && index % columns >= columns / 3
    },
  }
}

/** Whole pixels would add up to a jump with every row that comes or goes. */
function exactHeight(cell: Element): number {
  return cell.getBoundingClientRect().height
}

function cellsOf(row: number, columns: number, count: number): number[] {
  const length = Math.min(columns, count - row * columns)
  return Array.from({ length }, (_, column) => row * columns + column)
}

function placeOf(
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

/** Rows that hold the focus or the selection: these are never taken away. */
function keptRows(list: HTMLElement | null, columns: number): number[] {
  if (!list) return []
  const { activeElement } = list.ownerDocument
  const selected = list.ownerDocument.getSelection()?.anchorNode
  return [activeElement, selected?.parentElement].flatMap((element) => {
    const cell = element?.closest?.('[data-place]')
    if (!cell || !list.contains(cell)) return []
    return Math.floor(Number(cell.getAttribute('data-place')) / columns)
  })
}

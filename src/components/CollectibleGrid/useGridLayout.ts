'use client'
import { type RefObject, useState } from 'react'
import { useInBrowser } from '../../hooks/page/useInBrowser.js'
import { useBrowserLayoutEffect } from '../base/useBrowserLayoutEffect.js'
import { findScrollParent } from './scrollView.js'

export type GridLayout = {
  columns: number
  columnGap: number
  rowGap: number
  rowHeight: number
  cellWidth: number
  scrollParent: Element
}

/** `flat` without layout; undefined before a render. */
export function useGridLayout(
  list: RefObject<HTMLElement | null>,
  cells: number,
): GridLayout | 'flat' | undefined {
  const [layout, setLayout] = useState<GridLayout | 'flat'>()
  const inBrowser = useInBrowser()
  const isEmpty = cells === 0
  useBrowserLayoutEffect(() => {
    const element = list.current
    if (!inBrowser || !element || isEmpty) return
    const update = () =>
      setLayout((before) => keepIfSame(before, readLayout(element)))
    update()
    if (!window.ResizeObserver) return
    const observer = new ResizeObserver(update)
    observer.observe(element)
    return () => observer.disconnect()
  }, [inBrowser, isEmpty, list])
  return layout
}

function readLayout(list: HTMLElement): GridLayout | 'flat' {
  const cell = list.querySelector<HTMLElement>(':scope > [data-index]')
  const { height = 0, width = 0 } = cell?.getBoundingClientRect() ?? {}
  if (height === 0 || !window.ResizeObserver) return 'flat'
  const style = getComputedStyle(list)
  return {
    columns: style.gridTemplateColumns.split(' ').length,
    columnGap: Number.parseFloat(style.columnGap) || 0,
    rowGap: Number.parseFloat(style.rowGap) || 0,
    rowHeight: height,
    cellWidth: width,
    scrollParent: findScrollParent(list),
  }
}

function keepIfSame(
  before: GridLayout | 'flat' | undefined,
  now: GridLayout | 'flat',
): GridLayout | 'flat' {
  if (!before || before === 'flat' || now === 'flat')
    return before === now ? before : now
  const isSame =
    before.columns === now.columns &&
    before.scrollParent === now.scrollParent &&
    before.columnGap === now.columnGap &&
    before.rowGap === now.rowGap &&
    Math.abs(before.cellWidth - now.cellWidth) < 0.5
  return isSame ? before : now
}

'use client'
import { type FocusEvent, type KeyboardEvent, useState } from 'react'

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  End: (_, count) => count - 1,
  Home: () => 0,
}

/** Moves the focus between rows and their buttons. Tab stops at one row. */
export function useRowKeys(count: number) {
  const [current, setCurrent] = useState(0)
  const stop = Math.min(current, Math.max(0, count - 1))
  return {
    body: {
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const step = steps[event.key]
        const from = event.target as HTMLElement
        const row = from.closest('tr')
        if (!step || !row || event.defaultPrevented) return
        if (from.closest('input, select, [role=dialog]')) return
        const rows = [...event.currentTarget.children]
        const next = rows[step(rows.indexOf(row), count)]
        if (!(next instanceof HTMLElement)) return
        event.preventDefault()
        const stop = getTabStops(row).indexOf(from)
        ;(getTabStops(next)[stop] ?? next).focus()
      },
    },
    row: (index: number) => ({
      onFocus: (_: FocusEvent) => setCurrent(index),
      tabIndex: index === stop ? 0 : -1,
    }),
  }
}

function getTabStops(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('a, button:not(:disabled)')]
}

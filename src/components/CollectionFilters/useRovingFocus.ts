'use client'
import { type KeyboardEvent, useState } from 'react'

export function useRovingFocus(count: number) {
  const [last, setLast] = useState(0)
  const current = Math.min(last, count - 1)
  return {
    getProps: (index: number) => ({
      onFocus: () => setLast(index),
      tabIndex: index === current ? 0 : -1,
    }),
    onKeyDown: (event: KeyboardEvent) => {
      const inputs = [...event.currentTarget.querySelectorAll('input')]
      const index = inputs.indexOf(event.target as HTMLInputElement)
      const next = {
        ArrowDown: inputs[index + 1],
        ArrowUp: inputs[index - 1],
        End: inputs.at(-1),
        Home: inputs[0],
      }[event.key]
      if (!next) return
      event.preventDefault()
      next.focus()
    },
  }
}

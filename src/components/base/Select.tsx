'use client'
import type { ReactNode } from 'react'
import { ChevronDown } from '../icon/icons.js'

/** A native select, styled where the browser allows it (`appearance: base-select`). */
export function Select<value extends string>(props: {
  /** Accessible name. */
  label: string
  /** Picture before the text. */
  mark?: ReactNode
  onValueChange: (value: value) => void
  options: readonly { label: string; value: value }[]
  value: value
}) {
  const { label, mark, onValueChange, options, value } = props
  return (
    <span className="mk-select">
      {mark}
      <select
        aria-label={label}
        className="mk-select-field"
        onChange={({ target }) => onValueChange(target.value as value)}
        value={value}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown />
    </span>
  )
}

'use client'
import type { ReactNode } from 'react'
import { ChevronDown } from '../icon/icons.js'

export function Select<value extends string>(props: {
  label: string
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

'use client'
import { type ReactNode, useId } from 'react'

export function Segments<value extends string>(props: {
  label: string
  onValueChange: (value: value) => void
  options: readonly {
    disabled?: boolean | undefined
    icon?: ReactNode
    label: string
    value: value
  }[]
  value: value
}) {
  const { label, onValueChange, options, value } = props
  const name = useId()
  return (
    <fieldset className="mk-segmented">
      <legend className="mk-sr-only">{label}</legend>
      {options.map((option) => (
        <label
          data-icon={option.icon ? '' : undefined}
          className="mk-segmented-option"
          key={option.value}
          title={option.icon ? option.label : undefined}
        >
          <input
            aria-label={option.icon ? option.label : undefined}
            checked={option.value === value}
            className="mk-segmented-input"
            disabled={option.disabled}
            name={name}
            onChange={() => onValueChange(option.value)}
            type="radio"
          />
          {option.icon ?? <span>{option.label}</span>}
        </label>
      ))}
    </fieldset>
  )
}

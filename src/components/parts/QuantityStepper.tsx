'use client'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { type KeyboardEvent, useState } from 'react'
import { useLabels } from './useLabels.js'

/** A whole number between 1 and `max`, of any size. */
export function QuantityStepper(props: {
  disabled?: boolean | undefined
  max: bigint
  onChange: (value: bigint) => void
  value: bigint
}) {
  const { disabled = false, max, onChange, value } = props
  const labels = useLabels()
  const [draft, setDraft] = useState<string>()
  const set = (next: bigint) => {
    setDraft(undefined)
    onChange(clamp(next, max))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1n, ArrowDown: -1n, PageUp: 10n, PageDown: -10n }[
      event.key
    ]
    if (!step) return
    event.preventDefault()
    set(value + step)
  }
  const button = { 'data-mk': 'button', 'data-variant': 'icon' } as const
  return (
    <div data-mk="stepper">
      <button
        {...button}
        aria-label={labels.decrease}
        disabled={disabled || value <= 1n}
        onClick={() => set(value - 1n)}
        type="button"
      >
        <Minus />
      </button>
      <input
        aria-label={labels.quantity}
        autoComplete="off"
        data-mk="stepper-input"
        disabled={disabled}
        inputMode="numeric"
        onBlur={() => setDraft(undefined)}
        onChange={({ target }) => {
          const digits = target.value.replace(/\D/g, '')
          setDraft(digits)
          if (BigInt(digits || 0) > 0n) onChange(clamp(BigInt(digits), max))
        }}
        onKeyDown={onKeyDown}
        value={draft ?? String(value)}
      />
      <button
        {...button}
        aria-label={labels.increase}
        disabled={disabled || value >= max}
        onClick={() => set(value + 1n)}
        type="button"
      >
        <Plus />
      </button>
      <span data-mk="stepper-max">{labels.quantityOf(String(max))}</span>
    </div>
  )
}

/** The nearest whole number from 1 to `max`. */
export function clamp(value: bigint, max: bigint): bigint {
  if (value > max) return max > 0n ? max : 1n
  return value < 1n ? 1n : value
}

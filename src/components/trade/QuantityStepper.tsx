'use client'
import { type KeyboardEvent, useState } from 'react'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { Button, LinkButton } from '../base/Button.js'
import { Minus, Plus } from '../icon/icons.js'
import { formatCount } from '../Price/formatPrice.js'
import { useLabels } from '../text/useLabels.js'
import { tradeLabels } from './tradeLabels.js'

export function QuantityStepper(props: {
  disabled?: boolean | undefined
  max: bigint
  name?: string | undefined
  onChange: (value: bigint) => void
  value: bigint
}) {
  const { disabled = false, max, name, onChange, value } = props
  const labels = useLabels(tradeLabels)
  const { locale } = useMarketKit()
  const [draft, setDraft] = useState<string>()
  const named = (label: string) => (name ? labels.named(label, name) : label)
  const set = (next: bigint) => {
    setDraft(undefined)
    onChange(clamp(next, max))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = {
      ArrowUp: value + 1n,
      ArrowDown: value - 1n,
      PageUp: value + 10n,
      PageDown: value - 10n,
    }[event.key]
    if (wanted === undefined) return
    event.preventDefault()
    set(wanted)
  }
  return (
    <div className="mk-stepper">
      <Button
        aria-label={named(labels.decrease)}
        data-variant="icon"
        disabled={disabled || value <= 1n}
        onClick={() => set(value - 1n)}
      >
        <Minus />
      </Button>
      <input
        aria-label={named(labels.quantity)}
        aria-valuemax={Number(max)}
        aria-valuemin={1}
        aria-valuenow={Number(value)}
        autoComplete="off"
        className="mk-stepper-input"
        disabled={disabled}
        inputMode="numeric"
        onBlur={() => setDraft(undefined)}
        onChange={({ target }) => {
          const typed = target.value.trim()
          // A pasted 2.5 must not become 25.
          if (!/^\d*$/.test(typed)) return
          // An empty field counts as 1, so that the button tells what it buys.
          const wanted = BigInt(typed || 1)
          const next = clamp(wanted, max)
          onChange(next)
          setDraft(wanted === next ? typed : undefined)
        }}
        onKeyDown={onKeyDown}
        role="spinbutton"
        value={draft ?? String(value)}
      />
      <Button
        aria-label={named(labels.increase)}
        data-variant="icon"
        disabled={disabled || value >= max}
        onClick={() => set(value + 1n)}
      >
        <Plus />
      </Button>
      <span className="mk-stepper-max">
        {labels.quantityOf(formatCount(max, locale))}
        <LinkButton
          aria-label={named(labels.maximum)}
          disabled={disabled || value >= max}
          onClick={() => set(max)}
        >
          {labels.maximum}
        </LinkButton>
      </span>
    </div>
  )
}

export function clamp(value: bigint, max: bigint): bigint {
  if (value > max) return max > 0n ? max : 1n
  return value < 1n ? 1n : value
}

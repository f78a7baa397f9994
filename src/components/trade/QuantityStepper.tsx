'use client'
import { type KeyboardEvent, useState } from 'react'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { tradeLabels } from '../../labels/tradeLabels.js'
import { getQuantityDecimals, getWholeToken } from '../../order/quantity.js'
import type { Order } from '../../rpc/schemas.js'
import { Button, LinkButton } from '../base/Button.js'
import { Minus, Plus } from '../icon/icons.js'
import { formatCount } from '../Price/formatPrice.js'
import { parsePrice } from '../Price/parsePrice.js'
import { useLabels } from '../text/useLabels.js'

/** Shows and reads whole tokens; `max` and `value` are base units of `order`. */
export function QuantityStepper(props: {
  disabled?: boolean | undefined
  max: bigint
  name?: string | undefined
  onChange: (value: bigint) => void
  /** Whose `quantityDecimals` count. @default 0 decimals */
  order?: Pick<Order, 'quantityDecimals'> | undefined
  value: bigint
}) {
  const { disabled = false, max, name, onChange, order, value } = props
  const labels = useLabels(tradeLabels)
  const { locale } = useMarketKit()
  const [draft, setDraft] = useState<string>()
  const named = (label: string) => (name ? labels.named(label, name) : label)
  const decimals = getQuantityDecimals(order)
  const one = getWholeToken(order)
  const set = (next: bigint) => {
    setDraft(undefined)
    // Less than one token is typed, never stepped to.
    if (next < 1n && value < one) return
    onChange(clamp(next, max, one))
  }
  const type = (text: string) => {
    const { amount, problem } = parsePrice(text, decimals, locale)
    // A pasted 2.5 of whole tokens must not become 25.
    if (problem === 'invalid' || problem === 'tooManyDecimals') return
    // An empty field counts as 1, so that the button states a quantity.
    const isUnfinished = problem === 'empty' || (decimals > 0 && amount === '0')
    const wanted = isUnfinished ? one : BigInt(amount ?? max + 1n)
    const next = clamp(wanted, max, one)
    onChange(next)
    setDraft(wanted === next || isUnfinished ? text : undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = {
      ArrowUp: value + one,
      ArrowDown: value - one,
      PageUp: value + 10n * one,
      PageDown: value - 10n * one,
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
        disabled={disabled || value <= one}
        onClick={() => set(value - one)}
      >
        <Minus />
      </Button>
      <input
        aria-label={named(labels.quantity)}
        aria-valuemax={Number(max) / Number(one)}
        aria-valuemin={1 / Number(one)}
        aria-valuenow={Number(value) / Number(one)}
        autoComplete="off"
        className="mk-stepper-input"
        disabled={disabled}
        inputMode={decimals ? 'decimal' : 'numeric'}
        onBlur={() => setDraft(undefined)}
        onChange={({ target }) => type(target.value.trim())}
        onKeyDown={onKeyDown}
        role="spinbutton"
        value={
          draft ??
          (decimals ? formatCount(value, locale, decimals) : String(value))
        }
      />
      <Button
        aria-label={named(labels.increase)}
        data-variant="icon"
        disabled={disabled || value >= max}
        onClick={() => set(value + one)}
      >
        <Plus />
      </Button>
      <span className="mk-stepper-max">
        <span>{labels.quantityOf(formatCount(max, locale, decimals))}</span>
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

/** Returns `value`, or one token if it is below 1; at most `max` unless that is zero. */
export function clamp(value: bigint, max: bigint, one = 1n): bigint {
  const wanted = value < 1n ? one : value
  if (wanted <= max) return wanted
  return max > 0n ? max : one
}

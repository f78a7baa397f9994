'use client'
import { type ReactNode, useId } from 'react'
import type { Address } from 'viem'
import { Select } from '../base/Select.js'
import { CurrencyMark } from '../Price/CurrencyMark.js'
import { priceLabels } from '../Price/priceLabels.js'
import type { CurrencyFacts } from '../Price/useCurrency.js'
import { useLabels } from '../text/useLabels.js'
import { tradeLabels } from '../trade/tradeLabels.js'

export function PriceField(props: {
  children?: ReactNode
  currency: CurrencyFacts
  currencySlot: ReactNode
  hasFocus?: boolean
  label: string
  onChange: (text: string) => void
  problem:
    | 'empty'
    | 'invalid'
    | 'tooManyDecimals'
    | 'tooLarge'
    | 'zero'
    | undefined
  value: string
}) {
  const { children, currency, currencySlot, hasFocus, label, problem } = props
  const labels = useLabels(tradeLabels)
  const id = useId()
  const message =
    problem === undefined || problem === 'empty'
      ? undefined
      : problem === 'tooManyDecimals'
        ? labels['price.tooManyDecimals'](currency.symbol, currency.decimals)
        : labels[`price.${problem}`]
  return (
    <div className="mk-field">
      <label className="mk-field-label" htmlFor={id}>
        {label}
      </label>
      <div data-invalid={message ? '' : undefined} className="mk-price-field">
        <input
          data-autofocus={hasFocus ? '' : undefined}
          aria-describedby={message ? `${id}-problem` : undefined}
          aria-invalid={message ? true : undefined}
          autoComplete="off"
          className="mk-price-input"
          id={id}
          inputMode="decimal"
          onChange={({ target }) => props.onChange(target.value)}
          placeholder="0"
          spellCheck={false}
          value={props.value}
        />
        {currencySlot}
      </div>
      {message && (
        <p className="mk-field-problem" id={`${id}-problem`} role="alert">
          {message}
        </p>
      )}
      {children}
    </div>
  )
}

export function CurrencySelect(props: {
  choices: readonly { address: Address; symbol: string }[]
  currency: { address: Address; symbol: string }
  onChange: (currency: Address) => void
}) {
  const { choices, currency, onChange } = props
  const labels = useLabels(priceLabels)
  return (
    <Select
      label={labels.currency}
      mark={<CurrencyMark symbol={currency.symbol} />}
      onValueChange={onChange}
      options={choices.map(({ address, symbol }) => ({
        label: symbol,
        value: address,
      }))}
      value={currency.address}
    />
  )
}

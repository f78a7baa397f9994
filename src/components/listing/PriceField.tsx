'use client'
import { type ReactNode, useId } from 'react'
import type { Address } from 'viem'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { priceLabels } from '../../labels/priceLabels.js'
import { type TradeLabels, tradeLabels } from '../../labels/tradeLabels.js'
import { getWholeToken } from '../../order/quantity.js'
import { Select } from '../base/Select.js'
import { CurrencyMark } from '../Price/CurrencyMark.js'
import { formatAmount } from '../Price/formatPrice.js'
import { useLabels } from '../text/useLabels.js'
import type { ListTerms } from './listTerms.js'
import type { ListCurrency } from './useCurrencies.js'

export function PriceField(props: {
  children?: ReactNode
  choices?: readonly ListCurrency[] | undefined
  currency: ListCurrency
  hasFocus?: boolean
  item?: ListTerms['item'] | undefined
  label: string
  onChange: (text: string) => void
  onCurrencyChange?: (currency: Address) => void
  problem: ListTerms['problem']
  value: string
}) {
  const { children, choices, currency, hasFocus, label } = props
  const labels = useLabels(tradeLabels)
  const id = useId()
  const { locale } = useMarketKit()
  const { item, problem } = props
  const message = getPriceProblem(problem, { currency, item, labels, locale })
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
        {choices && props.onCurrencyChange ? (
          <CurrencySelect
            choices={choices}
            currency={currency}
            onChange={props.onCurrencyChange}
          />
        ) : (
          <span className="mk-price-currency">{currency.symbol}</span>
        )}
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

/** Undefined for an empty field: it isn't wrong, just not filled in yet. */
export function getPriceProblem(
  problem: ListTerms['problem'],
  options: {
    currency: ListCurrency
    item: ListTerms['item'] | undefined
    labels: TradeLabels
    locale: string | undefined
  },
): string | undefined {
  const { currency, item, labels, locale } = options
  switch (problem) {
    case undefined:
    case 'empty':
      return undefined
    case 'tooManyDecimals':
      return labels['price.tooManyDecimals'](currency.symbol, currency.decimals)
    case 'indivisible':
      return labels['price.indivisible'](
        formatAmount(getWholeToken(item), currency, locale),
      )
    default:
      return labels[`price.${problem}`]
  }
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

'use client'
import { type ReactNode, useId } from 'react'
import type { Address } from 'viem'
import { ChevronDown } from '../icon/icons.js'
import { CurrencyMark } from '../Price/CurrencyMark.js'
import { priceLabels } from '../Price/priceLabels.js'
import { useLabels } from '../text/useLabels.js'
import { tradeLabels } from '../trade/tradeLabels.js'
import type { ListTerms } from './listTerms.js'

/** A price as people write it, and its currency. */
export function PriceField(props: {
  /** Stands below it, such as prices to go by. */
  children?: ReactNode
  form: ListTerms
  label: string
}) {
  const { choices, currency, draft, edit, problem } = props.form
  const labels = useLabels(priceLabels, tradeLabels)
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
        {props.label}
      </label>
      <div data-invalid={message ? '' : undefined} className="mk-price-field">
        <input
          data-autofocus=""
          aria-describedby={message ? `${id}-problem` : undefined}
          aria-invalid={message ? true : undefined}
          autoComplete="off"
          className="mk-price-input"
          id={id}
          inputMode="decimal"
          onChange={({ target }) => edit({ price: target.value })}
          placeholder="0"
          spellCheck={false}
          value={draft.price}
        />
        <div className="mk-currency-select">
          <CurrencyMark symbol={currency.symbol} />
          <select
            aria-label={labels.currency}
            onChange={({ target }) =>
              edit({ currency: target.value as Address })
            }
            value={currency.address}
          >
            {choices.map(({ address, symbol }) => (
              <option key={address} value={address}>
                {symbol}
              </option>
            ))}
          </select>
          <ChevronDown />
        </div>
      </div>
      {message && (
        <p className="mk-field-problem" id={`${id}-problem`} role="alert">
          {message}
        </p>
      )}
      {props.children}
    </div>
  )
}

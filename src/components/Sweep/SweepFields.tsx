'use client'
import { type CSSProperties, useId } from 'react'
import type { Address } from 'viem'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { ChevronDown } from '../icon/icons.js'
import { CurrencyMark } from '../Price/CurrencyMark.js'
import { formatCount } from '../Price/formatPrice.js'
import { priceLabels } from '../Price/priceLabels.js'
import { useLabels } from '../text/useLabels.js'
import { QuantityStepper } from '../trade/QuantityStepper.js'
import { tradeLabels } from '../trade/tradeLabels.js'
import { sweepLabels } from './sweepLabels.js'
import type { SweepChoice } from './useSweepChoice.js'

/** How many, or for how much, and in which currency. */
export function SweepFields(props: { disabled: boolean; sweep: SweepChoice }) {
  const { disabled, sweep } = props
  const { choices, currency, draft } = sweep
  const labels = useLabels(priceLabels, sweepLabels)
  const name = useId()
  return (
    <fieldset className="mk-fieldset" disabled={disabled}>
      <div className="mk-sweep-choice">
        <fieldset aria-label={labels.sweepBy} className="mk-segments">
          {(['count', 'budget'] as const).map((by) => (
            <label className="mk-segment" key={by}>
              <input
                checked={draft.by === by}
                name={name}
                onChange={() => sweep.edit({ by })}
                type="radio"
                value={by}
              />
              {by === 'count' ? labels.sweepByCount : labels.sweepByBudget}
            </label>
          ))}
        </fieldset>
        {choices.length > 1 && (
          <div className="mk-currency-select">
            <CurrencyMark symbol={currency.symbol} />
            <select
              aria-label={labels.currency}
              onChange={({ target }) =>
                sweep.edit({ budget: '', currency: target.value as Address })
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
        )}
      </div>
      {draft.by === 'count' ? (
        <CountField disabled={disabled} sweep={sweep} />
      ) : (
        <BudgetField sweep={sweep} />
      )}
    </fieldset>
  )
}

function CountField(props: { disabled: boolean; sweep: SweepChoice }) {
  const { disabled, sweep } = props
  const { available, count } = sweep
  const labels = useLabels(sweepLabels)
  const { locale } = useMarketKit()
  if (available < 1n) return null
  const set = (count: bigint) => sweep.edit({ count })
  const filled = Number(count - 1n) / Number(available - 1n || 1n)
  return (
    <div className="mk-sweep-count">
      {available > 1n && available <= 1_000n && (
        <input
          aria-label={labels.sweepCount}
          aria-valuetext={labels.sweepValue(
            formatCount(count, locale),
            formatCount(available, locale),
          )}
          className="mk-slider"
          max={String(available)}
          min="1"
          style={{ '--mk-filled': filled } as CSSProperties}
          onChange={({ target }) => set(BigInt(target.value))}
          type="range"
          value={String(count)}
        />
      )}
      <QuantityStepper
        disabled={disabled}
        max={available}
        onChange={set}
        value={count}
      />
    </div>
  )
}

function BudgetField(props: { sweep: SweepChoice }) {
  const { sweep } = props
  const { budget, currency, draft } = sweep
  const { problem } = budget
  const labels = useLabels(sweepLabels, tradeLabels)
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
        {labels.sweepBudget}
      </label>
      <div data-invalid={message ? '' : undefined} className="mk-price-field">
        <input
          aria-describedby={message ? `${id}-problem` : undefined}
          aria-invalid={message ? true : undefined}
          autoComplete="off"
          className="mk-price-input"
          id={id}
          inputMode="decimal"
          onChange={({ target }) => sweep.edit({ budget: target.value })}
          placeholder="0"
          spellCheck={false}
          value={draft.budget}
        />
        <span className="mk-sweep-symbol">{currency.symbol}</span>
      </div>
      {message && (
        <p className="mk-field-problem" id={`${id}-problem`} role="alert">
          {message}
        </p>
      )}
    </div>
  )
}

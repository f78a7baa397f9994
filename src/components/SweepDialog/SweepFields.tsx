'use client'
import type { CSSProperties } from 'react'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { sweepLabels } from '../../labels/sweepLabels.js'
import { Segments } from '../base/Segments.js'
import { CurrencySelect, PriceField } from '../listing/PriceField.js'
import { formatCount } from '../Price/formatPrice.js'
import { useLabels } from '../text/useLabels.js'
import { QuantityStepper } from '../trade/QuantityStepper.js'
import type { SweepChoice } from './useSweepChoice.js'

export function SweepFields(props: { disabled: boolean; sweep: SweepChoice }) {
  const { disabled, sweep } = props
  const { choices, currency, draft } = sweep
  const labels = useLabels(sweepLabels)
  return (
    <fieldset className="mk-fieldset" disabled={disabled}>
      <div className="mk-sweep-choice">
        <Segments
          label={labels.sweepBy}
          onValueChange={(by) => sweep.edit({ by })}
          options={[
            { label: labels.sweepByCount, value: 'count' },
            { label: labels.sweepByBudget, value: 'budget' },
          ]}
          value={draft.by}
        />
        {choices.length > 1 && (
          <CurrencySelect
            choices={choices}
            currency={currency}
            onChange={(currency) => sweep.edit({ budget: '', currency })}
          />
        )}
      </div>
      {draft.by === 'count' ? (
        <CountField disabled={disabled} sweep={sweep} />
      ) : (
        <PriceField
          currency={currency}
          label={labels.sweepBudget}
          onChange={(budget) => sweep.edit({ budget })}
          problem={sweep.budget.problem}
          value={draft.budget}
        />
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
          className="mk-thumb mk-slider"
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

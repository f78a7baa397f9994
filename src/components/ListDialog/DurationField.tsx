'use client'
import { useId } from 'react'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { useLabels } from '../parts/useLabels.js'
import { durations } from './useListForm.js'

/** For how long to list, among the usual choices. */
export function DurationField(props: {
  hint: string
  onChange: (seconds: number) => void
  value: number
}) {
  const { hint, onChange, value } = props
  const labels = useLabels()
  const { locale } = useMarketKit()
  const name = useId()
  return (
    <fieldset data-mk="field">
      <legend data-mk="field-label">
        {labels.duration}
        <span data-mk="field-hint">{hint}</span>
      </legend>
      <div data-mk="choices">
        {durations.map((seconds) => (
          <label data-mk="choice" key={seconds}>
            <input
              checked={seconds === value}
              name={name}
              onChange={() => onChange(seconds)}
              type="radio"
              value={seconds}
            />
            {formatDuration(seconds, locale)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Whole months from thirty days on, else days. */
function formatDuration(seconds: number, locale: string | undefined): string {
  const days = seconds / 86_400
  const [value, unit] = days < 30 ? [days, 'day'] : [days / 30, 'month']
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(value)
}

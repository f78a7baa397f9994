'use client'
import { useId } from 'react'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { listLabels } from '../../labels/listLabels.js'
import { Select } from '../base/Select.js'
import { formatMoment } from '../text/formatTime.js'
import { useLabels } from '../text/useLabels.js'
import {
  durations,
  getUnixTime,
  type ListDraft,
  type ListingEnd,
  maxSeconds,
  minSeconds,
  toLocalTime,
} from './listDraft.js'

type Duration = Pick<ListDraft, 'duration' | 'endsAt'>

type DurationForm = {
  draft: Duration
  edit: (change: Partial<Duration>) => void
  end: ListingEnd
}

export function DurationField({ form }: { form: DurationForm }) {
  const { draft, edit, end } = form
  const labels = useLabels(listLabels)
  const { locale } = useMarketKit()
  const isDate = draft.endsAt !== undefined
  return (
    <div className="mk-field">
      <div className="mk-field-label">
        <span>{labels.duration}</span>
        {end.expiry !== undefined && (
          <span className="mk-field-hint">
            {labels.expires(formatMoment(end.expiry * 1000, locale))}
          </span>
        )}
      </div>
      <Select
        label={labels.duration}
        onValueChange={(value) =>
          edit(
            value === 'date'
              ? { endsAt: toLocalTime(end.expiry ?? getUnixTime() + 86_400) }
              : { duration: Number(value), endsAt: undefined },
          )
        }
        options={[
          ...durations.map((seconds) => ({
            label: formatDuration(seconds, locale),
            value: String(seconds),
          })),
          { label: labels.untilDate, value: 'date' },
        ]}
        value={isDate ? 'date' : String(draft.duration)}
      />
      {isDate && <DateField form={form} />}
    </div>
  )
}

function DateField({ form }: { form: DurationForm }) {
  const { draft, edit, end } = form
  const labels = useLabels(listLabels)
  const { locale } = useMarketKit()
  const id = useId()
  const now = getUnixTime()
  const [first, last] = [now + minSeconds, now + maxSeconds]
  const { problem } = end
  const message =
    problem &&
    (problem === 'empty'
      ? labels['endsAt.empty']
      : labels[`endsAt.${problem}`](
          formatMoment((problem === 'tooSoon' ? first : last) * 1000, locale),
        ))
  return (
    <div className="mk-date-field">
      <label className="mk-sr-only" htmlFor={id}>
        {labels.endsAt}
      </label>
      <input
        aria-describedby={`${id}-note`}
        aria-invalid={problem ? true : undefined}
        data-invalid={problem ? '' : undefined}
        className="mk-date-input"
        id={id}
        max={toLocalTime(last)}
        min={toLocalTime(first)}
        onChange={({ target }) => edit({ endsAt: target.value })}
        type="datetime-local"
        value={draft.endsAt}
      />
      {message ? (
        <p className="mk-field-problem" id={`${id}-note`} role="alert">
          {message}
        </p>
      ) : (
        <p className="mk-field-note" id={`${id}-note`}>
          {labels.timeZone(getZoneName(locale))}
        </p>
      )}
    </div>
  )
}

function getZoneName(locale: string | undefined): string {
  const format = new Intl.DateTimeFormat(locale, { timeZoneName: 'long' })
  const part = format.formatToParts().find((it) => it.type === 'timeZoneName')
  return part?.value ?? format.resolvedOptions().timeZone
}

function formatDuration(seconds: number, locale: string | undefined): string {
  const days = seconds / 86_400
  const [value, unit] = days < 30 ? [days, 'day'] : [days / 30, 'month']
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(value)
}

'use client'
import { type CSSProperties, type KeyboardEvent, useId } from 'react'
import type { Facet } from '../../hooks/browse/useBrowseFacets.js'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { filterLabels } from '../../labels/filterLabels.js'
import { plainLine } from '../text/plainText.js'
import { useLabels } from '../text/useLabels.js'
import { FacetFrame } from './FacetFrame.js'
import { useRange } from './useRange.js'

export function RangeFacet(props: {
  facet: Extract<Facet, { kind: 'range' }>
  isOpen: boolean
  onRange: (range: { min: number | undefined; max: number | undefined }) => void
}) {
  const { facet, isOpen, onRange } = props
  const { chosen, limits } = facet
  const labels = useLabels(filterLabels)
  const { locale } = useMarketKit()
  const id = useId()
  const range = useRange({ chosen, limits, locale, onRange })
  const { commit, problem, slide, slider, type } = range
  const name = plainLine(facet.name, 64)
  const format = (it = 0) => new Intl.NumberFormat(locale).format(it)
  const isSet = chosen.min !== undefined || chosen.max !== undefined
  const input = (end: 'max' | 'min', label: string) => (
    <input
      aria-describedby={problem && id}
      aria-invalid={problem ? true : undefined}
      aria-label={label}
      className="mk-input"
      inputMode="decimal"
      onBlur={commit}
      onChange={({ target }) => type({ [end]: target.value })}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && commit()}
      placeholder={limits[end] === undefined ? undefined : format(limits[end])}
      value={range[end]}
    />
  )
  return (
    <FacetFrame chosen={isSet ? 1 : 0} isOpen={isOpen} name={facet.name}>
      {slider && (
        <RangeSlider
          from={slider.from}
          max={limits.max ?? 0}
          min={limits.min ?? 0}
          name={name}
          onCommit={commit}
          onRange={slide}
          to={slider.to}
        />
      )}
      <div className="mk-range-inputs">
        {input('min', labels.rangeFrom(name))}
        <span aria-hidden="true">–</span>
        {input('max', labels.rangeTo(name))}
      </div>
      {problem && (
        <p className="mk-range-problem" id={id} role="alert">
          {problem === 'limits'
            ? limits.min === undefined || limits.max === undefined
              ? labels['rangeProblem.number']
              : labels['rangeProblem.limits'](
                  format(limits.min),
                  format(limits.max),
                )
            : labels[`rangeProblem.${problem}`]}
        </p>
      )}
    </FacetFrame>
  )
}

function RangeSlider(props: {
  from: number
  max: number
  min: number
  name: string
  onCommit: () => void
  onRange: (change: { max?: number; min?: number }) => void
  to: number
}) {
  const { max, min, name, onCommit, onRange } = props
  const labels = useLabels(filterLabels)
  const from = clamp(props.from, min, max)
  const to = clamp(props.to, from, max)
  const width = max - min || 1
  const isWhole = Number.isInteger(min) && Number.isInteger(max)
  const shared = {
    className: 'mk-thumb mk-range-thumb',
    max,
    min,
    onBlur: onCommit,
    onKeyUp: onCommit,
    onPointerUp: onCommit,
    step: isWhole ? 1 : 'any',
    type: 'range',
  } as const
  return (
    <div
      className="mk-range"
      style={
        {
          '--_from': (from - min) / width,
          '--_to': (to - min) / width,
        } as CSSProperties
      }
    >
      <input
        {...shared}
        aria-label={labels.rangeFrom(name)}
        onChange={({ target }) =>
          onRange({ min: Math.min(Number(target.value), to) })
        }
        value={from}
      />
      <input
        {...shared}
        aria-label={labels.rangeTo(name)}
        onChange={({ target }) =>
          onRange({ max: Math.max(Number(target.value), from) })
        }
        value={to}
      />
    </div>
  )
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}

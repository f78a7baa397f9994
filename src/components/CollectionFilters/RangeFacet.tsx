'use client'
import { type KeyboardEvent, useId } from 'react'
import type { Facet } from '../../hooks/useBrowseFacets.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { plainLine } from '../text/plainText.js'
import { useLabels } from '../text/useLabels.js'
import { FacetFrame } from './FacetFrame.js'
import { filterLabels } from './filterLabels.js'
import { RangeSlider } from './RangeSlider.js'
import { useRange } from './useRange.js'

/** A facet of numbers: two fields, and a slider if the limits are known. */
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

'use client'
import type { CSSProperties } from 'react'
import { useLabels } from '../text/useLabels.js'
import { filterLabels } from './filterLabels.js'

/** A slider with two thumbs: two native sliders on top of each other. */
export function RangeSlider(props: {
  from: number
  max: number
  min: number
  name: string
  /** Called when a thumb is released. */
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
    className: 'mk-range-thumb',
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
  return Number.isFinite(value) ? Math.min(Math.max(value, min), max) : min
}

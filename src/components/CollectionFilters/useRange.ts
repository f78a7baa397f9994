'use client'
import { useState } from 'react'

type Limits = { min: number | undefined; max: number | undefined }

/** Why a range cannot be taken. */
export type RangeProblem = 'number' | 'order' | 'limits'

/**
 * A range as it is typed. It is handed on when it makes sense; a limit that is
 * no limit is none.
 */
export function useRange({
  chosen,
  limits,
  onRange,
}: {
  chosen: Limits
  limits: Limits
  onRange: (range: Limits) => void
}) {
  const [draft, setDraft] = useState<Record<'max' | 'min', string>>()
  const { max, min } = draft ?? {
    max: textOf(chosen.max),
    min: textOf(chosen.min),
  }
  const range = { max: numberIn(max), min: numberIn(min) }
  const problem = problemOf(range, limits)
  return {
    max,
    min,
    problem: draft && problem,
    /** What the slider shows; undefined where the ends are not known. */
    slider:
      limits.min === undefined || limits.max === undefined
        ? undefined
        : {
            from: range.min || range.min === 0 ? range.min : limits.min,
            to: range.max || range.max === 0 ? range.max : limits.max,
          },
    /** Changes what is typed. */
    type: (change: Partial<Record<'max' | 'min', string>>) =>
      setDraft({ max, min, ...change }),
    /** Hands on what is typed. */
    commit: () => {
      if (!draft || problem) return
      setDraft(undefined)
      const next = {
        max: range.max === limits.max ? undefined : range.max,
        min: range.min === limits.min ? undefined : range.min,
      }
      if (next.max !== chosen.max || next.min !== chosen.min) onRange(next)
    },
  }
}

function problemOf(
  { max, min }: Limits,
  limits: Limits,
): RangeProblem | undefined {
  if (Number.isNaN(max) || Number.isNaN(min)) return 'number'
  const ends = [min, max].filter((it) => it !== undefined)
  const isOutside = ends.some(
    (it) =>
      it < (limits.min ?? Number.NEGATIVE_INFINITY) ||
      it > (limits.max ?? Number.POSITIVE_INFINITY),
  )
  if (isOutside) return 'limits'
  return min !== undefined && max !== undefined && min > max
    ? 'order'
    : undefined
}

/** NaN for what is no number, undefined for nothing. */
function numberIn(text: string): number | undefined {
  const plain = text.trim().replace(',', '.').replace('−', '-')
  if (!plain) return undefined
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN
}

function textOf(number: number | undefined): string {
  return number === undefined ? '' : String(number)
}

'use client'
import { useState } from 'react'
import { formatUnits } from 'viem'
import { parsePrice } from '../ListDialog/parsePrice.js'
import { numberFormat } from '../Price/numberFormat.js'

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
  locale,
  onRange,
}: {
  chosen: Limits
  limits: Limits
  locale: string | undefined
  onRange: (range: Limits) => void
}) {
  const [draft, setDraft] = useState<Record<'max' | 'min', string>>()
  const { max, min } = draft ?? {
    max: toText(chosen.max, locale),
    min: toText(chosen.min, locale),
  }
  const range = { max: numberIn(max, locale), min: numberIn(min, locale) }
  const problem = findProblem(range, limits)
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
    /** Moves an end of the slider. */
    slide: (change: Partial<Limits>) =>
      setDraft({
        max: change.max === undefined ? max : toText(change.max, locale),
        min: change.min === undefined ? min : toText(change.min, locale),
      }),
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

function findProblem(
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
function numberIn(
  text: string,
  locale: string | undefined,
): number | undefined {
  const [, sign, digits = ''] = /^[\p{Cf}\s]*([+−-]?)(.*)$/su.exec(text) ?? []
  const { amount, problem } = parsePrice(digits, places, locale)
  if (problem === 'empty') return sign ? Number.NaN : undefined
  if (amount === undefined) return Number.NaN
  // As decimal text: dividing by a power of ten leaves fractions behind.
  const number = Number(formatUnits(BigInt(amount), places))
  return sign && sign !== '+' ? -number : number
}

/** As it can be read again: without what groups thousands. */
function toText(number: number | undefined, locale: string | undefined) {
  if (number === undefined) return ''
  return numberFormat(locale, {
    maximumFractionDigits: places,
    useGrouping: false,
  }).format(number)
}

/** Decimal places that a range can have. */
const places = 12

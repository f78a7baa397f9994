'use client'
import { useState } from 'react'
import { formatUnits } from 'viem'
import { getNumberFormat } from '../Price/numberFormat.js'
import { parsePrice } from '../Price/parsePrice.js'

type Limits = { min: number | undefined; max: number | undefined }

export type RangeProblem = 'number' | 'order' | 'limits'

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
  const range = { max: parseNumber(max, locale), min: parseNumber(min, locale) }
  const problem = findProblem(range, limits)
  return {
    max,
    min,
    problem: draft && problem,
    slider:
      limits.min === undefined || limits.max === undefined
        ? undefined
        : {
            from: range.min || range.min === 0 ? range.min : limits.min,
            to: range.max || range.max === 0 ? range.max : limits.max,
          },
    slide: (change: Partial<Limits>) =>
      setDraft({
        max: change.max === undefined ? max : toText(change.max, locale),
        min: change.min === undefined ? min : toText(change.min, locale),
      }),
    type: (change: Partial<Record<'max' | 'min', string>>) =>
      setDraft({ max, min, ...change }),
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

/** NaN if the text isn't a number, undefined if it is empty. */
function parseNumber(
  text: string,
  locale: string | undefined,
): number | undefined {
  const [, sign, digits = ''] = /^[\p{Cf}\s]*([+−-]?)(.*)$/su.exec(text) ?? []
  const { amount, problem } = parsePrice(digits, maxFractionDigits, locale)
  if (problem === 'empty') return sign ? Number.NaN : undefined
  if (amount === undefined) return Number.NaN
  // Formats as decimal text first: dividing by a power of ten leaves fractions.
  const number = Number(formatUnits(BigInt(amount), maxFractionDigits))
  return sign && sign !== '+' ? -number : number
}

function toText(number: number | undefined, locale: string | undefined) {
  if (number === undefined) return ''
  return getNumberFormat(locale, {
    maximumFractionDigits: maxFractionDigits,
    useGrouping: false,
  }).format(number)
}

const maxFractionDigits = 12

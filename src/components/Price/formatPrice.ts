import { checked } from '../../errors.js'
import { getNumberFormat } from './numberFormat.js'

/** Options of `formatPrice`. */
export type PriceFormat = {
  /** Locale, such as `de-CH`. @default the runtime's */
  locale?: string | undefined
  /** Shows every decimal place. @default false */
  exact?: boolean | undefined
}

const places = 4
const billion = 1_000_000_000n
const cent = 0.01

/**
 * Formats an amount of smallest units: at most four decimal places, `<0.0001`
 * for less, `1.2B` for large amounts, `1E30` beyond that. Never converts to a
 * float.
 *
 * @example
 * import { formatPrice } from 'marketkit'
 *
 * formatPrice('1500000', 6, { locale: 'en' }) // '1.5'
 */
export function formatPrice(
  amount: bigint | string,
  decimals: number,
  { locale, exact = false }: PriceFormat = {},
): string {
  return checked(() => {
    const units = BigInt(amount)
    const one = 10n ** BigInt(decimals)
    if (exact) return write(units, decimals, locale)
    if (units >= billion * one)
      return getNumberFormat(locale, {
        maximumFractionDigits: 2,
        // No locale has words for such numbers, and zeros would be cut off.
        notation: units >= billion * billion * one ? 'scientific' : 'compact',
      }).format(units / one)
    if (units > 0n && units * 10n ** BigInt(places) < one)
      return `<${write(1n, places, locale)}`
    const kept = Math.min(decimals, units < 1000n * one ? places : 2)
    return write(round(units, decimals - kept), kept, locale)
  })
}

export function formatAmount(
  amount: bigint | string,
  currency: {
    decimals: number
    hasUnknownDecimals?: true | undefined
    symbol: string
  },
  locale: string | undefined,
): string {
  const { decimals, hasUnknownDecimals, symbol } = currency
  if (hasUnknownDecimals) return `– ${symbol}`
  return `${formatPrice(amount, decimals, { exact: true, locale })} ${symbol}`
}

/** `<$0.01` for less; empty if `value` isn't a number. */
export function formatUSD(value: number, locale?: string | undefined): string {
  if (!Number.isFinite(value)) return ''
  if (value > 0 && value < cent) return `<${formatUSD(cent, locale)}`
  return getNumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    notation: value >= 1e9 ? 'compact' : 'standard',
  }).format(value)
}

/** A quantity is an integer of base units: see `getQuantityDecimals`. */
export function formatCount(
  count: bigint | string,
  locale?: string | undefined,
  decimals = 0,
): string {
  return write(BigInt(count), decimals, locale)
}

export function formatBps(bps: number, locale?: string | undefined): string {
  return getNumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 2,
  }).format(bps / 10_000)
}

/** Rounds up to four decimal places. */
export function roundUp(units: bigint, decimals: number): bigint {
  const unit = 10n ** BigInt(Math.max(0, decimals - places))
  return ((units + unit - 1n) / unit) * unit
}

function round(units: bigint, places: number): bigint {
  const unit = 10n ** BigInt(places)
  return (units + unit / 2n) / unit
}

/** `Intl` of older runtimes stops at 20 decimal places. */
function write(units: bigint, decimals: number, locale?: string): string {
  const digits = String(units).padStart(decimals + 1, '0')
  const split = digits.length - decimals
  const { decimal, digit } = getSymbols(locale)
  const spell = (text: string) =>
    text.replace(/\d/g, (it) => digit[Number(it)] ?? it)
  const start = digits.slice(0, split)
  // Skips `Intl` for short numbers, which is faster for a page of cards.
  const whole =
    split <= 3 ? spell(start) : getNumberFormat(locale).format(BigInt(start))
  const fraction = digits.slice(split).replace(/0+$/, '')
  return fraction ? `${whole}${decimal}${spell(fraction)}` : whole
}

export function getSymbols(locale?: string | undefined): Symbols {
  const known = symbols.get(locale)
  if (known) return known
  const parts = getNumberFormat(locale).formatToParts(1_234_567.8)
  const find = (type: string) => parts.find((part) => part.type === type)?.value
  const plain = getNumberFormat(locale, { useGrouping: false })
  const found = {
    decimal: find('decimal') ?? '.',
    digit: [...Array(10).keys()].map((value) => plain.format(value)),
    group: find('group') ?? ',',
  }
  symbols.set(locale, found)
  return found
}

type Symbols = { decimal: string; digit: readonly string[]; group: string }

const symbols = /* @__PURE__ */ new Map<string | undefined, Symbols>()

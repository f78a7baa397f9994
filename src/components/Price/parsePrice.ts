import { checked } from '../../errors.js'
import { getSymbols } from './formatPrice.js'

/** A price in smallest units, or why the text is not one. */
export type ParsedPrice =
  | { amount: string; problem?: undefined }
  | {
      amount?: undefined
      problem: 'empty' | 'invalid' | 'tooManyDecimals' | 'tooLarge'
    }

/** Spaces, direction marks, and apostrophes that group digits. */
const noise = /[\s\u00a0\u202f\u2009\u200b-\u200f\u2060-\u2069\u061c'’＇_]/g

/**
 * Parses a typed or pasted price in the user's language: `1.234,5` is 1234.5
 * in German. A sign that can't group thousands counts as the decimal sign, so
 * `1,5` is one and a half everywhere. Exponents are invalid, and nothing is
 * rounded.
 *
 * @example
 * import { parsePrice } from 'marketkit'
 *
 * parsePrice('1.234,5', 6, 'de').amount // '1234500000'
 * parsePrice('ten', 6).problem // 'invalid'
 */
export function parsePrice(
  text: string,
  decimals: number,
  locale?: string | undefined,
): ParsedPrice {
  return checked(() => {
    const plain = toPlainDigits(text, locale)
    if (!plain) return { problem: 'empty' }
    const split = splitNumber(plain, getSymbols(locale).decimal)
    if (!split) return { problem: 'invalid' }
    const fraction = split.fraction.replace(/0+$/, '')
    if (fraction.length > decimals) return { problem: 'tooManyDecimals' }
    if (split.whole.length > 100) return { problem: 'tooLarge' }
    const amount = BigInt(
      `${split.whole}${fraction.padEnd(decimals, '0')}` || 0,
    )
    if (amount >= 2n ** 256n) return { problem: 'tooLarge' }
    return { amount: String(amount) }
  })
}

function toPlainDigits(text: string, locale: string | undefined): string {
  const { digit } = getSymbols(locale)
  return [...text.replace(noise, '')]
    .map((sign) => {
      const value = digit.indexOf(sign)
      return value < 0 ? (readDigit(sign) ?? sign) : String(value)
    })
    .join('')
    .replace(/[٫．]/g, '.')
    .replace(/[٬，]/g, ',')
}

/** Each script has its ten digits in a row, from zero up. */
function readDigit(sign: string): string | undefined {
  if (!isDigit(sign)) return undefined
  const code = sign.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && isDigit(String.fromCodePoint(code - value - 1)))
    value += 1
  return String(value)
}

function isDigit(sign: string): boolean {
  return /^\p{Nd}$/u.test(sign)
}

const grouped = {
  ',': /^[1-9]\d{0,2}(,\d{2,3})*,\d{3}$/,
  '.': /^[1-9]\d{0,2}(\.\d{3})+$/,
}

function splitNumber(
  text: string,
  localDecimal: string,
): { whole: string; fraction: string } | undefined {
  if (!/^[\d.,]*\d[\d.,]*$/.test(text)) return undefined
  const local = localDecimal === ',' ? ',' : '.'
  const other = local === ',' ? '.' : ','
  const position = findDecimal(text, local, other)
  const whole = position < 0 ? text : text.slice(0, position)
  const fraction = position < 0 ? '' : text.slice(position + 1)
  const sign = /[.,]/.exec(whole)?.[0] as '.' | ',' | undefined
  if (/[.,]/.test(fraction)) return undefined
  if (sign && (sign === text[position] || !grouped[sign].test(whole)))
    return undefined
  return { whole: whole.replace(/[.,]/g, ''), fraction }
}

function findDecimal(text: string, local: string, other: string): number {
  const lastLocal = text.lastIndexOf(local)
  const lastOther = text.lastIndexOf(other)
  if (lastLocal >= 0 && lastOther >= 0) return Math.max(lastLocal, lastOther)
  if (lastLocal >= 0) return text.indexOf(local) === lastLocal ? lastLocal : -1
  if (lastOther >= 0 && grouped[other as '.' | ','].test(text)) return -1
  return lastOther
}

import { symbolsOf } from '../Price/formatPrice.js'

/** A price in smallest units, or what is wrong with the text. */
export type ParsedPrice =
  | { amount: string; problem?: undefined }
  | {
      amount?: undefined
      problem: 'empty' | 'invalid' | 'tooManyDecimals' | 'tooLarge'
    }

/** Spaces of every width, marks of direction, and apostrophes that group. */
const noise = /[\s\u00a0\u202f\u2009\u200b-\u200f\u2060-\u2069\u061c'’＇_]/g

/**
 * Reads a price that a person typed or pasted, in their language: `1.234,5`
 * is 1234.5 in German. A sign that cannot group thousands where it stands is
 * taken as the decimal sign, so `1,5` is one and a half everywhere. No floats,
 * no exponents, no rounding.
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
  const plain = toPlainDigits(text, locale)
  if (!plain) return { problem: 'empty' }
  const split = splitNumber(plain, symbolsOf(locale).decimal)
  if (!split) return { problem: 'invalid' }
  const fraction = split.fraction.replace(/0+$/, '')
  if (fraction.length > decimals) return { problem: 'tooManyDecimals' }
  if (split.whole.length > 100) return { problem: 'tooLarge' }
  const amount = BigInt(`${split.whole}${fraction.padEnd(decimals, '0')}` || 0)
  if (amount >= 2n ** 256n) return { problem: 'tooLarge' }
  return { amount: String(amount) }
}

/** The text in ASCII digits, points and commas, without decoration. */
function toPlainDigits(text: string, locale: string | undefined): string {
  const { digit } = symbolsOf(locale)
  return [...text.replace(noise, '')]
    .map((sign) => {
      const value = digit.indexOf(sign)
      return value < 0 ? (digitOf(sign) ?? sign) : String(value)
    })
    .join('')
    .replace(/[٫．]/g, '.')
    .replace(/[٬，]/g, ',')
}

/** A decimal digit of any script: each has its ten in a row, from zero up. */
function digitOf(sign: string): string | undefined {
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

/** The digits before and after the decimal sign. */
function splitNumber(
  text: string,
  localDecimal: string,
): { whole: string; fraction: string } | undefined {
  if (!/^[\d.,]*\d[\d.,]*$/.test(text)) return undefined
  const local = localDecimal === ',' ? ',' : '.'
  const other = local === ',' ? '.' : ','
  const position = decimalPosition(text, local, other)
  const whole = position < 0 ? text : text.slice(0, position)
  const fraction = position < 0 ? '' : text.slice(position + 1)
  const sign = /[.,]/.exec(whole)?.[0] as '.' | ',' | undefined
  if (/[.,]/.test(fraction)) return undefined
  if (sign && (sign === text[position] || !grouped[sign].test(whole)))
    return undefined
  return { whole: whole.replace(/[.,]/g, ''), fraction }
}

/** Where the decimal sign stands; -1 for none. */
function decimalPosition(text: string, local: string, other: string): number {
  const lastLocal = text.lastIndexOf(local)
  const lastOther = text.lastIndexOf(other)
  if (lastLocal >= 0 && lastOther >= 0) return Math.max(lastLocal, lastOther)
  if (lastLocal >= 0) return text.indexOf(local) === lastLocal ? lastLocal : -1
  if (lastOther >= 0 && grouped[other as '.' | ','].test(text)) return -1
  return lastOther
}

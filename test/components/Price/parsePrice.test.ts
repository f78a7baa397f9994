import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatPrice } from '../../../src/components/Price/formatPrice.js'
import { parsePrice } from '../../../src/components/Price/parsePrice.js'

const locales = [
  'en',
  'de',
  'de-CH',
  'fr',
  'ar-EG',
  'en-IN',
  'hi',
  'fa',
  'pt-BR',
]
const amounts = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
const decimals = fc.integer({ min: 0, max: 30 })

describe('parsePrice', () => {
  test('default: a typed price becomes base units', () => {
    expect(parsePrice('0.5', 18, 'en')).toEqual({
      amount: '500000000000000000',
    })
  })

  test('behavior: reads back whatever formatPrice writes', () => {
    fc.assert(
      fc.property(
        amounts,
        decimals,
        fc.constantFrom(...locales),
        (amount, decimals, locale) => {
          const text = formatPrice(amount, decimals, { locale, exact: true })
          expect(parsePrice(text, decimals, locale)).toEqual({
            amount: String(amount),
          })
        },
      ),
    )
  })

  test('behavior: answers any text without throwing', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^[\d.,\s]{0,12}$/)),
        decimals,
        fc.constantFrom(...locales),
        (text, decimals, locale) => {
          const { amount, problem } = parsePrice(text, decimals, locale)
          expect(amount === undefined).toBe(problem !== undefined)
          if (amount !== undefined) expect(amount).toMatch(/^\d+$/)
        },
      ),
    )
  })

  test.each([
    ['1,5', 'en', '150'],
    ['1,500', 'en', '150000'],
    ['1.500', 'de', '150000'],
    ['0.500', 'de', '50'],
    ['1.5', 'de', '150'],
    ['1.234,5', 'en', '123450'],
    ['1,234.5', 'de', '123450'],
    ['1 234,5', 'fr', '123450'],
    ['1’234.5', 'de-CH', '123450'],
    ['١٬٢٣٤٫٥', 'ar-EG', '123450'],
    ['1.234.567', 'en', '123456700'],
    ['  .25 ', 'en', '25'],
    ['7.', 'en', '700'],
    ['1.5000', 'en', '150'],
    ['١٬٢٣٤٫٥', 'en', '123450'],
    ['۱۲٫۵', 'de', '1250'],
    ['१२.५', 'en', '1250'],
    ['１２．５', 'ja', '1250'],
    ['１，２３４', 'ja', '123400'],
    ['1\u202f234,5', 'de', '123450'],
    ['\u200e12.5\u2069', 'ar', '1250'],
  ])('behavior: %s in %s', (text, locale, amount) => {
    expect(parsePrice(text, 2, locale)).toEqual({ amount })
  })

  test.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['.', 'invalid'],
    ['1e5', 'invalid'],
    ['-1', 'invalid'],
    ['0x10', 'invalid'],
    ['1.2.3', 'invalid'],
    ['1,234,5', 'invalid'],
    ['12,34.5', 'invalid'],
    ['NaN', 'invalid'],
    ['10²', 'invalid'],
    ['½', 'invalid'],
    ['1.٥.2', 'invalid'],
    ['1.005', 'tooManyDecimals'],
    ['9'.repeat(99), 'tooLarge'],
    ['9'.repeat(2000), 'tooLarge'],
  ])('behavior: refuses %j', (text, problem) => {
    expect(parsePrice(text, 2, 'en')).toEqual({ problem })
  })
})

import { describe, expect, test } from 'vitest'
import {
  formatPrice,
  formatUSD,
} from '../../../src/components/Price/formatPrice.js'

describe('formatPrice', () => {
  test.each([
    ['0', 18, '0'],
    ['1', 18, '<0.0001'],
    ['100000000000000', 18, '0.0001'],
    ['123456789000000000', 18, '0.1235'],
    ['500000000000000000', 18, '0.5'],
    ['999999999999999999', 18, '1'],
    ['1234567890', 6, '1,234.57'],
    ['25000000000', 6, '25,000'],
    ['1234567890000000', 6, '1.23B'],
    [`9${'0'.repeat(17)}`, 0, '900,000T'],
    [`123${'0'.repeat(46)}`, 18, '1.23E30'],
    ['7', 0, '7'],
    ['1234567', 0, '1,234,567'],
    ['1500', 3, '1.5'],
    ['999999', 6, '1'],
    ['99', 6, '<0.0001'],
    ['100', 6, '0.0001'],
    ['1000000', 24, '<0.0001'],
    [`25${'0'.repeat(35)}`, 36, '2.5'],
    ['999999999999999', 6, '1,000,000,000'],
    [String(2n ** 256n - 1n), 77, '1.1579'],
  ])('default: %s with %i decimals', (amount, decimals, text) => {
    expect(formatPrice(amount, decimals, { locale: 'en' })).toBe(text)
  })

  test('parameters: exact', () => {
    expect(
      formatPrice('123456789012345678901', 20, { locale: 'en', exact: true }),
    ).toBe('1.23456789012345678901')
    expect(formatPrice('1', 30, { locale: 'en', exact: true })).toBe(
      '0.000000000000000000000000000001',
    )
  })

  test('parameters: locale', () => {
    expect(formatPrice('1234500000', 6, { locale: 'de' })).toBe('1.234,5')
    expect(formatPrice('1', 6, { locale: 'de' })).toBe('<0,0001')
    expect(formatPrice('1234500000', 6, { locale: 'ar-EG' })).toBe('١٬٢٣٤٫٥')
  })
})

describe('formatUSD', () => {
  test('default: dollars are rounded and shortened in the language', () => {
    expect(formatUSD(1234.5, 'en')).toBe('$1,234.50')
    expect(formatUSD(2.5e9, 'en')).toBe('$2.5B')
    expect(formatUSD(Number.NaN, 'en')).toBe('')
    expect(formatUSD(Number.POSITIVE_INFINITY, 'en')).toBe('')
    expect(formatUSD(0.004, 'en')).toBe('<$0.01')
    expect(formatUSD(0.004, 'de')).toBe('<0,01\u00a0$')
  })
})

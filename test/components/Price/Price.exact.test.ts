import fc from 'fast-check'
import { parseEther, parseUnits } from 'viem'
import { expect, test } from 'vitest'
import { formatPrice } from '../../../src/components/Price/formatPrice.js'
import { parsePrice } from '../../../src/components/Price/parsePrice.js'
import { splitPrice } from '../../../src/service/orders/prices.js'

const decimals = fc.integer({ min: 0, max: 30 })
const digits = (length: object) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), ...length })

test('behavior: a small price keeps all its digits', () => {
  expect(parsePrice('0.0000001', 18, 'en')).toEqual({ amount: '100000000000' })
  expect(parsePrice('0.123456789012345678', 18, 'en')).toEqual({
    amount: '123456789012345678',
  })
  expect(formatPrice('1', 18, { exact: true, locale: 'en' })).toBe(
    '0.000000000000000001',
  )
})

test('behavior: a typed price is parsed exactly, to the smallest unit', () => {
  fc.assert(
    fc.property(
      digits({ minLength: 1, maxLength: 20 }),
      digits({ minLength: 0, maxLength: 30 }),
      decimals,
      (whole, fraction, places) => {
        const kept = fraction.slice(0, places)
        const text = kept ? `${whole}.${kept}` : whole
        const amount = BigInt(`${whole}${kept.padEnd(places, '0')}`)
        expect(parsePrice(text, places, 'en')).toEqual({ amount: `${amount}` })
      },
    ),
  )
  for (const text of ['1e-7', '1E18', 'Infinity', '0x1'])
    expect(parsePrice(text, 18, 'en').amount).toBeUndefined()
})

test('behavior: a price with too many decimals is refused, not rounded', () => {
  // Many libraries convert them like this.
  expect(parseUnits('1.005', 2)).toBe(101n)
  fc.assert(
    fc.property(decimals, digits({ maxLength: 5 }), (places, more) => {
      const text = `1.${'0'.repeat(places)}${more}7`
      expect(parsePrice(text, places, 'en')).toEqual({
        problem: 'tooManyDecimals',
      })
    }),
  )
})

const parts = (price: bigint, feeBps: number) =>
  splitPrice(price, {
    feeBps,
    feeRecipient: '0x00000000000000000000000000000000000000Fe',
    seller: '0x000000000000000000000000000000000000005e',
  })

test('behavior: a fee of a large price is exact', () => {
  const price = parseEther('123.456789012345678901')
  const fee = (price * 250n) / 10_000n
  // The result with floating point.
  expect(BigInt(Math.floor(Number(price * 250n) / 10_000))).not.toBe(fee)
  const { fees, net } = parts(price, 250)
  expect(fees.map(({ amount }) => amount)).toEqual([fee])
  expect(net).toBe(price - fee)
})

test('behavior: a fee of any share of any price is exact', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 2n ** 120n }),
      fc.integer({ min: 1, max: 10_000 }),
      (price, bps) => {
        const { fees, net } = parts(price, bps)
        const fee = fees.reduce((sum, { amount }) => sum + amount, 0n)
        expect(fee).toBe((price * BigInt(bps)) / 10_000n)
        expect(net + fee).toBe(price)
      },
    ),
  )
})

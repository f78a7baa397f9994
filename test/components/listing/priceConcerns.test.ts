import { describe, expect, test } from 'vitest'
import { priceConcerns } from '../../../src/components/listing/priceConcerns.js'
import { roundBps } from '../../../src/components/Price/roundBps.js'
import type { Order } from '../../../src/core.js'
import { order } from '../fixtures.js'

const ether = '0x0000000000000000000000000000000000000000'
const wrapped = '0x00000000000000000000000000000000000000e0'

/** An order of so many hundredths of an ether, at 2000 dollars for one. */
function at(hundredths: number, currency: string, priceUSD?: number): Order {
  return {
    ...order,
    priceAmount: String(BigInt(hundredths) * 10n ** 16n),
    priceCurrencyAddress: currency as Order['priceCurrencyAddress'],
    priceUSD: priceUSD ?? hundredths * 20,
  }
}
const getConcerns = (
  hundredths: number,
  market: Partial<priceConcerns.Market>,
) =>
  priceConcerns(
    {
      currencyAddress: ether,
      pricePerToken: String(BigInt(hundredths) * 10n ** 16n),
    },
    { own: [], ...market },
  )

describe('priceConcerns', () => {
  test('default: a price at the floor and above the offer raises no concern', () => {
    const market = { floor: at(100, ether), offer: at(90, ether) }
    expect(getConcerns(100, market)).toEqual({ belowFloorBps: 0, concerns: [] })
  })

  test('behavior: `roundBps` rounds to whole percents from 1% on', () => {
    expect([2_066, 2_049, 150, 40].map(roundBps)).toEqual([
      2_100, 2_000, 200, 40,
    ])
  })

  test('behavior: a price 21% below the floor raises a concern, 19% below does not', () => {
    expect(getConcerns(79, { floor: at(100, ether) })).toEqual({
      belowFloorBps: 2_100,
      concerns: ['farBelowFloor'],
    })
    expect(getConcerns(81, { floor: at(100, ether) }).concerns).toEqual([])
  })

  test.each([
    ['in the same currency', ether],
    ['in its wrapped token', wrapped],
  ])('behavior: a price below an offer %s raises a concern', (_, currency) => {
    const market = { floor: at(80, ether), offer: at(95, currency) }
    expect(getConcerns(90, market).concerns).toEqual(['belowOffer'])
    expect(getConcerns(95, market).concerns).toEqual([])
  })

  test('behavior: a difference from rounded dollars raises no concern', () => {
    const market = { floor: at(80, ether), offer: at(90, wrapped, 1800.01) }
    expect(getConcerns(90, market).concerns).toEqual([])
  })

  test.each<[string, Partial<priceConcerns.Market>]>([
    ['a price in dollars', { floor: at(80, wrapped), rate: at(95, ether, 0) }],
    ['an order in the currency', { floor: at(80, wrapped) }],
  ])(
    'behavior: without %s, prices cannot be compared, which raises a concern',
    (_, it) => {
      expect(getConcerns(1, it).concerns).toEqual(['notCompared'])
    },
  )

  test('behavior: any order in the currency provides its exchange rate', () => {
    const market = { floor: at(80, wrapped), rate: at(500, ether) }
    expect(getConcerns(1, market).concerns).toEqual(['farBelowFloor'])
    expect(getConcerns(80, market).concerns).toEqual([])
  })

  test('behavior: without a floor or an offer, a price raises no concern', () => {
    expect(getConcerns(1, { rate: at(500, ether) }).concerns).toEqual([])
  })
})

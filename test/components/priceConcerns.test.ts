import { describe, expect, test } from 'vitest'
import { type Order, priceConcerns } from '../../src/index.js'
import { order } from './fixtures.js'

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
const concernsOf = (
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
  test('default: a price above all that is known is no question', () => {
    const market = { floor: at(100, ether), offer: at(90, ether) }
    expect(concernsOf(100, market)).toEqual({ belowFloorBps: 0, concerns: [] })
  })

  test('behavior: far below the floor is asked about', () => {
    expect(concernsOf(79, { floor: at(100, ether) })).toEqual({
      belowFloorBps: 2_100,
      concerns: ['farBelowFloor'],
    })
    expect(concernsOf(81, { floor: at(100, ether) }).concerns).toEqual([])
  })

  test.each([
    ['in the currency itself', ether],
    ['in what stands for it', wrapped],
  ])('behavior: below an offer %s', (_, currency) => {
    const market = { floor: at(80, ether), offer: at(95, currency) }
    expect(concernsOf(90, market).concerns).toEqual(['belowOffer'])
    expect(concernsOf(95, market).concerns).toEqual([])
  })

  test('behavior: rounded dollars alone are no reason to ask', () => {
    const market = { floor: at(80, ether), offer: at(90, wrapped, 1800.01) }
    expect(concernsOf(90, market).concerns).toEqual([])
  })

  test('behavior: without dollars, other currencies are not compared', () => {
    const market = { floor: at(80, ether), offer: at(95, wrapped, 0) }
    expect(concernsOf(85, market).concerns).toEqual([])
    expect(concernsOf(85, { offer: at(95, wrapped) }).concerns).toEqual([])
  })
})

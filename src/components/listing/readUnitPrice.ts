import type { ParsedPrice } from '../Price/parsePrice.js'

/**
 * The price of one base unit, from that of a whole token. A book divides an order into
 * base units, so each of them must cost a whole number of the currency's smallest units.
 */
export function readUnitPrice(
  { amount, problem }: ParsedPrice,
  whole: bigint,
):
  | { pricePerToken: string; problem?: undefined }
  | {
      pricePerToken?: undefined
      problem: NonNullable<ParsedPrice['problem']> | 'zero' | 'indivisible'
    } {
  if (amount === undefined) return { problem }
  const price = BigInt(amount)
  if (price === 0n) return { problem: 'zero' }
  if (price % whole !== 0n) return { problem: 'indivisible' }
  return { pricePerToken: String(price / whole) }
}

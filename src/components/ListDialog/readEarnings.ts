import type { Order, Step } from '../../rpc/schemas.js'
import type { ListEarnings } from './listTerms.js'
import { dollarRate, readFees } from './readFees.js'
import type { ListCurrency } from './useCurrencies.js'

/** What a sale would bring, read from the order to be signed. */
export function readEarnings(
  steps: readonly Step[] | undefined,
  sale: {
    currency: ListCurrency
    /** Orders that tell of fees, and of what the currency is worth. */
    known: readonly (Order | undefined)[]
    listing: { pricePerToken: string; quantity: string }
    seller: string | undefined
  },
): ListEarnings | undefined {
  const { currency, known, listing, seller } = sale
  const gross = BigInt(listing.pricePerToken) * BigInt(listing.quantity)
  if (gross === 0n) return undefined
  const net = readNet(steps, seller)
  const rate = dollarRate(known, currency)
  return {
    fees: readFees(steps, seller, known) ?? [],
    gross,
    net,
    netUSD:
      net !== undefined && rate
        ? (Number(net) / 10 ** currency.decimals) * rate
        : undefined,
  }
}

/**
 * What the seller receives in all: the sum of the items of the order's
 * `consideration` that go to the seller. Undefined where a step is of another
 * form.
 */
function readNet(
  steps: readonly Step[] | undefined,
  seller: string | undefined,
): bigint | undefined {
  const order = steps?.find(({ signature }) => signature)?.signature?.value
  if (!Array.isArray(order?.consideration)) return undefined
  try {
    return order.consideration
      .filter(
        (item) =>
          String(item.recipient).toLowerCase() === seller?.toLowerCase(),
      )
      .reduce((sum: bigint, item) => sum + BigInt(item.startAmount), 0n)
  } catch {
    return undefined
  }
}

import { isSameText } from '../../rpc/isSameText.js'
import type { Order, Step } from '../../rpc/schemas.js'
import type { ListEarnings } from './listTerms.js'
import type { ListCurrency } from './useCurrencies.js'

export function readEarnings(
  steps: readonly Step[] | undefined,
  sale: {
    currency: ListCurrency
    known: readonly (Order | undefined)[]
    listing: { pricePerToken: string; quantity: string }
    seller: string | undefined
  },
): ListEarnings | undefined {
  const { currency, known, listing, seller } = sale
  const gross = BigInt(listing.pricePerToken) * BigInt(listing.quantity)
  if (gross === 0n) return undefined
  const net = readNet(steps, seller)
  const rate = getDollarRate(known, currency)
  return {
    fees: readFees(steps, seller, known),
    gross,
    net,
    netUSD:
      net !== undefined && rate
        ? (Number(net) / 10 ** currency.decimals) * rate
        : undefined,
  }
}

function readNet(
  steps: readonly Step[] | undefined,
  seller: string | undefined,
): bigint | undefined {
  try {
    return readConsideration(steps)
      ?.filter((item) => isSameText(String(item.recipient), seller))
      .reduce((sum: bigint, item) => sum + BigInt(item.startAmount), 0n)
  } catch {
    return undefined
  }
}

/** The kinds come from other orders of the collection. */
function readFees(
  steps: readonly Step[] | undefined,
  seller: string | undefined,
  known: readonly (Order | undefined)[],
): ListEarnings['fees'] {
  const kinds = new Map(
    known.flatMap((order) =>
      (order?.feeBreakdown ?? []).map(
        ({ kind, recipientAddress }) =>
          [recipientAddress?.toLowerCase(), kind] as const,
      ),
    ),
  )
  const fees = new Map<string | undefined, bigint>()
  try {
    for (const { recipient, startAmount } of readConsideration(steps) ?? []) {
      const address = String(recipient).toLowerCase()
      if (isSameText(address, seller)) continue
      const kind = kinds.get(address)
      fees.set(kind, (fees.get(kind) ?? 0n) + BigInt(startAmount))
    }
  } catch {
    return []
  }
  return [...fees].map(([kind, amount]) => ({ amount, kind }))
}

function readConsideration(steps: readonly Step[] | undefined) {
  const order = steps?.find(({ signature }) => signature)?.signature?.value
  return Array.isArray(order?.consideration) ? order.consideration : undefined
}

function getDollarRate(
  orders: readonly (Order | undefined)[],
  currency: ListCurrency,
): number | undefined {
  const order = orders.find(
    (order) =>
      order?.priceUSD &&
      order.priceAmount !== '0' &&
      isSameText(order.priceCurrencyAddress, currency.address),
  )
  if (!order?.priceUSD) return undefined
  return order.priceUSD / (Number(order.priceAmount) / 10 ** currency.decimals)
}

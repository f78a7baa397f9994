import type { Order, Step } from '../../rpc/schemas.js'

/** What one recipient takes of a sale. */
export type ListingFee = {
  /** In the smallest unit of the currency. */
  amount: bigint
  /** As the service names it; absent where nobody does. */
  kind?: string | undefined
}

/**
 * What others than the seller receive, read from the order to be signed. Who
 * they are is told by other orders of the collection; what nobody accounts for
 * is one fee without a name.
 */
export function readFees(
  steps: readonly Step[] | undefined,
  seller: string | undefined,
  known: readonly (Order | undefined)[],
): ListingFee[] | undefined {
  const order = steps?.find(({ signature }) => signature)?.signature?.value
  if (!Array.isArray(order?.consideration)) return undefined
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
    for (const { recipient, startAmount } of order.consideration) {
      const address = String(recipient).toLowerCase()
      if (address === seller?.toLowerCase()) continue
      const kind = kinds.get(address)
      fees.set(kind, (fees.get(kind) ?? 0n) + BigInt(startAmount))
    }
  } catch {
    return undefined
  }
  return [...fees].map(([kind, amount]) => ({ amount, kind }))
}

/** Dollars for one unit of a currency, by what an order in it tells. */
export function dollarRate(
  orders: readonly (Order | undefined)[],
  currency: { address: string; decimals: number },
): number | undefined {
  const told = orders.find(
    (order) =>
      order?.priceUSD &&
      order.priceAmount !== '0' &&
      order.priceCurrencyAddress.toLowerCase() ===
        currency.address.toLowerCase(),
  )
  if (!told?.priceUSD) return undefined
  return told.priceUSD / (Number(told.priceAmount) / 10 ** currency.decimals)
}

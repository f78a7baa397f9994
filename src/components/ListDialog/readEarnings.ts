import type { Order, Step } from '../../rpc/schemas.js'
import { isSameIgnoringCase } from '../text/isSameIgnoringCase.js'
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
  const payments = readPayments(steps)
  const isToSeller = ({ recipient }: Payment) =>
    isSameIgnoringCase(recipient, seller)
  const net = payments
    ?.filter(isToSeller)
    .reduce((sum, { amount }) => sum + amount, 0n)
  const rate = getDollarRate(known, currency)
  return {
    fees: getFees(
      payments?.filter((payment) => !isToSeller(payment)),
      known,
    ),
    gross,
    net,
    netUSD:
      net !== undefined && rate
        ? (Number(net) / 10 ** currency.decimals) * rate
        : undefined,
  }
}

type Payment = { amount: bigint; recipient: string }

/** Returns undefined for an unreadable order; the engine refuses it later. */
function readPayments(
  steps: readonly Step[] | undefined,
): Payment[] | undefined {
  const order = steps?.find(({ signature }) => signature)?.signature?.value
  if (!Array.isArray(order?.consideration)) return undefined
  try {
    return order.consideration.map(({ recipient, startAmount }) => ({
      amount: BigInt(startAmount),
      recipient: String(recipient).toLowerCase(),
    }))
  } catch {
    return undefined
  }
}

/** The kinds come from other orders of the collection. */
function getFees(
  payments: readonly Payment[] = [],
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
  for (const { amount, recipient } of payments) {
    const kind = kinds.get(recipient)
    fees.set(kind, (fees.get(kind) ?? 0n) + amount)
  }
  return [...fees].map(([kind, amount]) => ({ amount, kind }))
}

function getDollarRate(
  orders: readonly (Order | undefined)[],
  currency: ListCurrency,
): number | undefined {
  const order = orders.find(
    (order) =>
      order?.priceUSD &&
      order.priceAmount !== '0' &&
      isSameIgnoringCase(order.priceCurrencyAddress, currency.address),
  )
  if (!order?.priceUSD) return undefined
  return order.priceUSD / (Number(order.priceAmount) / 10 ** currency.decimals)
}

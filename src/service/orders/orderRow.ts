import { type Address, type Hex, isAddressEqual } from 'viem'
import { type OrderComponents, orderHash, wireOrder } from '../chain/seaport.js'
import type { NetworkConfig } from '../context.js'
import type { orders } from '../database/schema.js'
import type { OrderState } from './orderState.js'
import type { OrderTerms } from './readTerms.js'

/** An order as the database keeps it. */
export type OrderRow = typeof orders.$inferSelect

/** The book of an order, and where it came from. */
export type OrderOrigin = {
  marketplace: string
  source: string
}

/** Milliseconds; the last moment that an RFC 3339 timestamp can tell. */
const endOfTime = Date.UTC(9999, 11, 31, 23, 59, 59)

/** The row for a new order. */
export function orderRow(parameters: {
  /** When the order was made. */
  at: Date
  blockNumber: bigint
  components: OrderComponents
  /** Milliseconds since 1970; tells whether the order has begun. */
  now: number
  network: Pick<NetworkConfig, 'chainId' | 'currencies'>
  origin: OrderOrigin
  /** The block as of which the state is known. @default to be read again */
  readBlock?: bigint | undefined
  signature?: Hex | undefined
  state: OrderState
  terms: OrderTerms
}): typeof orders.$inferInsert {
  const { at, components, network, now, origin, state, terms } = parameters
  const { readBlock = -1n, signature } = parameters
  const validFrom = toDate(components.startTime)
  const isWaiting = state.status === 'active' && validFrom.getTime() > now
  return {
    chainId: network.chainId,
    contractAddress: terms.collection,
    orderHash: orderHash(components),
    tokenId: terms.tokenId ?? null,
    ...origin,
    side: terms.side,
    ...state,
    standing: isWaiting ? 'waiting' : null,
    maker: terms.maker,
    currencyAddress: terms.currency,
    pricePerToken: terms.unitPrice,
    priceNetPerToken: terms.unitNet,
    priceUsd: toDollars(terms.unitPrice, terms.currency, network.currencies),
    quantityInitial: terms.quantity,
    feeBps: terms.fees.reduce((sum, { bps }) => sum + bps, 0),
    feeBreakdown: terms.fees.map(({ bps, kind, recipient }) => ({
      kind,
      // As other addresses on the wire.
      recipientAddress: recipient.toLowerCase() as Address,
      bps,
    })),
    components: wireOrder(components),
    signature: signature ?? null,
    salt: components.salt,
    counter: components.counter,
    validFrom,
    validUntil: toDate(components.endTime),
    blockNumber: Number(parameters.blockNumber),
    readBlock: Number(readBlock),
    orderCreatedAt: at,
    orderUpdatedAt: at,
    createdAt: at,
    updatedAt: at,
  }
}

function toDate(seconds: bigint): Date {
  const latest = BigInt(endOfTime / 1000)
  return new Date(Number(seconds < latest ? seconds : latest) * 1000)
}

function toDollars(
  amount: bigint,
  currency: Address,
  currencies: NetworkConfig['currencies'],
): number | null {
  const known = currencies.find(({ address }) =>
    isAddressEqual(address, currency),
  )
  if (known?.priceUSD === undefined) return null
  return (Number(amount) / 10 ** known.decimals) * known.priceUSD
}

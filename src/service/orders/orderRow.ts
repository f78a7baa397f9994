import { type Address, type Hex, isAddressEqual } from 'viem'
import { type OrderComponents, orderHash, wireOrder } from '../chain/seaport.js'
import type { NetworkConfig } from '../context.js'
import type { orders } from '../database/schema.js'
import type { OrderState } from './orderState.js'
import type { OrderTerms } from './readTerms.js'

/** A row of an order. */
export type OrderRow = typeof orders.$inferSelect

/** Book and source of an order. */
export type OrderOrigin = {
  marketplace: string
  source: string
}

/** Milliseconds; the latest time that RFC 3339 can express. */
const endOfTime = Date.UTC(9999, 11, 31, 23, 59, 59)

/** Creates the row of a new order. */
export function orderRow(parameters: {
  /** Time at which the order was created. */
  at: Date
  /** Time at which it was filled or cancelled. @default `at` */
  changedAt?: Date | undefined
  blockNumber: bigint
  components: OrderComponents
  /** Unix milliseconds, to decide whether the order has started. */
  now: number
  network: Pick<NetworkConfig, 'chainId' | 'currencies'>
  origin: OrderOrigin
  /**
   * Block as of which the state is known. @default the state must be read again
   */
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
      // In lower case, like other addresses on the wire.
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
    orderUpdatedAt: parameters.changedAt ?? at,
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

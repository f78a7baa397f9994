import { type Address, type Hex, zeroAddress } from 'viem'
import type { BuyIntent, FlowIntent } from '../base/intent.js'
import type { FlowRecord, JournalStep } from './record.js'

/** A record of version 1. It stored only what names the flow. */
export type RecordV1 = {
  version: 1
  id: string
  scope: string
  account: Address
  chainId: number
  created: number
  updated: number
  bundle?: Hex | undefined
  entries: readonly JournalStep[]
} & (
  | { kind: 'buy'; intent: BuyV1 }
  | { kind: 'list'; intent: ListV1 }
  | { kind: 'cancel'; intent: CancelV1 }
  | { kind: 'steps'; intent: { steps: readonly Hex[] } }
)

type BuyV1 = {
  contractAddress: Address
  marketplace: string
  /** Absent in the oldest records. */
  currencyAddress?: Address | undefined
  additionalFees?: BuyIntent['additionalFees'] | undefined
} & (BoughtV1 | { orders: readonly BoughtV1[] })

type BoughtV1 = {
  orderId: string
  tokenId?: string | undefined
  quantity: string
  maker?: Address | undefined
}

type ListV1 = {
  contractAddress: Address
  currencyAddress: Address
  orderbook?: string | undefined
  pricePerToken: string
  quantity: string
  tokenId: string
}

type CancelV1 = {
  contractAddress: Address
  marketplace: string
  orderId: string
}

/** Returns a record of version 1 as one of today; undefined if it cannot be. */
export function upgradeRecord(record: RecordV1): FlowRecord | undefined {
  const { bundle, created, entries, id, scope, updated } = record
  const intent = upgradeIntent(record)
  return (
    intent && {
      version: 2,
      id,
      scope,
      intent,
      createdAt: created,
      updatedAt: updated,
      bundle,
      steps: entries,
    }
  )
}

function upgradeIntent(record: RecordV1): FlowIntent | undefined {
  const { account, chainId, intent, kind } = record
  const place = { account, chainId }
  switch (kind) {
    case 'buy':
      return upgradeBuy(intent, place)
    case 'list': {
      const { contractAddress, currencyAddress, ...terms } = intent
      return {
        ...place,
        kind,
        collection: contractAddress,
        // The guard accepts no listing that ends in 1970.
        expiry: '0',
        contractType: 'unknown',
        currency: currencyAddress,
        ...terms,
      }
    }
    case 'cancel': {
      const { contractAddress, marketplace, orderId } = intent
      const collection = contractAddress
      return { ...place, kind, collection, marketplace, orderId }
    }
    case 'steps':
      return { ...place, kind, digests: intent.steps }
    default:
      return undefined
  }
}

function upgradeBuy(
  intent: BuyV1,
  place: Pick<BuyIntent, 'account' | 'chainId'>,
): BuyIntent | undefined {
  const currency = intent.currencyAddress ?? zeroAddress
  const bought = 'orders' in intent ? intent.orders : [intent]
  const orders = bought.flatMap(({ maker, orderId, quantity, tokenId }) =>
    // The guard accepts no order that costs more than nothing.
    tokenId
      ? [{ orderId, tokenId, quantity, currency, unitPrice: '0', maker }]
      : [],
  )
  // Any token of the seller could have come for an order that names none.
  if (!orders.length || orders.length < bought.length) return undefined
  return {
    ...place,
    kind: 'buy',
    collection: intent.contractAddress,
    marketplace: intent.marketplace,
    orders,
    currency,
    maxTotal: '0',
    additionalFees: intent.additionalFees ?? [],
  }
}

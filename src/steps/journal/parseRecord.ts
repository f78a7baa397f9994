import { type Address, type Hex, zeroAddress } from 'viem'
import type {
  BuyIntent,
  CancelIntent,
  FlowIntent,
  ListIntent,
} from '../model/intent.js'
import { getParts } from '../model/parts.js'
import type { FlowRecord } from './record.js'

const kinds = /^(buy|list|cancel|edit|cancelMany|listMany|steps)$/
const statuses = /^(waiting|prompting|sent|posting|refused|done|failed)$/

/** Parses a stored record. Checks only the fields that lists read; `isOwnRecord` checks the others. */
export function parseRecord(text: string | undefined): FlowRecord | undefined {
  if (text === undefined) return undefined
  try {
    const stored: FlowRecord | RecordV1 = JSON.parse(text)
    const record = stored.version === 1 ? upgradeRecord(stored) : stored
    return record && isReadable(record) ? record : undefined
  } catch {
    return undefined
  }
}

function isReadable(record: FlowRecord): boolean {
  const { createdAt, ended, id, intent, scope, steps, updatedAt } = record
  const texts = [id, scope, intent.account]
  return (
    record.version === 2 &&
    [createdAt, updatedAt].every(Number.isFinite) &&
    kinds.test(intent.kind) &&
    texts.every((text) => typeof text === 'string') &&
    Number.isInteger(intent.chainId) &&
    (ended === undefined || ended.length < getParts(intent).length) &&
    steps.every(
      ({ digest, status }) => /^0x/.test(digest) && statuses.test(status),
    )
  )
}

/** Whether a stored text is the record of a flow, or cannot be parsed. */
export function hasRecordId(text: string | undefined, id: string): boolean {
  return text !== undefined && (parseRecord(text)?.id ?? id) === id
}

/** A record of version 1. It stored only the fields that identify the flow. */
type RecordV1 = Pick<FlowRecord, 'bundle' | 'id' | 'scope'> & {
  version: 1
  account: Address
  chainId: number
  created: number
  updated: number
  entries: FlowRecord['steps']
} & (
    | { kind: 'buy'; intent: BuyV1 }
    | {
        kind: 'list'
        intent: { contractAddress: Address; currencyAddress: Address } & Pick<
          ListIntent,
          'orderbook' | 'pricePerToken' | 'quantity' | 'tokenId'
        >
      }
    | {
        kind: 'cancel'
        intent: { contractAddress: Address } & Pick<
          CancelIntent,
          'marketplace' | 'orderId'
        >
      }
    | { kind: 'steps'; intent: { steps: readonly Hex[] } }
  )

/** Some fields are absent in the oldest records. */
type BuyV1 = Pick<BuyIntent, 'marketplace'> &
  Partial<Pick<BuyIntent, 'additionalFees'>> & {
    contractAddress: Address
    currencyAddress?: Address
  } & (BoughtV1 | { orders: readonly BoughtV1[] })

type BoughtV1 = Pick<
  BuyIntent['orders'][number],
  'maker' | 'orderId' | 'quantity'
> & {
  tokenId?: string
}

/** Converts a record of version 1; undefined if it does not name its tokens. */
function upgradeRecord(record: RecordV1): FlowRecord | undefined {
  const { bundle, created: createdAt, entries: steps, id, scope } = record
  const { updated: updatedAt } = record
  const intent = upgradeIntent(record)
  if (!intent) return undefined
  return { version: 2, id, scope, intent, createdAt, updatedAt, bundle, steps }
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
        // Not stored in version 1; the guard refuses it.
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
    // Not stored in version 1; the guard accepts no higher price.
    tokenId
      ? [{ orderId, tokenId, quantity, currency, unitPrice: '0', maker }]
      : [],
  )
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

import * as v from 'valibot'
import { address } from '../../rpc/values.js'
import { getParts } from '../base/parts.js'
import { isSameText } from '../base/plainData.js'
import { getIdentity } from './getIdentity.js'
import { createKey, getJournalKey } from './journalKey.js'
import type { FlowRecord } from './record.js'

const text = v.string()
const digits = v.pipe(text, v.regex(/^\d{1,100}$/))
const hex = v.pipe(text, v.startsWith('0x'))

const place = { account: address, chainId: v.number() }
const inCollection = { ...place, collection: address }

const buy = v.object({
  ...inCollection,
  kind: v.literal('buy'),
  marketplace: text,
  orders: v.pipe(
    v.array(
      v.object({
        orderId: text,
        tokenId: digits,
        quantity: digits,
        quantityDecimals: v.optional(v.number()),
        currency: address,
        unitPrice: digits,
        maker: v.optional(address),
      }),
    ),
    v.minLength(1),
  ),
  currency: address,
  maxTotal: digits,
  additionalFees: v.array(v.object({ amount: digits, receiver: address })),
})

const list = v.object({
  ...inCollection,
  kind: v.literal('list'),
  contractType: text,
  tokenId: digits,
  quantity: digits,
  currency: address,
  pricePerToken: digits,
  expiry: digits,
  orderbook: v.optional(text),
  minNet: v.optional(digits),
})

const cancel = v.object({
  ...inCollection,
  kind: v.literal('cancel'),
  orderId: text,
  marketplace: text,
  book: v.optional(address),
  order: v.optional(
    v.object({
      tokenId: v.optional(digits),
      currency: address,
      unitPrice: digits,
      maker: address,
      endTime: v.optional(text),
    }),
  ),
})

const edit = v.object({
  ...inCollection,
  kind: v.literal('edit'),
  cancel,
  list,
  sequence: v.union([
    v.strictTuple([v.literal('cancel'), v.literal('list')]),
    v.strictTuple([v.literal('list'), v.literal('cancel')]),
  ]),
})

const intent = v.variant('kind', [
  buy,
  list,
  cancel,
  edit,
  v.object({
    ...place,
    kind: v.literal('cancelMany'),
    cancels: v.array(cancel),
  }),
  v.object({ ...place, kind: v.literal('listMany'), lists: v.array(list) }),
  v.object({ ...place, kind: v.literal('steps'), digests: v.array(hex) }),
])

const signedOrder = v.object({
  orderId: hex,
  book: address,
  collection: address,
  tokenId: digits,
  quantity: digits,
  currency: address,
  unitPrice: digits,
  maker: address,
  endTime: digits,
})

const step = v.object({
  kind: v.picklist(['transaction', 'signature', 'message', 'post']),
  block: v.optional(v.number()),
  nonce: v.optional(v.number()),
  hash: v.optional(hex),
  bundle: v.optional(text),
  orderId: v.optional(text),
  orderHash: v.optional(text),
  signature: v.optional(hex),
  step: v.optional(v.looseObject({})),
  order: v.optional(signedOrder),
})

const end = v.object({
  over: v.optional(text),
  hashes: v.array(hex),
  orderId: v.optional(text),
  orderHash: v.optional(text),
})

const schema = v.object({
  intent,
  bundle: v.optional(text),
  ended: v.optional(v.array(end)),
  steps: v.array(step),
})

/** Whether a stored value is a signed order. */
export function isSignedOrder(value: unknown): boolean {
  return v.is(signedOrder, value)
}

/**
 * Whether all fields of a record have their type, its parts are of its account and
 * chain, and it is stored under the key of its intent. Something else may write to the
 * storage: another release, or another script of the page.
 */
export function isOwnRecord(record: FlowRecord, key: string): boolean {
  if (!v.is(schema, record)) return false
  const { intent } = record
  const [first] = record.steps
  const keys = [
    getJournalKey(record),
    first && createKey(record, 'signed', first.digest),
    // The first release stored purchases without a currency.
    intent.kind === 'buy' &&
      createKey(record, 'buy', {
        ...(getIdentity(intent) as object),
        currencyAddress: undefined,
      }),
  ]
  return (
    keys.includes(key) &&
    getParts(intent).every(
      ({ account, chainId }) =>
        chainId === intent.chainId && isSameText(account, intent.account),
    )
  )
}

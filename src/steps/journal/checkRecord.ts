import { isObject } from '../model/assertOption.js'
import type { FlowIntent } from '../model/intent.js'
import { getParts } from '../model/parts.js'
import { isSameText } from '../platform/plainData.js'
import { getIdentity } from './getIdentity.js'
import { createKey, getJournalKey } from './journalKey.js'
import type { FlowRecord } from './record.js'

type Check = (value: unknown) => boolean

const text: Check = (value) => typeof value === 'string'
const number: Check = Number.isFinite
const matches =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value)
const digits = matches(/^\d{1,100}$/)
const hex = matches(/^0x/)
const address = matches(/^0x[\da-f]{40}$/i)
const picklist =
  (...values: unknown[]): Check =>
  (value) =>
    values.includes(value)
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)
const array =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)
const object =
  (checks: Record<string, Check>): Check =>
  (value) =>
    isObject(value) &&
    Object.entries(checks).every(([name, check]) =>
      check((value as Record<string, unknown>)[name]),
    )

const place = { account: address, chainId: number }
const inCollection = { ...place, collection: address }

const list = object({
  ...inCollection,
  kind: picklist('list'),
  contractType: text,
  tokenId: digits,
  quantity: digits,
  currency: address,
  pricePerToken: digits,
  expiry: digits,
  orderbook: optional(text),
  minNet: optional(digits),
})

const cancel = object({
  ...inCollection,
  kind: picklist('cancel'),
  orderId: text,
  marketplace: text,
  book: optional(address),
  order: optional(
    object({
      tokenId: optional(digits),
      currency: address,
      unitPrice: digits,
      maker: address,
      endTime: optional(text),
    }),
  ),
})

const boughtOrder = object({
  orderId: text,
  tokenId: digits,
  quantity: digits,
  quantityDecimals: optional(number),
  currency: address,
  unitPrice: digits,
  maker: optional(address),
})

const intents: Record<FlowIntent['kind'], Check> = {
  buy: object({
    ...inCollection,
    marketplace: text,
    orders: (orders) => array(boughtOrder)(orders) && Object(orders).length > 0,
    currency: address,
    maxTotal: digits,
    additionalFees: array(object({ amount: digits, receiver: address })),
  }),
  list,
  cancel,
  edit: object({
    ...inCollection,
    cancel,
    list,
    sequence: (value) =>
      array(text)(value) && /^(cancel,list|list,cancel)$/.test(String(value)),
  }),
  cancelMany: object({ ...place, cancels: array(cancel) }),
  listMany: object({ ...place, lists: array(list) }),
  steps: object({ ...place, digests: array(hex) }),
}

const signedOrder = object({
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

const step = object({
  kind: picklist('transaction', 'signature', 'message', 'post'),
  block: optional(number),
  nonce: optional(number),
  hash: optional(hex),
  bundle: optional(text),
  orderId: optional(text),
  orderHash: optional(text),
  signature: optional(hex),
  step: optional(isObject),
  order: optional(signedOrder),
})

const end = object({
  orderEnd: optional(text),
  hashes: array(hex),
  orderId: optional(text),
  orderHash: optional(text),
})

const record = object({
  intent: (intent) => {
    const { kind } = Object(intent)
    return (
      Object.hasOwn(intents, kind) &&
      intents[kind as FlowIntent['kind']](intent)
    )
  },
  bundle: optional(text),
  ended: optional(array(end)),
  steps: array(step),
})

/** Whether a stored value is a signed order. */
export function isSignedOrder(value: unknown): boolean {
  return signedOrder(value)
}

/**
 * Whether all fields of a record have their type, its parts are of its account and
 * chain, and it is stored under the key of its intent. Something else may write to the
 * storage: another release, or another script of the page.
 */
export function isOwnRecord(stored: FlowRecord, key: string): boolean {
  if (!record(stored)) return false
  const { intent } = stored
  const [first] = stored.steps
  const keys = [
    getJournalKey(stored),
    first && createKey(stored, 'signed', first.digest),
    // The first release stored purchases without a currency.
    intent.kind === 'buy' &&
      createKey(stored, 'buy', {
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

import * as v from 'valibot'
import type { Hex } from 'viem'
import { address } from '../../rpc/values.js'
import type { OrderComponents } from '../chain/seaport.js'

const integer = v.pipe(
  v.custom<string | number>(
    (value) =>
      typeof value === 'string'
        ? /^(\d{1,78}|0x[0-9a-f]{1,64})$/i.test(value)
        : Number.isSafeInteger(value) && Number(value) >= 0,
    'Expected a whole number: decimal digits, or 0x and hex digits',
  ),
  v.transform((digits) => BigInt(digits)),
  v.check((value) => value < 2n ** 256n, 'Expected at most 2^256-1'),
)
const smallInteger = v.pipe(
  integer,
  v.check((value) => value < 256n, 'Expected at most 255'),
  v.transform(Number),
)
const bytes32 = v.custom<Hex>(
  (value) => typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value),
  'Expected 0x and 64 hex digits',
)

const item = {
  itemType: smallInteger,
  token: address,
  identifierOrCriteria: integer,
  startAmount: integer,
  endAmount: integer,
}

/** More items than any accepted order has. */
const mostItems = 32

function items<entries extends v.ObjectEntries>(entries: entries) {
  return v.pipe(
    v.array(v.object(entries)),
    v.maxLength(mostItems, `Expected at most ${mostItems} items`),
  )
}

/**
 * A Seaport order as JSON, with parsed integers. Extra fields of other clients,
 * such as `totalOriginalConsiderationItems`, are removed.
 */
export const wireOrderSchema: v.GenericSchema<unknown, OrderComponents> =
  v.object({
    offerer: address,
    zone: address,
    offer: items(item),
    consideration: items({ ...item, recipient: address }),
    orderType: smallInteger,
    startTime: integer,
    endTime: integer,
    zoneHash: bytes32,
    salt: integer,
    conduitKey: bytes32,
    counter: integer,
  })

/** Body of a post to the orders endpoint. */
export const orderPost = v.object({
  /** Collection of the order. */
  collectionAddress: address,
  /** Currency, for a free order without one. */
  currencyAddress: v.nullish(address),
  /** `external` for orders of another marketplace. */
  source: v.nullish(v.picklist(['external', 'service_marketplace_v2'])),
  order: wireOrderSchema,
  signature: v.custom<Hex>(
    (value) =>
      typeof value === 'string' &&
      /^0x([0-9a-f]{2})*$/i.test(value) &&
      value.length <= 20_000,
    'Expected the signature: 0x and hex digits',
  ),
})

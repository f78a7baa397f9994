import * as v from 'valibot'
import type { Hex } from 'viem'
import { address, uint256 } from '../../rpc/values.js'
import type { OrderComponents } from '../chain/seaport.js'

const integer = v.pipe(
  uint256,
  v.transform((digits) => BigInt(digits)),
)
const smallInteger = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(255),
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

/** A Seaport order as JSON carries it, with its integers read. */
export const wireOrderSchema: v.GenericSchema<unknown, OrderComponents> =
  v.object({
    offerer: address,
    zone: address,
    offer: v.array(v.object(item)),
    consideration: v.array(v.object({ ...item, recipient: address })),
    orderType: smallInteger,
    startTime: integer,
    endTime: integer,
    zoneHash: bytes32,
    salt: integer,
    conduitKey: bytes32,
    counter: integer,
  })

/** What the orders endpoint takes. */
export const orderPost = v.object({
  /** The collection of the order. */
  collectionAddress: address,
  /** The currency; read where the order is free and so names none. */
  currencyAddress: v.nullish(address),
  /** `external` for orders made for another marketplace. */
  source: v.nullish(v.picklist(['external', 'service_marketplace_v2'])),
  order: wireOrderSchema,
  signature: v.custom<Hex>(
    (value) =>
      typeof value === 'string' &&
      /^0x([0-9a-f]{2})+$/i.test(value) &&
      value.length <= 20_000,
    'Expected the signature: 0x and hex digits',
  ),
})

import { bigint, customType, numeric, timestamp } from 'drizzle-orm/pg-core'
import type { Address, Hex } from 'viem'

/** An address: written in any case, always stored and read in lower case. */
export const address = customType<{ data: Address; driverData: string }>({
  dataType: () => 'text',
  toDriver: (value) => value.toLowerCase(),
  fromDriver: (value) => value as Address,
})

/** Hex digits with `0x`: written in any case, stored in lower case. */
export const hex = customType<{ data: Hex; driverData: string }>({
  dataType: () => 'text',
  toDriver: (value) => value.toLowerCase(),
  fromDriver: (value) => value as Hex,
})

/** An integer of 0 to 2^256-1: token ids, amounts, quantities. */
export const uint256 = () =>
  numeric({ precision: 78, scale: 0, mode: 'bigint' })

/** An integer that JSON can carry: record ids, chain ids, block numbers. */
export const integer = () => bigint({ mode: 'number' })

/** A moment, to the millisecond. */
export const moment = () =>
  timestamp({ withTimezone: true, precision: 3, mode: 'date' })

/** The number of a record, given by the database. */
export const identity = () =>
  bigint({ mode: 'number' }).generatedAlwaysAsIdentity()

/** When a record was made. */
export const created = { createdAt: moment().notNull().defaultNow() }

/** When a record was made and last changed. */
export const stamps = { ...created, updatedAt: moment().notNull().defaultNow() }

/** Contract and chain lead every key, so that tables can be distributed. */
export const place = {
  chainId: integer().notNull(),
  contractAddress: address().notNull(),
}

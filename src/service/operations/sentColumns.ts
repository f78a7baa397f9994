import { type Column, getTableColumns, type Table } from 'drizzle-orm'
import { collectibles, collections, type orders } from '../database/schema.js'
import type { AsText } from './prepareRead.js'

/** Returns the columns of orders, or of an alias, that responses need. */
export function sentColumns<table extends Table & { _: { columns: Columns } }>(
  o: table,
) {
  const {
    components: _components,
    counter: _counter,
    rank: _rank,
    rankAmount: _rankAmount,
    salt: _salt,
    signature: _signature,
    standing: _standing,
    ...sent
  } = getTableColumns(o)
  return sent
}

type Columns = { [name in keyof (typeof orders)['_']['columns']]: Column }

/** The fields of an order that responses need. */
export type SentOrder = AsText<
  Pick<
    typeof orders.$inferSelect,
    keyof ReturnType<typeof sentColumns<typeof orders>>
  >
>

/** Columns of collectibles that responses need. */
export const sentCollectible = {
  id: collectibles.id,
  tokenId: collectibles.tokenId,
  name: collectibles.name,
  description: collectibles.description,
  metadata: collectibles.metadata,
  updatedAt: collectibles.updatedAt,
}

/** The fields of a collectible that responses need. */
export type SentCollectible = AsText<
  Pick<typeof collectibles.$inferSelect, keyof typeof sentCollectible>
>

/** Columns of collections that responses need. */
export const sentCollection = {
  id: collections.id,
  decimals: collections.decimals,
}

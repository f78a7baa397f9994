import { type Column, getTableColumns, type Table } from 'drizzle-orm'
import { collectibles, collections, type orders } from '../database/schema.js'

/** The columns of orders, or of an alias of them, that answers are made of. */
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

/** What answers are made of, of an order. */
export type SentOrder = Pick<
  typeof orders.$inferSelect,
  keyof ReturnType<typeof sentColumns<typeof orders>>
>

/** The columns of collectibles that answers are made of. */
export const sentCollectible = {
  id: collectibles.id,
  tokenId: collectibles.tokenId,
  name: collectibles.name,
  description: collectibles.description,
  metadata: collectibles.metadata,
  updatedAt: collectibles.updatedAt,
}

/** What answers are made of, of a collectible. */
export type SentCollectible = Pick<
  typeof collectibles.$inferSelect,
  keyof typeof sentCollectible
>

/** The columns of collections that answers are made of. */
export const sentCollection = {
  id: collections.id,
  decimals: collections.decimals,
}

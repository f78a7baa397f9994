import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { collectibles } from '../../database/schema.js'

/** Returns the placeholder for a value of a condition. */
export type Placeholders = (name: string) => SQL

/** The collectibles table, or an alias of it. */
export type CollectibleColumns = { [name in CollectibleColumn]: AnyPgColumn }
type CollectibleColumn = keyof (typeof collectibles)['_']['columns']

import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { collectibles, orders } from '../../database/schema.js'
import type { Db } from '../../database/types.js'
import { cachedStatement } from '../cachedStatement.js'
import { areMarksCurrent, type Book, competes } from './bestOrders.js'
import { type Condition, collectiblesWhere } from './collectibleConditions.js'

/**
 * Up to this many candidates are looked up and sorted; otherwise an index is
 * read in order.
 */
const few = sql.raw('1000')

/** Everything that the text of the statement depends on. */
type Shape = {
  book: Book
  conditions: Pick<Condition, 'kind'>[]
  /** Whether only collectibles with an order are requested. */
  needsOrder: boolean
}

const held = alias(orders, 'held')

/** Facts about the candidates of a list. */
export type Few = {
  /** Whether `tokens` contains all collectibles that meet the conditions. */
  areFew: boolean
  /** Whether no collectible meets the conditions. */
  isNothing: boolean
  /**
   * Token ids as a PostgreSQL array: those that meet the conditions or those
   * with an order, whichever are fewer; null if neither are few.
   */
  tokens: string | null
}

/** Finds out whether a list has few candidates, and which. */
export async function findFew(
  db: Db,
  shape: Shape,
  values: Record<string, unknown>,
): Promise<Few> {
  const [found] = await selectFew(db, shape).execute(values)
  if (!found)
    throw new Error('A query that always returns one row returned none.')
  return found
}

const selectFew = cachedStatement((db: Db, shape: Shape) => {
  const { book, conditions, needsOrder } = shape
  const matching = selectArray(sql`
    select ${collectibles.tokenId} from ${collectibles}
    where ${collectiblesWhere(collectibles, conditions)}`)
  const ordered = selectArray(sql`
    select ${held.tokenId} from ${orders} ${held}
    where ${competes(held, book)}`)
  const isByOrder = sql`coalesce(
    cardinality(ordered) <= least(${few}, cardinality(matching) - 1)
      -- An offer for any token is one for all collectibles.
      and array_position(ordered, null) is null
      -- Outdated marks may leave out orders.
      and ${book.isKept ? areMarksCurrent(book.side) : sql`true`}, false)`
  return db
    .select({
      tokens: sql<string | null>`case
        when by_order then ordered
        when cardinality(matching) <= ${few} then matching
      end::text`,
      areFew: sql<boolean>`not by_order and cardinality(matching) <= ${few}`,
      isNothing: sql<boolean>`cardinality(matching) = 0`,
    })
    .from(
      // Evaluated once, even if it is referenced several times.
      sql`(
        with found as materialized (
          select ${matching} as matching, ${needsOrder ? ordered : sql`null::numeric[]`} as ordered
        ) select *, ${isByOrder} as by_order from found
      ) found`,
    )
    .prepare('')
})

/** Materialized: with a limit the planner would not use the index. */
function selectArray(select: SQL): SQL {
  return sql`array(
    with found as materialized (${select}) select * from found limit ${few} + 1
  )`
}

import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { collectibles, orders } from '../database/schema.js'
import type { Db } from '../database/types.js'
import { type Book, competes, isCurrent } from './bestOrders.js'
import { type Condition, collectiblesWhere } from './collectibleConditions.js'
import { perShape } from './perShape.js'

/** So many are looked up one by one and sorted; more are walked through. */
const few = sql.raw('1000')

/** All that the text of the statement depends on. */
type Shape = {
  book: Book
  conditions: Pick<Condition, 'kind'>[]
  /** Whether only collectibles with an order are asked for. */
  needsOrder: boolean
}

const held = alias(orders, 'held')

/** What there is to know of the collectibles that a list is made of. */
export type Few = {
  /** Whether `tokens` are all that meet the conditions. */
  areFew: boolean
  /** Whether none does. */
  isNothing: boolean
  /**
   * The ids of few, as the database writes lists: of those that meet the
   * conditions or of those with an order, whichever are fewer; null where
   * neither are few.
   */
  tokens: string | null
}

/** Finds out whether a list is made of few collectibles, and of which. */
export async function findFew(
  db: Db,
  shape: Shape,
  values: Record<string, unknown>,
): Promise<Few> {
  const [found] = await selectFew(db, shape).execute(values)
  if (!found) throw new Error('A statement for one row has answered none.')
  return found
}

const selectFew = perShape((db: Db, shape: Shape) => {
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
      -- What marks that are behind leave out may have to be found.
      and ${book.isKept ? isCurrent(book.side) : sql`true`}, false)`
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
      // Looked for once, however often it is mentioned.
      sql`(
        with found as materialized (
          select ${matching} as matching, ${needsOrder ? ordered : sql`null::numeric[]`} as ordered
        ) select *, ${isByOrder} as by_order from found
      ) found`,
    )
    .prepare('')
})

/** Planned as for all: the first few would not seem worth an index. */
function selectArray(select: SQL): SQL {
  return sql`array(
    with found as materialized (${select}) select * from found limit ${few} + 1
  )`
}

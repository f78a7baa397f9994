import {
  balances,
  collectibles,
  collections,
  orders,
} from '../../../src/service/database/schema.js'
import { takeSample } from '../../sample.js'
import { databases, openFresh } from '../databases.js'
import { setupService } from '../setup.js'
import { makeMarksLate } from './readsWorld.js'

/**
 * Databases to test reads on, with current or outdated marks of best orders.
 */
export const readsCases = databases.flatMap((kind) =>
  takeSample(['current', 'late'] as const, 2).map(
    (marks) => [kind, marks] as const,
  ),
)

type Case = (typeof readsCases)[number]

/** A service whose marks of best orders are current or outdated. */
export async function setupReads(kind: Case[0], marks: Case[1]) {
  const service = await setupService({ database: await openFresh(kind) })
  const { addCollection, db, restart } = service
  return {
    ...service,
    /** Empties the tables of the collection, and starts again. */
    async reset() {
      restart()
      for (const table of [orders, balances, collectibles, collections])
        await db.delete(table)
      await addCollection()
      if (marks === 'late') await makeMarksLate(db)
    },
  }
}

/** Result of `setupReads`. */
export type Reads = Awaited<ReturnType<typeof setupReads>>

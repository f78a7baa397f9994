import type { Database } from '../../src/service/node/database.js'
import { openDatabase } from '../../src/service/node/openDatabase.js'
import { isSample } from '../sample.js'
import { openEmptyDatabase } from './openEmptyDatabase.js'
import { createTestDatabase, server } from './postgres.js'

/** Databases that tests run on; in `npm test` PGlite alone. */
export const databases: ('PGlite' | 'PostgreSQL')[] = [
  'PGlite',
  ...(server && !isSample ? (['PostgreSQL'] as const) : []),
]

/** Opens a new, empty database. On a server, closing it drops it. */
export async function openFresh(
  kind: (typeof databases)[number],
): Promise<Database> {
  if (kind === 'PGlite') return openEmptyDatabase()
  const { drop, url } = await createTestDatabase()
  const database = await openDatabase({ url })
  return {
    ...database,
    async close() {
      await database.close()
      await drop()
    },
  }
}

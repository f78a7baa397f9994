import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Database } from '../../src/service/node/database.js'
import { openDatabase } from '../../src/service/node/openDatabase.js'

/**
 * Opens a new, empty database in memory: a copy of one that the test run makes
 * once, as PGlite takes seconds to make one and a moment to copy it.
 */
export async function openEmptyDatabase(): Promise<Database> {
  const file = join(inject('folder'), 'empty.tar')
  const kept = await readFile(file).catch(() => undefined)
  if (kept) return openDatabase({ dump: kept })
  const database = await openDatabase()
  const draft = `${file}-${process.pid}`
  await writeFile(draft, await database.dump())
  // Another file may have been faster; its database is as empty.
  await rename(draft, file)
  return database
}

import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { databaseSettings } from '../../database/databaseSettings.js'
import { migrationsFolder } from '../migrationsFolder.js'

const cluster = join(dirname(fileURLToPath(import.meta.url)), 'cluster.tar.br')

/** Opens an embedded database with a small dump: no templates, and a short log. */
export async function openSmallDatabase() {
  const client = await PGlite.create({
    extensions: { btree_gin, pg_trgm },
    loadDataDir: new Blob([brotliDecompressSync(await readFile(cluster))]),
  })
  const db = drizzle({ client, ...databaseSettings })
  await migrate(db, { migrationsFolder })
  return {
    db,
    async dump(): Promise<Uint8Array> {
      for (const statement of [
        'vacuum full',
        'checkpoint',
        'select pg_switch_wal()',
        'checkpoint',
        'checkpoint',
      ])
        await client.exec(statement)
      const dump = await client.dumpDataDir('none')
      await client.close()
      return new Uint8Array(await dump.arrayBuffer())
    },
  }
}

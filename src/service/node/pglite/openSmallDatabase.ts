import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { databaseSettings } from '../../database/databaseSettings.js'
import { migrationsFolder } from '../migrationsFolder.js'

/** Opens an embedded database with a small dump: no templates, and a short log. */
export async function openSmallDatabase() {
  const client = await PGlite.create({
    extensions: { btree_gin, pg_trgm },
    // The log is a part of the dump.
    initDbStartParams: ['--wal-segsize=1'],
    postgresqlconf: [
      'min_wal_size = 2MB',
      'max_wal_size = 4MB',
      'wal_recycle = off',
    ],
  })
  const db = drizzle({ client, ...databaseSettings })
  await migrate(db, { migrationsFolder })
  return {
    db,
    async dump(): Promise<Uint8Array> {
      // No other database is made from this one.
      await client.exec('update pg_database set datistemplate = false')
      for (const name of ['template0', 'template1'])
        await client.exec(`drop database ${name}`)
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

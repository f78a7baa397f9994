import { gzipSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { custom } from 'viem'
import { databaseSettings } from '../../src/service/database/databaseSettings.js'
import { migrationsFolder } from '../../src/service/node/migrationsFolder.js'
import { readSeaport } from '../../src/service/node/world/readSeaport.js'
import { worldAccounts } from '../../src/service/world/accounts.js'
import { itemCount } from '../../src/service/world/art/items.js'
import { buildWorld } from '../../src/service/world/buildWorld.js'
import { createChain } from '../../src/service/world/chain/createChain.js'
import {
  getArtwork,
  type WorldCollection,
} from '../../src/service/world/metadata.js'
import { trimFiles } from './trimFiles.js'

/** Contents of files by their path. */
export type Files = Map<string, string | Uint8Array>

/** Orders of a published site must not expire soon. */
const extraDays = 3_650

/** Builds a local world for static files: its chain, database and pictures. */
export async function packWorld(emblems: number): Promise<Files> {
  const chain = await createChain({
    privateKeys: worldAccounts.map(({ privateKey }) => privateKey),
  })
  const database = await openSmallDatabase()
  const contracts = await buildWorld({
    database: { db: database.db },
    emblems,
    extraDays,
    onProgress() {},
    seaport: readSeaport(),
    transport: custom(chain, { retryCount: 0 }),
  })
  const state = JSON.stringify({ chain: await chain.dump(), contracts })
  return new Map<string, string | Uint8Array>([
    ['world.json.gz', gzipSync(state, { level: 9 })],
    ['database.tar.gz', gzipSync(await database.dump(), { level: 9 })],
    ['database-files.gz', gzipSync(trimFiles(), { level: 9 })],
    ...drawPictures(emblems),
  ])
}

/** An embedded database whose dump holds no more than its tables. */
async function openSmallDatabase() {
  const client = await PGlite.create({
    extensions: { btree_gin, pg_trgm },
    // The dump contains its log.
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

function drawPictures(emblems: number): [string, string][] {
  const draw = (collection: WorldCollection, id: number): [string, string] => [
    `media/${collection}/${id}.svg`,
    getArtwork(collection, String(id)).svg,
  ]
  return [
    ...Array.from({ length: emblems }, (_, index) =>
      draw('emblems', index + 1),
    ),
    ...Array.from({ length: itemCount }, (_, index) => draw('items', index)),
  ]
}

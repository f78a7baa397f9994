import { writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'

/**
 * Writes the empty cluster that new databases in memory are copies of: PGlite takes
 * seconds to make one. Run it after an update of PGlite to another PostgreSQL.
 */
const database = await PGlite.create({
  // A short log and no checksums: nothing in memory outlives the process.
  initDbStartParams: ['--wal-segsize=1', '--no-data-checksums'],
  postgresqlconf: [
    'max_wal_size = 16MB',
    'min_wal_size = 2MB',
    'shared_buffers = 16MB',
    'wal_recycle = off',
  ],
})
// New databases are copies of the templates; this cluster makes none.
for (const statement of [
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
  'vacuum full',
  'checkpoint',
  'select pg_switch_wal()',
  'checkpoint',
  'checkpoint',
])
  await database.exec(statement)
const dump = Buffer.from(
  await (await database.dumpDataDir('none')).arrayBuffer(),
)
await database.close()
const params = {
  [constants.BROTLI_PARAM_SIZE_HINT]: dump.length,
  [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
}
const packed = brotliCompressSync(dump, { params })
writeFileSync('src/service/node/pglite/cluster.tar.br', packed)
console.log(`${dump.length} bytes, packed ${packed.length}.`)

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * Files of the embedded database that a world never opens: converters between
 * encodings, a stemmer, replication, and what only a new database needs.
 */
const unused =
  /(\/lib\/postgresql\/(utf8_and_|euc_|latin|cyrillic|dict_snowball|libpqwalreceiver|pgoutput|pgxs\/)|\/share\/postgresql\/(postgres\.bki|.*\.sql|.*\.sample|sql_features|errcodes|tsearch_data\/)|\/icu\/LICENSE)/

const entryPattern = /\{filename:"([^"]+)",start:(\d+),end:(\d+)/g

/**
 * Returns the files that PGlite loads, as one file, with unused ones blank: they
 * take no space once it is compressed. A version of PGlite that lists its files in
 * another way keeps them all.
 */
export function trimFiles(): Uint8Array {
  const { resolve } = createRequire(import.meta.url)
  const folder = dirname(resolve('@electric-sql/pglite'))
  const code = readFileSync(join(folder, 'pglite.js'), 'utf8')
  const data = readFileSync(join(folder, 'pglite.data'))
  for (const [, name = '', start, end] of code.matchAll(entryPattern))
    if (unused.test(name)) data.fill(0, Number(start), Number(end))
  return data
}

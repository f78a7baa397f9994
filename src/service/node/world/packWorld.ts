import { gzipSync } from 'node:zlib'
import { custom } from 'viem'
import { worldAccounts } from '../../world/accounts.js'
import { itemCount } from '../../world/art/items.js'
import { buildWorld } from '../../world/buildWorld.js'
import { getArtwork, type WorldCollection } from '../../world/metadata.js'
import { packedFiles, packedMigrations } from '../../world/packedFiles.js'
import { loadChain } from './loadChain.js'
import { readSeaport } from './readSeaport.js'
import { trimFiles } from './trimFiles.js'

/** Options of `packWorld`. */
export type PackWorldOptions = {
  /** Number of collectibles of the first collection. @default 64 */
  emblems?: number | undefined
  /**
   * Days that are added to the expiry of each order, so that published files have
   * listings for a long time. @default 3650
   */
  extraDays?: number | undefined
}

/**
 * Builds a local world as files, for `openWorld` of `marketkit/service/web`: a
 * marketplace that runs in a page without a server. Takes some seconds. Returns the
 * contents of the files by their path below one folder.
 *
 * @throws ConfigurationError if a package of the chain is missing
 * @example
 * import { mkdirSync, writeFileSync } from 'node:fs'
 * import { dirname, join } from 'node:path'
 * import { packWorld } from 'marketkit/service'
 *
 * for (const [path, content] of await packWorld()) {
 *   const file = join('public/world', path)
 *   mkdirSync(dirname(file), { recursive: true })
 *   writeFileSync(file, content)
 * }
 */
export async function packWorld({
  emblems = 64,
  extraDays = 3_650,
}: PackWorldOptions = {}): Promise<Map<string, string | Uint8Array>> {
  const { createChain } = await loadChain()
  const chain = await createChain({
    privateKeys: worldAccounts.map(({ privateKey }) => privateKey),
  })
  // PGlite is an optional peer.
  const { openSmallDatabase } = await import('../pglite/openSmallDatabase.js')
  const opening = openSmallDatabase()
  opening.catch(() => {})
  const contracts = await buildWorld({
    database: opening.then(({ db }) => ({ db })),
    emblems,
    extraDays,
    onProgress() {},
    seaport: readSeaport(),
    transport: custom(chain, { retryCount: 0 }),
  })
  const database = await opening
  const state = JSON.stringify({
    chain: await chain.dump(),
    contracts,
    migrations: packedMigrations,
  })
  return new Map<string, string | Uint8Array>([
    [packedFiles.state, gzipSync(state, { level: 9 })],
    [packedFiles.database, gzipSync(await database.dump(), { level: 9 })],
    [packedFiles.databaseFiles, gzipSync(trimFiles(), { level: 9 })],
    ...drawPictures(emblems),
  ])
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

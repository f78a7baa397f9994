import {
  access,
  constants,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Hex } from 'viem'
import type { WorldContracts } from '../../world/signOrders.js'
import { hashFiles } from '../hashFiles.js'
import type { ChainKind } from './localChain.js'

/** Identifies a prepared world. */
type WorldName = { emblems: number; kind: ChainKind }

/** A prepared world, as it is kept on disk. */
export type PreparedWorld = {
  contracts: WorldContracts
  /** State of the chain, as `anvil_dumpState` gives it. */
  chain: Hex
  /** Dump of the embedded database. */
  database: Uint8Array
}

const day = 24 * 60 * 60 * 1000

/** Milliseconds; orders of an older world would soon expire. */
const longestAge = 30 * day

/** The prepared world of this code and these options, if there is one. */
export async function readWorld(
  name: WorldName,
): Promise<PreparedWorld | undefined> {
  try {
    const folder = await getFolder(name)
    const { mtimeMs } = await stat(folder)
    if (Date.now() - mtimeMs > longestAge) return undefined
    const [contracts, chain, database] = await Promise.all([
      readFile(join(folder, 'contracts.json'), 'utf8'),
      readFile(join(folder, 'chain.txt'), 'utf8'),
      readFile(join(folder, 'database.tar')),
    ])
    return {
      contracts: JSON.parse(contracts),
      chain: chain as Hex,
      database,
    }
  } catch {
    return undefined
  }
}

/**
 * Keeps a prepared world, unless another process has kept a usable one meanwhile:
 * others may be reading its files.
 */
export async function writeWorld(
  name: WorldName,
  world: PreparedWorld,
): Promise<void> {
  const folder = await getFolder(name)
  const parent = dirname(folder)
  const draft = await mkdtemp(join(parent, 'draft-'))
  try {
    await Promise.all([
      writeFile(join(draft, 'contracts.json'), JSON.stringify(world.contracts)),
      writeFile(join(draft, 'chain.txt'), world.chain),
      writeFile(join(draft, 'database.tar'), world.database),
    ])
    await removeOld(folder)
    try {
      await rename(draft, folder)
    } catch {
      // A folder that has files is not replaced by `rename`.
      if (await readWorld(name)) return
      await removeWorld(name)
      await rename(draft, folder)
    }
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** Removes a prepared world that cannot be used. */
export async function removeWorld(name: WorldName): Promise<void> {
  await rm(await getFolder(name), { recursive: true, force: true })
}

/** Worlds of other versions or sizes, which are no longer used. */
async function removeOld(folder: string): Promise<void> {
  const parent = dirname(folder)
  // Other sizes and chains of the same code.
  const alike = folder.slice(
    0,
    folder.lastIndexOf('-', folder.lastIndexOf('-') - 1),
  )
  for (const name of await readdir(parent)) {
    const path = join(parent, name)
    // Another process may have just moved or removed it.
    const found = await stat(path).catch(() => undefined)
    if (!found) continue
    const age = Date.now() - found.mtimeMs
    if (age > (path.startsWith(alike) ? longestAge : day))
      await rm(path, { recursive: true, force: true })
  }
}

async function getFolder({ emblems, kind }: WorldName): Promise<string> {
  const name = `world-${hashCode()}-${kind}-${emblems}`
  return join(await cacheFolder(), name)
}

/** The first of the usual places that can be written to. */
async function cacheFolder(): Promise<string> {
  const modules = join(process.cwd(), 'node_modules')
  const candidates = [
    ...((await exists(modules)) ? [join(modules, '.cache')] : []),
    process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'),
    tmpdir(),
  ].map((folder) => join(folder, 'marketkit'))
  for (const folder of candidates)
    try {
      await mkdir(folder, { recursive: true })
      await access(folder, constants.W_OK)
      return folder
    } catch {
      // The next one may do.
    }
  throw new Error(`None of these folders is writable: ${candidates.join(', ')}`)
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

let hash: string | undefined

/** A world is as good as the code that made it: any change makes another. */
function hashCode(): string {
  const here = dirname(fileURLToPath(import.meta.url))
  hash ??= hashFiles(
    ['../..', '../../../../drizzle', '../../../../package.json'].map((path) =>
      join(here, path),
    ),
  )
  return hash
}

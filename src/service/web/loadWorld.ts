import { packedFiles, packedMigrations } from '../world/packedFiles.js'
import { loadFiles } from './loadFiles.js'
import type { PackedWorld } from './openWorld.js'

/** Options of `loadWorld`. */
export type LoadWorldOptions = {
  /** Called with the part of all bytes that has arrived, from 0 to 1. */
  onProgress?: ((done: number) => void) | undefined
}

/**
 * Loads the files of a packed world, for `openWorld`. `url` is the address of their
 * folder, without a slash at its end.
 *
 * @throws Error if a file cannot be loaded, or is of another version
 * @example
 * import { loadWorld, openWorld } from 'marketkit/service/web'
 *
 * const url = new URL('world', document.baseURI).href
 * const { fetch, request, world } = await openWorld(await loadWorld(url), { url })
 */
export async function loadWorld(
  url: string,
  { onProgress = () => {} }: LoadWorldOptions = {},
): Promise<PackedWorld> {
  const [state, database, databaseFiles] = await loadFiles(
    [
      `${url}/${packedFiles.state}`,
      `${url}/${packedFiles.database}`,
      `${url}/${packedFiles.databaseFiles}`,
    ],
    onProgress,
  )
  const { chain, contracts } = await readState(url, state)
  return { chain, contracts, database, databaseFiles }
}

/** Some hosts answer a page where a file is missing. */
async function readState(
  url: string,
  file: Blob,
): Promise<Pick<PackedWorld, 'chain' | 'contracts'>> {
  const text = await file.text()
  const advice =
    'Write the files with `packWorld` of this version of MarketKit.'
  if (!text.startsWith('{'))
    throw new Error(`${url} has no packed world. ${advice}`)
  const { migrations, ...state } = JSON.parse(text)
  if (migrations !== packedMigrations)
    throw new Error(
      `The packed world of ${url} is of another version. ${advice}`,
    )
  return state
}

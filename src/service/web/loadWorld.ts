import { packedFiles } from '../world/packedFiles.js'
import { loadFiles } from './loadFiles.js'
import type { PackedWorld } from './openWorld.js'

/** Options of `loadWorld`. */
export type LoadWorldOptions = {
  /** Called with the part of all bytes that has arrived, from 0 to 1. */
  onProgress?: ((done: number) => void) | undefined
}

/**
 * Loads the files of a packed world, for `openWorld`.
 *
 * @param url - address of the folder, without a slash at its end
 * @throws Error if a file cannot be loaded
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
  const { chain, contracts } = JSON.parse(await state.text())
  return { chain, contracts, database, databaseFiles }
}

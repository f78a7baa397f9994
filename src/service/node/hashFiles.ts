import { createHash, type Hash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Returns a short hash of the contents of files and folders. */
export function hashFiles(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths) addFiles(hash, path)
  return hash.digest('hex').slice(0, 16)
}

/** Synchronous: awaiting hundreds of small files takes far longer. */
function addFiles(hash: Hash, path: string): void {
  if (statSync(path).isDirectory())
    for (const name of readdirSync(path).sort())
      addFiles(hash, join(path, name))
  else if (!/\.(map|d\.ts)$/.test(path)) hash.update(readFileSync(path))
}

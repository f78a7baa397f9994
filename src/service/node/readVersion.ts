import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Returns the version of the package. */
export function readVersion(): string {
  // The bundler would replace a URL.
  const here = dirname(fileURLToPath(import.meta.url))
  const file = join(here, '../../../package.json')
  return JSON.parse(readFileSync(file, 'utf8')).version
}

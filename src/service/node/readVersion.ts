import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The version of the package. */
export function readVersion(): string {
  // As a URL it would be replaced by the bundler.
  const here = dirname(fileURLToPath(import.meta.url))
  const file = join(here, '../../../package.json')
  return JSON.parse(readFileSync(file, 'utf8')).version
}

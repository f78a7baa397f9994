import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// The bundler would replace a URL.
const here = dirname(fileURLToPath(import.meta.url))

/** The folder of the installed package. */
export const packageFolder = join(here, '../../../..')

/** Returns the package.json of this package. */
export function readPackage(): {
  devDependencies: Record<string, string>
  version: string
} {
  return JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'))
}

/** Returns the version of the package. */
export function readVersion(): string {
  return readPackage().version
}

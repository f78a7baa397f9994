import {
  accessSync,
  constants,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, resolve } from 'node:path'
import { ConfigurationError } from '../../../errors.js'

/**
 * Prepares a file that `write` creates in one step, and deletes an older one: no
 * reader sees it empty, half-written or out of date.
 *
 * @throws ConfigurationError if its folder cannot be written to.
 */
export function openOutput(path: string): { write(text: string): void } {
  const folder = dirname(resolve(path))
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    rmSync(path, { force: true })
  } catch (cause) {
    throw new ConfigurationError(`${path} could not be written.`, { cause })
  }
  return {
    write(text) {
      const draft = `${resolve(path)}.${process.pid}.tmp`
      writeFileSync(draft, text)
      renameSync(draft, path)
    },
  }
}

import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ConfigurationError } from '../../../errors.js'

/** An unvalidated configuration and its file. */
export type LoadedConfig = {
  /** Path of the file. */
  path: string
  /** Its content, not validated. */
  content: unknown
}

/** Default file names, in the order of the search. */
const names = ['ts', 'mts', 'js', 'mjs', 'json'].map(
  (ending) => `marketkit.config.${ending}`,
)

/**
 * Reads the named configuration file, or the one in the folder.
 *
 * @throws ConfigurationError if there is none or it cannot be read.
 */
export async function loadConfig(parameters: {
  /** Working directory. */
  folder: string
  /** Path relative to the folder. @default the first existing default name */
  named?: string | undefined
}): Promise<LoadedConfig> {
  const { folder, named } = parameters
  const path =
    named ?? names.find((candidate) => existsSync(resolve(folder, candidate)))
  if (path === undefined)
    throw new ConfigurationError(`No configuration found in ${folder}.`, {
      metaMessages: [
        `The service needs a file with its networks: ${names.join(', ')}.`,
        'Pass another path with --config. docs/serving.md shows an example.',
      ],
    })
  const file = resolve(folder, path)
  try {
    return {
      path,
      content: path.endsWith('.json')
        ? JSON.parse(await readFile(file, 'utf8'))
        : (await import(pathToFileURL(file).href)).default,
    }
  } catch (cause) {
    throw new ConfigurationError(`${path} could not be read.`, {
      cause,
      metaMessages: hints(path, cause),
    })
  }
}

function hints(path: string, cause: unknown): string[] {
  if (isUnknownEnding(cause))
    return [
      `Node ${process.versions.node} does not read TypeScript; Node 22.18 and later do.`,
      'Or write the file as .mjs or .json, or install `tsx` and start with',
      "NODE_OPTIONS='--import tsx' npx marketkit serve",
    ]
  if (path.endsWith('.js'))
    return [
      'It must exist, run without an error and export the configuration as default.',
      `Without "type": "module" in package.json, name it ${path.replace(/js$/, 'mjs')}.`,
    ]
  return path.endsWith('.json')
    ? ['It must exist and contain JSON.']
    : [
        'It must exist, run without an error and export the configuration as default.',
      ]
}

function isUnknownEnding(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === 'ERR_UNKNOWN_FILE_EXTENSION'
  )
}

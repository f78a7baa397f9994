import {
  cpSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { install } from '../checks.js'
import type { VersionSet } from './versionSets.js'

/** The sources and what their tests read. */
const copied = [
  '.storybook',
  'docs',
  'drizzle',
  'scripts',
  'src',
  'stories',
  'test',
  'tsconfig.json',
  'vitest.config.ts',
]

/**
 * Packages of the repository that are installed again: the testing library must
 * load the React of the set, and connectors of wagmi 2 bring an older EthereumJS.
 */
const repeated = /^@(testing-library|ethereumjs)\//

/**
 * Copies the sources into a folder and installs the versions of a set there.
 * All other packages are those of the repository, which the parent folder links
 * to: Node finds them there.
 */
export async function createFolder(
  parent: string,
  { name, packages }: VersionSet,
): Promise<string | undefined> {
  const folder = join(parent, name)
  mkdirSync(folder)
  for (const path of copied)
    cpSync(path, join(folder, path), {
      recursive: true,
      filter: (file) => !/^test.apps/.test(file),
    })
  const own = JSON.parse(readFileSync('package.json', 'utf8'))
  const ours = Object.entries(own.devDependencies).filter(([it]) =>
    repeated.test(it),
  )
  const dependencies = {
    ...packages,
    'react-dom': packages.react,
    ...Object.fromEntries(ours),
  }
  const file = join(folder, 'package.json')
  const overrides = createOverrides(parent)
  writeFileSync(
    file,
    JSON.stringify({ private: true, dependencies, overrides }),
  )
  const isInstalled = await install(folder)
  // The tests and the cache of worlds read that of the repository.
  cpSync('package.json', file)
  const cache = join('node_modules', '.cache')
  mkdirSync(cache, { recursive: true })
  link(resolve(cache), join(folder, cache))
  return isInstalled ? folder : undefined
}

/** Wallets that connectors of wagmi 2 depend on: 700 MB, which no test loads. */
const wallets = [
  '@base-org/account',
  '@coinbase/wallet-sdk',
  '@gemini-wallet/core',
  '@metamask/sdk',
  '@safe-global/safe-apps-provider',
  '@safe-global/safe-apps-sdk',
  '@walletconnect/ethereum-provider',
  'cbw-sdk',
  'porto',
]

/** Replaces the wallets with an empty package. */
function createOverrides(parent: string): Record<string, string> {
  const empty = join(parent, 'empty')
  mkdirSync(empty, { recursive: true })
  const settings = { name: 'empty', version: '0.0.0' }
  writeFileSync(join(empty, 'package.json'), JSON.stringify(settings))
  return Object.fromEntries(wallets.map((it) => [it, `file:${empty}`]))
}

/** Makes the packages of the repository visible to the folders in `parent`. */
export function linkPackages(parent: string): void {
  link(resolve('node_modules'), join(parent, 'node_modules'))
}

/** Windows allows everyone to make links of this kind. */
function link(target: string, path: string): void {
  symlinkSync(target, path, 'junction')
}

/**
 * Installs a version of Node, whose programs the registry has as packages.
 * Returns the path of the program.
 */
export async function installNode(
  folder: string,
  version: string,
): Promise<string | undefined> {
  mkdirSync(folder, { recursive: true })
  const dependencies = { node: version }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies }))
  const isInstalled = await install(folder)
  return isInstalled ? join(folder, 'node_modules/node/bin/node') : undefined
}

import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { ConfigurationError } from '../../../errors.js'
import { localPeers, servicePeers } from '../worldPeers.js'
import type { InitArguments, Template } from './cliArguments.js'
import { packageFolder, readPackage } from './readPackage.js'

/** RainbowKit has its own providers and its own button to connect. */
const sharedWithKits = ['market.ts', 'page.css', 'Shop.tsx']

const ignored = ['node_modules', 'dist', 'build', '.next', '.react-router']

/** `marketkit init`: copies an example app, with the versions that are tested. */
export function initCommand({ folder, template }: InitArguments): void {
  const target = resolve(folder ?? template)
  if (existsSync(target) && !isEmptyFolder(target))
    throw new ConfigurationError(`${target} is not an empty folder.`, {
      metaMessages: ['Choose another: marketkit init <template> <folder>'],
    })
  const examples = join(packageFolder, 'examples')
  cpSync(join(examples, template), target, { recursive: true })
  const shared = join(examples, 'shared')
  const files = template === 'rainbowkit' ? sharedWithKits : readdirSync(shared)
  for (const file of files.filter((name) => name !== 'env'))
    cpSync(join(shared, file), join(target, 'app/shop', file))
  writeFileSync(
    join(target, '.env'),
    prefixVariables(template, join(shared, 'env')),
  )
  writeFileSync(join(target, '.gitignore'), `${ignored.join('\n')}\n`)
  writePackage(target)
  process.stdout.write(describeNext(target, template))
}

function isEmptyFolder(path: string): boolean {
  return statSync(path).isDirectory() && readdirSync(path).length === 0
}

/** Adds the prefix of variables that the template's bundler shows to browsers. */
function prefixVariables(template: Template, file: string): string {
  const prefix = template === 'next' ? 'NEXT_PUBLIC_' : 'VITE_'
  return readFileSync(file, 'utf8').replace(/^(?=\w)/gm, prefix)
}

/** Adds MarketKit and the packages of the local world. */
function writePackage(target: string): void {
  const file = join(target, 'package.json')
  const { devDependencies, version } = readPackage()
  const app = JSON.parse(readFileSync(file, 'utf8'))
  const world = [...servicePeers, ...localPeers].map((name) => [
    name,
    devDependencies[name],
  ])
  const content = {
    name: toPackageName(basename(target)),
    ...app,
    dependencies: { ...app.dependencies, marketkit: version },
    devDependencies: { ...app.devDependencies, ...Object.fromEntries(world) },
  }
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
}

function toPackageName(text: string): string {
  return (
    text
      .toLowerCase()
      .replace(/[^a-z\d-]+/g, '-')
      .replace(/^-+/, '') || 'shop'
  )
}

function describeNext(target: string, template: Template): string {
  return `
  Created ${target} from the template ${template}. Start it:

    cd ${target}
    npm install
    npm run market   # the local marketplace; leave it running
    npm run dev      # the app; in a second terminal

  The file .env has the addresses of the marketplace.
`
}

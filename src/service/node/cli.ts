#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MarketKitError } from '../../errors.js'
import { helpText, readArguments } from './cliArguments.js'

/** Optional peers that both commands need. */
const common = [
  '@electric-sql/pglite',
  '@hono/node-server',
  'drizzle-orm',
  'hono',
]

/** Optional peers of the local world. */
const local = ['@foundry-rs/anvil', '@opensea/seaport-js']

/** Exit code for a command line that cannot be understood. */
const misused = 2

function fail(error: unknown, code: number): never {
  process.stderr.write(`${textOf(error)}\n`)
  process.exit(code)
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof MarketKitError) return error.message
  const missing = /Cannot find package '([^']+)'/.exec(error.message)?.[1]
  if (!missing) return error.stack ?? error.message
  const peers = process.argv[2] === 'dev' ? [...common, ...local] : common
  return [
    `This command needs the optional peer \`${missing}\`.`,
    `Install what it needs: npm install ${[...new Set([...peers, missing])].join(' ')}`,
  ].join('\n')
}

function parse() {
  try {
    return readArguments(process.argv.slice(2))
  } catch (error) {
    return fail(error, misused)
  }
}

async function run(): Promise<void> {
  const args = parse()
  // Loaded when needed: help must work without the optional peers.
  if (args.command === 'dev')
    await (await import('./devCommand.js')).devCommand(args)
  else if (args.command === 'serve')
    await (await import('./serveCommand.js')).serveCommand(args)
  else if (args.command === 'help') process.stdout.write(helpText)
  else process.stdout.write(`${version()}\n`)
}

function version(): string {
  // As a URL it would be replaced by the bundler.
  const here = dirname(fileURLToPath(import.meta.url))
  const file = join(here, '../../../package.json')
  return JSON.parse(readFileSync(file, 'utf8')).version
}

run().catch((error) => fail(error, 1))

#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { MarketKitError } from '../../errors.js'
import { helpText, readArguments } from './cliArguments.js'

/** Optional peers that every command needs. */
const peers = [
  '@electric-sql/pglite',
  '@foundry-rs/anvil',
  '@hono/node-server',
  '@opensea/seaport-js',
  'drizzle-orm',
  'hono',
]

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
  return missing
    ? `This command needs the optional peer \`${missing}\`.\nInstall what it needs: npm install --save-dev ${[...new Set([...peers, missing])].join(' ')}`
    : (error.stack ?? error.message)
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
  const file = new URL('../../../package.json', import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')).version
}

run().catch((error) => fail(error, 1))

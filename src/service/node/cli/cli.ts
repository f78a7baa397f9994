#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { MarketKitError } from '../../../errors.js'
import { localPeers, servicePeers } from '../worldPeers.js'
import { helpText, readArguments } from './cliArguments.js'
import { initCommand } from './initCommand.js'
import { readVersion } from './readPackage.js'

/** All optional peers. */
const optional = [...servicePeers, ...localPeers, 'pg', 'viem']

/** Exit code for an invalid command line. */
const misused = 2

function fail(error: unknown, code: number): never {
  process.stderr.write(`${formatError(error)}\n`)
  process.exit(code)
}

function formatError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const missing = missingPackages(error)
  if (missing.length > 0)
    return [
      `This command needs packages that are not installed: ${missing.join(', ')}.`,
      `Install them: npm install ${missing.join(' ')}`,
    ].join('\n')
  if (error instanceof MarketKitError) return error.message
  return error.stack ?? error.message
}

/** Returns all missing packages of a command, if one is missing. */
function missingPackages({ cause, message }: Error): string[] {
  const text = cause instanceof Error ? cause.message : message
  const found = /Cannot find (?:package|module) '((@[^/']+\/)?[^/']+)/.exec(
    text,
  )
  const first = optional.find((name) => name === found?.[1])
  if (!first) return []
  const paths = createRequire(import.meta.url).resolve.paths(first) ?? []
  const peers =
    process.argv[2] === 'dev' ? [...servicePeers, ...localPeers] : servicePeers
  const missing = peers.filter(
    (name) => !paths.some((path) => existsSync(join(path, name))),
  )
  return [...new Set([...missing, first])]
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
  // Loaded on demand: `--help` must work without the optional peers.
  if (args.command === 'dev')
    await (await import('./devCommand.js')).devCommand(args)
  else if (args.command === 'serve')
    await (await import('./serveCommand.js')).serveCommand(args)
  else if (args.command === 'init') initCommand(args)
  else if (args.command === 'help') process.stdout.write(helpText)
  else process.stdout.write(`${readVersion()}\n`)
}

run().catch((error) => fail(error, 1))

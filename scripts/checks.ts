import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Counts passed and failed checks. */
export type Checks = {
  /**
   * Records and prints a check; `false` is a failure. Returns whether it
   * passed.
   */
  check(name: string, passed: boolean, details?: string): boolean
  /** Prints the counts and ends the process. */
  end(): never
}

export function startChecks(): Checks {
  const results: { name: string; passed: boolean }[] = []
  return {
    check(name, passed, details) {
      console.log(`${passed ? '✓' : '✗'} ${name}`)
      if (!passed && details) console.log(details)
      results.push({ name, passed })
      return passed
    },
    end() {
      const failed = results.filter(({ passed }) => !passed)
      for (const { name } of failed) console.error(`failed: ${name}`)
      console.log(
        `${results.length - failed.length} passed, ${failed.length} failed`,
      )
      process.exit(failed.length > 0 || results.length === 0 ? 1 : 0)
    },
  }
}

/** Returns the names that the arguments of the command give, or the default. */
export function getNames<name extends string>(
  known: readonly name[],
  byDefault: readonly name[] = known,
): readonly name[] {
  const args = process.argv.slice(2).filter((arg) => !arg.startsWith('-'))
  const isKnown = (arg: string): arg is name => known.some((it) => it === arg)
  const unknown = args.filter((arg) => !isKnown(arg))
  if (unknown.length > 0)
    throw new Error(
      `Unknown: ${unknown.join(', ')}. Choose from ${known.join(', ')}.`,
    )
  return args.length > 0 ? args.filter(isKnown) : byDefault
}

/** Working directory and environment of a command. */
type Place = { cwd?: string; env?: NodeJS.ProcessEnv }

/** Runs a command; prints its output if it fails. */
export async function run(
  command: string,
  args: readonly string[],
  place: Place = {},
): Promise<boolean> {
  const { output, passed } = await runForOutput(command, args, place)
  if (!passed) console.log(output)
  return passed
}

/** Runs a command and returns its output. */
export function runForOutput(
  command: string,
  args: readonly string[],
  place: Place = {},
): Promise<{ output: string; passed: boolean }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, place)
    const stop = () => child.kill()
    process.once('exit', stop)
    const output: Buffer[] = []
    child.stdout.on('data', (data) => output.push(data))
    child.stderr.on('data', (data) => output.push(data))
    child.on('error', (error) => output.push(Buffer.from(String(error))))
    child.on('close', (code) => {
      process.off('exit', stop)
      resolve({
        output: Buffer.concat(output).toString(),
        passed: code === 0,
      })
    })
  })
}

/**
 * Builds and packs the package; returns the path of the tarball. Packs the
 * files in `cwd` instead of those of the repository, if it is given, and the last
 * build instead of a new one with `isBuilt`.
 */
export async function packPackage(
  folder: string,
  { cwd = process.cwd(), isBuilt = false } = {},
): Promise<string | undefined> {
  const target = mkdtempSync(join(folder, 'packed-'))
  const pack = ['pack', '--silent', '--pack-destination', target]
  const packed =
    (isBuilt || (await run('npm', ['run', '--silent', 'build'], { cwd }))) &&
    (await run('npm', pack, { cwd }))
  const tarball = readdirSync(target).find((file) => file.endsWith('.tgz'))
  return packed && tarball ? join(target, tarball) : undefined
}

const quiet = ['--no-audit', '--no-fund', '--loglevel=error']

/** Installs the dependencies of a folder's package.json. */
export function install(cwd: string): Promise<boolean> {
  const args = ['install', '--prefer-offline', '--no-package-lock', ...quiet]
  return run('npm', args, { cwd })
}

/** A fixed version, as of all other dependencies. */
const pnpmVersion = '12.21.0'

/** Whether npm finds versions that agree with each other; it installs nothing. */
export function resolveWithNpm(cwd: string): Promise<boolean> {
  return run('npm', ['install', '--dry-run', ...quiet], { cwd })
}

/**
 * Installs the dependencies of a folder's package.json with pnpm. `strict` fails where
 * versions of any two packages don't agree. Folders with the same `store` share
 * downloaded packages.
 */
export function installWithPnpm(
  cwd: string,
  options: { store: string; strict: boolean },
): Promise<boolean> {
  const { store, strict } = options
  const args = ['install', '--ignore-scripts', '--store-dir', store]
  if (strict) args.push('--strict-peer-dependencies')
  return run('npx', ['--yes', `pnpm@${pnpmVersion}`, ...args], { cwd })
}

import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
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
    const output: Buffer[] = []
    child.stdout.on('data', (data) => output.push(data))
    child.stderr.on('data', (data) => output.push(data))
    child.on('error', (error) => output.push(Buffer.from(String(error))))
    child.on('close', (code) =>
      resolve({
        output: Buffer.concat(output).toString(),
        passed: code === 0,
      }),
    )
  })
}

/** Builds and packs the package; returns the path of the tarball. */
export async function packPackage(folder: string): Promise<string | undefined> {
  const pack = ['pack', '--silent', '--pack-destination', folder]
  const packed =
    (await run('npm', ['run', '--silent', 'build'])) && (await run('npm', pack))
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'))
  return packed && tarball ? join(folder, tarball) : undefined
}

/** Installs the dependencies of a folder's package.json. */
export function install(cwd: string): Promise<boolean> {
  const quiet = ['--no-audit', '--no-fund', '--no-package-lock']
  const args = ['install', '--prefer-offline', '--loglevel=error', ...quiet]
  return run('npm', args, { cwd })
}

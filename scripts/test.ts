import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './chromium.js'
import { ensurePostgres } from './postgres.js'

/**
 * Runs every test, with a Chromium and a PostgreSQL of its own where there is
 * one, and ends with `N passed, N failed`. On CI, nothing may be skipped.
 */
const folder = mkdtempSync(join(tmpdir(), 'marketkit-test-'))
const report = join(folder, 'report.json')

process.env.CHROMIUM_PATH = ensureChromium(console.log)
const postgres = await ensurePostgres(console.log)
if (postgres) process.env.MARKETKIT_TEST_POSTGRES = postgres.url
// The three browsers have a command of their own, `npm run test:browsers`.
const args = process.argv.slice(2)
if (!args.some((arg) => arg.startsWith('--project')))
  args.unshift('--project=!browsers')
const vitest = spawn(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...args,
  ],
  { stdio: 'inherit' },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => vitest.kill(signal))

vitest.on('exit', async (code) => {
  const { passed, failed } = counts()
  rmSync(folder, { recursive: true, force: true })
  await postgres?.stop()
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(code || (failed > 0 ? 1 : 0))
})

/** A run that ended without a report has failed. */
function counts(): { passed: number; failed: number } {
  try {
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(
      readFileSync(report, 'utf8'),
    )
    const skipped = process.env.CI ? numPendingTests : 0
    if (skipped > 0) console.log(`${skipped} tests were skipped.`)
    return { passed: numPassedTests, failed: numFailedTests + skipped }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

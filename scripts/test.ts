import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './chromium.js'
import { ensurePostgres } from './postgres.js'

/**
 * Runs all tests, with Chromium and PostgreSQL if available, and prints `N
 * passed, N failed`. On CI, a skipped test is a failure.
 */
const folder = mkdtempSync(join(tmpdir(), 'marketkit-test-'))
const report = join(folder, 'report.json')

process.env.CHROMIUM_PATH = ensureChromium(console.log)
const postgres = await ensurePostgres(console.log)
if (postgres) process.env.MARKETKIT_TEST_POSTGRES = postgres.url
// `npm run test:browsers` runs the tests in three browsers.
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

/** Returns the counts of the report; a run without a report has failed. */
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

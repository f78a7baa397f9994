import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './chromium.js'

/** Runs every test, a Chromium first, and ends with `N passed, N failed`. */
const folder = mkdtempSync(join(tmpdir(), 'marketkit-test-'))
const report = join(folder, 'report.json')

process.env.CHROMIUM_PATH = ensureChromium(console.log)
const vitest = spawn(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => vitest.kill(signal))

vitest.on('exit', (code) => {
  const { passed, failed } = counts()
  rmSync(folder, { recursive: true, force: true })
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(code || (failed > 0 ? 1 : 0))
})

/** A run that ended without a report has failed. */
function counts(): { passed: number; failed: number } {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(
      readFileSync(report, 'utf8'),
    )
    return { passed: numPassedTests, failed: numFailedTests }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { ensureChromium } from './chromium.js'
import { ensurePostgres } from './postgres.js'

/**
 * Runs the tests, with a Chromium and a PostgreSQL of its own if there is one, and
 * ends with `N passed, N failed`. On CI, nothing may be skipped. The projects
 * `browsers`, `static`, `exhaustive` and `exhaustive-dom` have commands of their own.
 */
type Counts = { passed: number; failed: number; skipped: number }

const folder = mkdtempSync(join(tmpdir(), 'marketkit-test-'))
process.env.CHROMIUM_PATH = ensureChromium(console.log)
const postgres = await ensurePostgres(console.log)
if (postgres) process.env.MARKETKIT_TEST_POSTGRES = postgres.url

const results = await Promise.all(
  chooseRuns(process.argv.slice(2)).map(runVitest),
)
rmSync(folder, { recursive: true, force: true })
await postgres?.stop()
const add = (name: keyof Counts) =>
  results.reduce((sum, { counts }) => sum + counts[name], 0)
const skipped = process.env.CI ? add('skipped') : 0
if (skipped > 0) console.log(`${skipped} tests were skipped.`)
const failed = add('failed') + skipped
console.log(`${add('passed')} passed, ${failed} failed`)
process.exit(results.find(({ code }) => code)?.code || (failed > 0 ? 1 : 0))

/**
 * Returns the arguments of each Vitest. Vitest runs stories one after the other, after
 * all other files; a second Vitest runs them meanwhile.
 */
function chooseRuns(args: string[]): string[][] {
  if (args.length === 0)
    return [
      ['--project=node', '--project=dom'],
      ['--project=types', '--project=stories'],
    ]
  const isChosen = args.some((arg) => arg.startsWith('--project'))
  return [
    isChosen
      ? args
      : [
          '--project=!browsers',
          '--project=!exhaustive*',
          '--project=!static',
          ...args,
        ],
  ]
}

/** Lines of the first are seen as they come, those of the second at its end. */
async function runVitest(
  args: string[],
  index: number,
): Promise<{ code: number | null; counts: Counts }> {
  const report = join(folder, `report-${index}.json`)
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
    { stdio: index === 0 ? 'inherit' : ['inherit', 'pipe', 'inherit'] },
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => vitest.kill(signal))
  const output = vitest.stdout ? text(vitest.stdout) : ''
  const code = await new Promise<number | null>((resolve) =>
    vitest.on('exit', resolve),
  )
  console.log(await output)
  return { code, counts: readCounts(report) }
}

/** A run that ended without a report has failed. */
function readCounts(report: string): Counts {
  try {
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(
      readFileSync(report, 'utf8'),
    )
    return {
      passed: numPassedTests,
      failed: numFailedTests,
      skipped: numPendingTests,
    }
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './chromium.js'
import { ensurePostgres, type TestPostgres } from './postgres.js'
import { type Report, readReport, writeReport } from './testReport.js'

/**
 * Runs tests with one Vitest, and ends with `N passed, N failed`. Without arguments, runs
 * the tests between two edits; `exhaustive` runs the rest. Other arguments are Vitest's.
 */
const [first, ...rest] = process.argv.slice(2)
const isExhaustive = first === 'exhaustive'
const args = isExhaustive ? rest : process.argv.slice(2)
const isWhole = args.every((arg) => /^--(?!project)/.test(arg))
const isQuick = isWhole && !isExhaustive

if (isQuick)
  console.log(
    'Runs unit and component tests, the guard, trades on a local chain, and a story of each widget: about 5 minutes on two cores. `npm run test:exhaustive` runs the rest.',
  )
if (isExhaustive && isWhole)
  console.log(
    'Runs whole systems, both databases and chains, every fault of the engine, all other stories, and the demo shop in Chromium: about 15 minutes on two cores.',
  )
process.env.CHROMIUM_PATH = ensureChromium(console.log)
const postgres = isQuick ? undefined : await ensurePostgres(console.log)
if (postgres) process.env.MARKETKIT_TEST_POSTGRES = postgres.url
console.log(
  `Node ${process.versions.node}, ${availableParallelism()} cores, ${process.env.CHROMIUM_PATH}`,
)

const folder = mkdtempSync(join(tmpdir(), 'marketkit-test-'))
const report = join(folder, 'report.json')
const code = await runVitest([...chooseProjects(), ...args])
const result = readReport(report)
rmSync(folder, { recursive: true, force: true })
await postgres?.stop()
end(result, code, postgres)

function chooseProjects(): string[] {
  if (args.some((arg) => arg.startsWith('--project'))) return []
  const names = isExhaustive
    ? ['exhaustive', 'exhaustive-dom', 'exhaustive-stories']
    : ['node', 'dom', 'stories']
  const chosen = names.map((name) => `--project=${name}`)
  // These tests wait for programs, chains and real time more than half of the time.
  const workers = availableParallelism() * 2
  return isExhaustive ? [...chosen, `--maxWorkers=${workers}`] : chosen
}

/** Prints each file as it ends. */
async function runVitest(args: string[]): Promise<number | null> {
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
  return new Promise((resolve) => vitest.on('exit', resolve))
}

/** On CI, nothing may be skipped. */
function end(
  result: Report,
  code: number | null,
  postgres: TestPostgres | undefined,
): never {
  writeReport(result, console.log)
  if (isExhaustive && !postgres)
    console.log(
      'Tests on PostgreSQL were skipped. Install the package `postgresql`, or name a server in MARKETKIT_TEST_POSTGRES.',
    )
  const failed = result.failed + (process.env.CI ? result.skipped.length : 0)
  console.log(`${result.passed} passed, ${failed} failed`)
  process.exit(code || (failed > 0 ? 1 : 0))
}

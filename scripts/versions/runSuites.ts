import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { runForOutput } from '../checks.js'

type Suites = {
  /** Arguments of Vitest. */
  args: readonly string[]
  /** The repository or a copy. */
  cwd?: string
  /** The Node that runs them. */
  program?: string
  /** File that Vitest writes its report to. */
  report: string
  /** Files and folders of `test`. */
  suites: readonly string[]
}

type Result = {
  /** Whether no test failed, and some ran. */
  isPassed: boolean
  output: string
  passed: number
  total: number
}

/** Runs tests with Vitest, and counts those that pass. */
export async function runSuites({
  args,
  cwd = process.cwd(),
  program = process.execPath,
  report,
  suites,
}: Suites): Promise<Result> {
  const run = await runForOutput(
    program,
    [
      resolve('node_modules/vitest/vitest.mjs'),
      'run',
      ...args,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...suites.map((name) => `test/${name}`),
    ],
    { cwd },
  )
  const { numPassedTests: passed, numTotalTests: total } = readReport(report)
  return {
    isPassed: run.passed && passed > 0,
    output: run.output,
    passed,
    total,
  }
}

/** Without a report, no test ran. */
function readReport(file: string): {
  numPassedTests: number
  numTotalTests: number
} {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { numPassedTests: 0, numTotalTests: 0 }
  }
}

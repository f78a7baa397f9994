import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** Results of a run of Vitest. */
export type Report = {
  passed: number
  failed: number
  /** Full names of tests that did not run. */
  skipped: string[]
  /** Files with the seconds that their tests took, slowest first. */
  files: { path: string; seconds: number }[]
}

/** A file in the report of Vitest's JSON reporter. */
type JsonFile = {
  name: string
  startTime: number
  endTime: number
  assertionResults: { fullName: string; status: string }[]
}

/** Reads a report. A run that ended without one has failed. */
export function readReport(path: string): Report {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(
      readFileSync(path, 'utf8'),
    ) as {
      numPassedTests: number
      numFailedTests: number
      testResults: JsonFile[]
    }
    return {
      passed: numPassedTests,
      failed: numFailedTests,
      skipped: testResults.flatMap(({ assertionResults }) =>
        assertionResults
          .filter(({ status }) => status !== 'passed' && status !== 'failed')
          .map(({ fullName }) => fullName),
      ),
      files: testResults
        .map(({ name, startTime, endTime }) => ({
          path: relative(process.cwd(), name),
          seconds: (endTime - startTime) / 1000,
        }))
        .sort((a, b) => b.seconds - a.seconds),
    }
  } catch {
    return { passed: 0, failed: 1, skipped: [], files: [] }
  }
}

/** Writes the slowest ten files and the skipped tests. */
export function writeReport(
  { files, skipped }: Report,
  log: (text: string) => void,
): void {
  log('Slowest files:')
  for (const { path, seconds } of files.slice(0, 10))
    log(`  ${seconds.toFixed(1).padStart(6)} s  ${path}`)
  if (skipped.length > 0) log(`Skipped (${skipped.length}):`)
  for (const name of skipped.slice(0, 20)) log(`  ${name}`)
}

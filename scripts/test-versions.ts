import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { outputOf, startChecks } from './checks.js'
import {
  checkDeclarations,
  emitDeclarations,
} from './versions/checkDeclarations.js'
import { createFolder, linkPackages } from './versions/createFolder.js'
import { type VersionSet, versionSets } from './versions/versionSets.js'

/**
 * Runs the suites and checks the declarations with other versions of the peer
 * packages: those of the gate, with `--all` every set, or the named ones.
 */
const { check, end } = startChecks()
const names = process.argv.slice(2).filter((arg) => !arg.startsWith('-'))
const isAll = process.argv.includes('--all')
const chosen = versionSets.filter(({ isInGate, name }) =>
  names.length > 0 ? names.includes(name) : isAll || isInGate,
)

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'marketkit-versions-')))
const declarations = join(folder, 'types')

/** What a set runs: in the gate the files that meet the packages most. */
const allFiles = [
  'test/components',
  'test/hooks',
  'test/query',
  'test/wallet',
  'test/steps',
]
const gateFiles = allFiles

async function trySet(set: VersionSet): Promise<void> {
  const versions = Object.entries(set.packages).filter(
    ([name]) => !name.startsWith('@types/'),
  )
  console.log(versions.map((it) => it.join(' ')).join(', '))
  const cwd = await createFolder(folder, set)
  if (!check(`${set.name}: installs`, cwd !== undefined) || !cwd) return
  const { errors, isRun } = await checkDeclarations(cwd, declarations)
  check(
    `${set.name}: the declarations hold`,
    isRun && errors.length === 0,
    errors.join('\n'),
  )
  await runSuites(set.name, cwd, isAll ? allFiles : gateFiles)
}

async function runSuites(
  name: string,
  cwd: string,
  files: readonly string[],
): Promise<void> {
  const report = join(cwd, 'report.json')
  const { output, passed } = await outputOf(
    process.execPath,
    [
      resolve('node_modules/vitest/vitest.mjs'),
      'run',
      '--project=node',
      '--project=dom',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...files,
    ],
    { cwd },
  )
  const { numPassedTests, numTotalTests } = readReport(report)
  check(
    `${name}: ${numPassedTests} of ${numTotalTests} tests pass`,
    passed && numTotalTests > 0,
    output,
  )
}

/** Without a report, no test has run. */
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

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => process.exit(1))
try {
  linkPackages(folder)
  if (check('the declarations build', await emitDeclarations(declarations)))
    for (const set of chosen) await trySet(set)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
end()

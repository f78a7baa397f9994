import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { install, outputOf, startChecks } from './checks.js'
import {
  checkDeclarations,
  emitDeclarations,
} from './versions/checkDeclarations.js'
import { createFolder, linkPackages } from './versions/createFolder.js'
import {
  nodeVersions,
  type VersionSet,
  versionSets,
} from './versions/versionSets.js'

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

/** The suites that load the peer packages. */
const allFiles = ['components', 'hooks', 'query', 'steps', 'wallet']
/** Of these, the gate runs the files that use a wallet most. */
const gateFiles = [
  'components/closedDialog',
  'components/dialogs',
  'components/flowDialogs',
  'components/tradeHooks',
  'components/walletStates',
  'hooks/flows',
  'hooks/pendingFlows',
  'hooks/provider',
  'hooks/reads',
  'hooks/server',
  'query/holdings',
  'steps/batch',
  'steps/executePost',
  'steps/executeSteps',
  'steps/planSteps',
  'steps/resumeFlows',
  'wallet',
]
/** The suites that run without React, on every version of Node. */
const nodeFiles = ['order', 'rpc', 'steps']

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
  await runSuites(set.name, {
    args: ['--project=node', '--project=dom'],
    cwd,
    files: isAll ? allFiles : gateFiles,
  })
}

/** The registry has the programs of Node as packages. */
async function tryNode(version: string): Promise<void> {
  const name = `Node ${version}`
  const cwd = join(folder, `node-${version}`)
  mkdirSync(cwd)
  const dependencies = { node: version }
  writeFileSync(join(cwd, 'package.json'), JSON.stringify({ dependencies }))
  if (!check(`${name}: installs`, await install(cwd))) return
  await runSuites(name, {
    args: ['--project=node'],
    cwd: process.cwd(),
    files: nodeFiles,
    program: join(cwd, 'node_modules/node/bin/node'),
  })
}

type Suites = {
  args: readonly string[]
  cwd: string
  files: readonly string[]
  /** Which Node runs them. */
  program?: string
}

async function runSuites(
  name: string,
  { args, cwd, files, program = process.execPath }: Suites,
): Promise<void> {
  const report = join(folder, `${name}.json`)
  const { output, passed } = await outputOf(
    program,
    [
      resolve('node_modules/vitest/vitest.mjs'),
      'run',
      ...args,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...files.map((file) => `test/${file}`),
    ],
    { cwd },
  )
  const { numPassedTests, numTotalTests } = readReport(report)
  check(
    `${name}: ${numPassedTests} of ${numTotalTests} tests pass`,
    passed && numPassedTests > 0,
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
  if (isAll) for (const version of nodeVersions) await tryNode(version)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
end()

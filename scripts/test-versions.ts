import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { getNames, startChecks } from './checks.js'
import {
  checkDeclarations,
  emitDeclarations,
} from './versions/checkDeclarations.js'
import {
  createFolder,
  installNode,
  linkPackages,
} from './versions/createFolder.js'
import { runSuites } from './versions/runSuites.js'
import { allSuites, gateSuites, nodeSuites } from './versions/suites.js'
import {
  nodeVersions,
  type VersionSet,
  versionSets,
} from './versions/versionSets.js'

/**
 * Runs the suites and checks the declarations with other versions of the peer
 * packages and of Node. Without arguments, it runs the suites that use a wallet with
 * the sets of wagmi 2; `--all` runs everything with every version, and names choose
 * from both. `--built` takes the declarations of the last build. The gate runs the set
 * `lowest`.
 */
const { check, end } = startChecks()
const isAll = process.argv.includes('--all')

const sets = new Map(versionSets.map((set) => [set.name, set]))
const nodes = new Map(nodeVersions.map((it) => [`node-${it}`, it]))
const known = [...sets.keys(), ...nodes.keys()]
const names = getNames(
  known,
  known.filter((name) => isAll || sets.get(name)?.isInGate),
)

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'marketkit-versions-')))
const isBuilt = process.argv.includes('--built')
const declarations = isBuilt ? resolve('dist') : join(folder, 'types')

async function trySet(set: VersionSet): Promise<void> {
  const versions = Object.entries(set.packages)
  console.log(versions.map((it) => it.join(' ')).join(', '))
  const cwd = await createFolder(folder, set)
  if (!check(`${set.name}: installs`, cwd !== undefined) || !cwd) return
  const { errors, isRun } = await checkDeclarations(cwd, declarations)
  check(
    `${set.name}: the declarations hold`,
    isRun && errors.length === 0,
    errors.join('\n'),
  )
  const args = ['--project=node', '--project=dom', '--project=exhaustive-dom']
  const suites = isAll ? allSuites : gateSuites
  if (!set.node) return trySuites(set.name, { args, cwd, suites })
  const program = await tryInstall(set.name, set.node)
  if (program) await trySuites(set.name, { args, cwd, program, suites })
}

/** Returns the path of the program. */
async function tryInstall(
  name: string,
  version: string,
): Promise<string | undefined> {
  const program = await installNode(join(folder, `node-${version}`), version)
  check(`${name}: Node ${version} installs`, program !== undefined)
  return program
}

async function tryNode(name: string, version: string): Promise<void> {
  const program = await tryInstall(name, version)
  if (!program) return
  // The command line is among the exhaustive tests.
  const args = ['--project=node', '--project=exhaustive']
  await trySuites(name, { args, program, suites: nodeSuites })
}

async function trySuites(
  name: string,
  parameters: Omit<Parameters<typeof runSuites>[0], 'report'>,
): Promise<void> {
  const report = join(folder, `${name}.json`)
  const result = await runSuites({ report, ...parameters })
  const { isPassed, output, passed, total } = result
  check(`${name}: ${passed} of ${total} tests pass`, isPassed, output)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => process.exit(1))
try {
  linkPackages(folder)
  const hasSets = names.some((name) => sets.has(name))
  if (hasSets && !isBuilt)
    check('the declarations build', await emitDeclarations(declarations))
  for (const name of names) {
    const set = sets.get(name)
    if (set) await trySet(set)
    const version = nodes.get(name)
    if (version) await tryNode(name, version)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
end()

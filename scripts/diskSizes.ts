import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listDeclarations } from './pruneDeclarations.js'

/** Maximum bytes on disk. */
const budgets = {
  declarations: 690_000,
  package: 5_000_000,
  /** With the dependencies, without peers. */
  installed: 7_500_000,
}

/** Our package and its dependencies. */
const maxPackages = 3

/** Bytes on disk, and their budget. */
export type DiskSize = {
  name: string
  bytes: number
  budget: number
  files: number
  /** Packages that must not be installed. */
  misplaced: string[]
}

/** Measures the package that is installed in `folder`, on disk. */
export function measureDisk(folder: string): DiskSize[] {
  const modules = join(folder, 'node_modules')
  const packages = listInstalled(modules)
  const declarations = listDeclarations(join(modules, 'marketkit', 'dist'))
  const rows = [
    { name: 'declarations', files: declarations, budget: budgets.declarations },
    {
      name: 'package on disk',
      files: listFiles(join(modules, 'marketkit')),
      budget: budgets.package,
    },
    {
      name: 'installed, without peers',
      files: packages.flatMap((name) => listFiles(join(modules, name))),
      budget: budgets.installed,
    },
  ]
  return rows.map(({ budget, files, name }) => ({
    name,
    bytes: files.reduce((sum, file) => sum + statSync(file).size, 0),
    budget,
    files: files.length,
    misplaced: packages.slice(maxPackages),
  }))
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => join(parentPath, name))
}

/** Returns the names of our package and its dependencies. */
function listInstalled(modules: string): string[] {
  const names = new Set(['marketkit'])
  for (const name of names) {
    const path = join(modules, name, 'package.json')
    const { dependencies = {} } = JSON.parse(readFileSync(path, 'utf8'))
    for (const dependency of Object.keys(dependencies)) names.add(dependency)
  }
  return [...names]
}

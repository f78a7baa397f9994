import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/**
 * Makes the index import each module directly. esbuild drops unused code by
 * file: if a file in between is needed, it keeps everything behind it that some
 * part loads later. It skips `export *`, and leaves out modules that nobody
 * imports.
 */
export function splitIndex(dist: string): void {
  const index = join(dist, 'index.js')
  const code = readFileSync(index, 'utf8')
  const origins = new Map<string, { name: string; path: string }>()
  for (const [, names = '', path = ''] of code.matchAll(importing))
    for (const [name, local] of getPairs(names))
      origins.set(local, { name, path })

  const doors = new Map<string, string[]>()
  const [, exported = ''] = exporting.exec(code) ?? []
  for (const [local, name] of getPairs(exported)) {
    const origin = origins.get(local)
    if (!origin) throw new Error(`The index defines ${local} itself.`)
    const names = doors.get(origin.path) ?? []
    doors.set(origin.path, [...names, `${origin.name} as ${name}`])
  }
  if (!doors.size) throw new Error('The index exports nothing.')
  for (const [path, names] of doors) {
    const door = join(dist, 'public', path)
    const target = relative(dirname(door), join(dist, path))
    mkdirSync(dirname(door), { recursive: true })
    writeFileSync(door, `export { ${names.join(', ')} } from '${target}'\n`)
  }
  const lines = [...doors.keys()].map(
    (path) => `export * from './public/${path}'\n`,
  )
  writeFileSync(index, lines.join(''))
}

const importing = /^import \{ ([^}]+) \} from "\.\/([^"]+)";$/gm
const exporting = /^export \{ ([^}]+) \};$/m

/**
 * Splits a list such as `a, b as c` into pairs of original and exported names.
 */
function getPairs(list: string): [string, string][] {
  return list.split(', ').map((item) => {
    const [before = '', after = before] = item.split(' as ')
    return [before, after]
  })
}

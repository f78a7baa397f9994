import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/**
 * Deletes the declarations that no entry of the package reaches: those of
 * internals, which no consumer can import.
 */
export function pruneDeclarations(dist: string): void {
  const reached = new Set<string>()
  const visit = (file: string) => {
    if (reached.has(file)) return
    reached.add(file)
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(importing))
      visit(join(dirname(file), path.replace(/\.js$/, '.d.ts')))
  }
  listEntries().forEach(visit)
  for (const file of listDeclarations(dist))
    if (!reached.has(file)) rmSync(file)
}

/** Returns the declarations of a folder. */
export function listDeclarations(folder: string): string[] {
  return readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => join(folder, file))
}

const importing = /(?:\bfrom |\bimport\(|\bimport )["'](\.[^"']+)["']/g

/** Returns the declarations that `exports` of package.json names. */
function listEntries(): string[] {
  const { exports }: { exports: Record<string, string | { types: string }> } =
    JSON.parse(readFileSync('package.json', 'utf8'))
  return Object.values(exports).flatMap((entry) =>
    typeof entry === 'string' ? [] : [normalize(entry.types)],
  )
}

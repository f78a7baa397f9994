import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Returns the test files that import `sample.ts`, themselves or through another file. */
export function findSampled(): string[] {
  const files = readdirSync('test', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join('test', path))
    .map((path) => ({ path, imports: readImports(path) }))

  function findImporters(module: string): string[] {
    return files
      .filter(({ imports }) => imports.includes(module))
      .flatMap(({ path }) =>
        /\.test\.tsx?$/.test(path)
          ? [path]
          : findImporters(path.replace(/\.tsx?$/, '.js')),
      )
  }
  return [...new Set(findImporters('test/sample.js'))]
}

function readImports(path: string): string[] {
  const text = readFileSync(path, 'utf8')
  return [...text.matchAll(/\bfrom '(\.[^']+)'/g)].map(([, module = '']) =>
    join(dirname(path), module),
  )
}

import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** A code example of the documentation, and the file to check it in. */
export type CodeBlock = {
  /** Place of the example, such as `README.md:12`. */
  origin: string
  /** Path of its file. Blocks of one page are in one folder. */
  path: string
  code: string
}

/** Shows code of the example apps, which their own build checks. */
const codeOfApps = 'docs/guides/server.md'

/** Returns the TypeScript blocks of the pages. */
export function pageBlocks(): CodeBlock[] {
  const pages = ['docs', 'docs/guides'].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.md'))
      .map((file) => join(folder, file)),
  )
  return ['README.md', ...pages].flatMap((page) => {
    if (page === codeOfApps) return []
    const text = readFileSync(page, 'utf8')
    return [...text.matchAll(/^```(?:tsx?|js)\n(.*?)^```$/gms)].map((match) => {
      const line = getLine(text, match.index) + 1
      const code = match[1] ?? ''
      const [, file] = /^\/\/ (\S+\.tsx?)\n/.exec(code) ?? []
      return {
        code,
        origin: `${page}:${line}`,
        path: join(basename(page, '.md'), file ?? `line${line}.tsx`),
      }
    })
  })
}

/** Returns the examples in the comments of the source or the stories. */
export function sourceBlocks(folder: 'src' | 'stories'): CodeBlock[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files.flatMap((path) => {
    if (!/\.tsx?$/.test(path)) return []
    const file = join(folder, path)
    const text = readFileSync(file, 'utf8')
    return [...text.matchAll(/^ \* @example\n((?: \*.*\n)*?) \*\/$/gm)].map(
      (match) => {
        const line = getLine(text, match.index) + 1
        const code = (match[1] ?? '').replace(/^ \* ?/gm, '')
        const name = file.replace(/\W+/g, '-')
        return {
          code,
          origin: `${file}:${line}`,
          path: join('source', `${name}-${line}.tsx`),
        }
      },
    )
  })
}

function getLine(text: string, position: number): number {
  return text.slice(0, position).split('\n').length
}

import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { guidesWithApps } from '../../scripts/reference/appFiles.js'

/** Code that is told to readers, and where to write it to check it. */
export type CodeBlock = {
  /** Where it comes from, as `README.md:12`. */
  origin: string
  /** A path of its own. Blocks of one page stand in one folder. */
  path: string
  code: string
}

/** Their code is that of the example apps, which are checked when built. */
const codeOfApps = guidesWithApps.map((name) => join('docs/guides', name))

/** The blocks of TypeScript in the pages. */
export function pageBlocks(): CodeBlock[] {
  const pages = ['docs', 'docs/guides'].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.md'))
      .map((file) => join(folder, file)),
  )
  return ['README.md', ...pages].flatMap((page) => {
    if (codeOfApps.includes(page)) return []
    const text = readFileSync(page, 'utf8')
    return [...text.matchAll(/^```(?:tsx?|js)\n(.*?)^```$/gms)].map((match) => {
      const line = lineOf(text, match.index) + 1
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

/** The examples in the comments of the source, or of the stories. */
export function sourceBlocks(folder: 'src' | 'stories'): CodeBlock[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files.flatMap((path) => {
    if (!/\.tsx?$/.test(path)) return []
    const file = join(folder, path)
    const text = readFileSync(file, 'utf8')
    return [...text.matchAll(/^ \* @example\n((?: \*.*\n)*?) \*\/$/gm)].map(
      (match) => {
        const line = lineOf(text, match.index) + 1
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

function lineOf(text: string, position: number): number {
  return text.slice(0, position).split('\n').length
}

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, dirname, normalize } from 'node:path'
import ts from 'typescript'
import { pageBlocks } from './codeBlocks.js'

/** Pages that name old code or other people's code. */
const history =
  /^(docs\/decisions|docs\/reference|\.changeset)\/|^(CHANGELOG|THIRD-PARTY-NOTICES)\.md$|RESULTS\.md$/

const fromRoot = /^(src|test|docs|scripts|bench|stories|contracts|drizzle)\//

/** Entries of the package, and files that the reader writes. */
const hostFiles = /^marketkit[/.]/

/** Names of wallet kits that no test installs. */
const kitNames =
  /^(useModal|setShowAuthFlow|useDynamicContext|usePrivy|ConnectWallet)$/

/** A name in backticks or a link, and the page that has it. */
export type PageName = { page: string; name: string }

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard'],
  { encoding: 'utf8' },
)
  .trim()
  .split('\n')

const paths = new Set(
  files.flatMap((file) => {
    const parts = file.split('/')
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
  }),
)

/** Returns all pages about the code as it is now. */
export function listPages(): string[] {
  return files.filter((file) => file.endsWith('.md') && !history.test(file))
}

/** Returns the sources of the package, and all pages but generated ones. */
export function listTexts(): string[] {
  return files.filter(
    (file) =>
      /^src\/.*\.tsx?$|^(src|docs)\/.*\.md$|^README\.md$/.test(file) &&
      !file.startsWith('docs/reference/'),
  )
}

/** Returns the links to files that do not exist. */
export function findBrokenLinks(): PageName[] {
  return listPages().flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
      .map(([, target = '']) => ({ name: target, page }))
      .filter(({ name }) => !/^\w+:/.test(name))
      .filter(({ name }) => {
        const path = normalize(`${dirname(page)}/${name}`).replace(/\/$/, '')
        return !paths.has(path)
      }),
  )
}

/** Returns the files and folders that pages name and that do not exist. */
export function findMissingPaths(): PageName[] {
  const all = [...paths]
  return codeInPages().filter(({ name }) => {
    if (!isPath(name)) return false
    const path = name.replace(/^\.\.?\//, '').replace(/\/$/, '')
    const pattern = path.replace(/[.$+]/g, '\\$&').replaceAll('*', '[^/]*')
    const start = fromRoot.test(name) ? '^' : '(^|/)'
    const expected = new RegExp(`${start}${pattern}$`)
    return !all.some((file) => expected.test(file))
  })
}

/** Returns the names of code that pages use and that occur nowhere in the code. */
export function findMissingNames(): PageName[] {
  const words = readWords()
  return codeInPages().filter(({ name }) => {
    const [, word] =
      /^([a-z]+[A-Z]\w*|[A-Z]\w*[a-z]\w*)(?:\(.*\))?$/.exec(name) ?? []
    return word !== undefined && !words.has(word) && !kitNames.test(word)
  })
}

function isPath(name: string): boolean {
  return (
    /^[\w.@*/-]+$/.test(name) &&
    (fromRoot.test(name) || /^[^/].*\.(ts|tsx|css|md)$/.test(name)) &&
    !hostFiles.test(name)
  )
}

/** Returns every text in single backticks outside of code blocks. */
function codeInPages(): PageName[] {
  return listPages().flatMap((page) => {
    const text = readFileSync(page, 'utf8').replace(/^```.*?^```$/gms, '')
    return [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => ({
      name,
      page,
    }))
  })
}

/** Returns all words of file names, code blocks and code, without those that only comments have. */
function readWords(): Set<string> {
  const blocks = pageBlocks().map(({ code }) => code)
  const words = new Set(blocks.join('\n').match(/\w+/g))
  for (const file of files) words.add(basename(file).replace(/\..*/, ''))
  for (const file of files.filter((name) =>
    /\.(tsx?|js|sol|json)$/.test(name),
  )) {
    const scanner = ts.createScanner(
      ts.ScriptTarget.Latest,
      true,
      /x$/.test(file) ? ts.LanguageVariant.JSX : undefined,
      readFileSync(file, 'utf8'),
    )
    while (scanner.scan() !== ts.SyntaxKind.EndOfFileToken)
      for (const word of scanner.getTokenText().match(/\w+/g) ?? [])
        words.add(word)
  }
  return words
}

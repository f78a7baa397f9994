import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = 'src/styles'
const guide = readFileSync('docs/guides/theming.md', 'utf8')
const tokens = readFileSync(`${folder}/tokens.css`, 'utf8')
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))

/** What is set on the root, before reduced motion and the themes. */
function readTokens(): Record<string, string> {
  const rule = tokens.slice(0, tokens.indexOf('@media'))
  const plain = rule.replace(/\/\*.*?\*\//gs, '')
  return Object.fromEntries(
    [...plain.matchAll(/(--mk-[\w-]+):([^;]+);/g)].map(([, name, value]) => [
      name,
      value?.trim().replace(/\s+/g, ' ').replace('( ', '(').replace(' )', ')'),
    ]),
  )
}

/** The rows of both tables of the guide: name and what stands last. */
function readGuide(): Record<string, string> {
  const rows = guide.matchAll(/^\| `(--mk-[\w-]+)` \| [^|]+ \| (.+) \|$/gm)
  return Object.fromEntries(
    [...rows].map(([, name, last]) => [name, last?.replaceAll('`', '')]),
  )
}

/** Told of beside the tables: set by widgets, or by the direction of lines. */
const own = ['filled', 'flip', 'keyboard', 'media-color'].map(
  (name) => `--mk-${name}`,
)

test('default: the guide tells every property with its value', () => {
  expect(readGuide()).toMatchObject(readTokens())
})

test('behavior: what the stylesheets read is set or told of', () => {
  const known = new Set([...Object.keys(readGuide()), ...own])
  const read = sheets.flatMap((text) =>
    [...text.matchAll(/var\(\s*(--mk-[\w-]+)/g)].map(([, name]) => name ?? ''),
  )
  expect([...new Set(read)].filter((name) => !known.has(name))).toEqual([])
  expect(own.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
})

test('behavior: a theme sets what exists', () => {
  const known = Object.keys(readTokens())
  const set = readdirSync(`${folder}/themes`).flatMap((file) =>
    [
      ...readFileSync(`${folder}/themes/${file}`, 'utf8').matchAll(
        /^\s*(--mk-[\w-]+):/gm,
      ),
    ].map(([, name]) => name ?? ''),
  )
  expect(set.filter((name) => !known.includes(name))).toEqual([])
})

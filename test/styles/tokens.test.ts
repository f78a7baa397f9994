import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readStyleFiles } from '../../scripts/widgetStyles.js'

const folder = 'src/styles'
const guide = readFileSync('docs/guides/theming.md', 'utf8')
const tokens = readFileSync(`${folder}/tokens.css`, 'utf8')
const files = [
  ...readStyleFiles().map(({ path }) => path),
  ...readdirSync(`${folder}/themes`).map((file) => `${folder}/themes/${file}`),
]
const sheets = files.map((path) => readFileSync(path, 'utf8'))

/** Returns the properties of the root, before reduced motion and the themes. */
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

/** Returns the rows of both tables of the guide: name and last column. */
function readGuide(): Record<string, string> {
  const rows = guide.matchAll(/^\| `(--mk-[\w-]+)` \| [^|]+ \| (.+) \|$/gm)
  return Object.fromEntries(
    [...rows].map(([, name, last]) => [name, last?.replaceAll('`', '')]),
  )
}

/**
 * Documented outside of the tables: set by widgets or by the text direction.
 */
const own = ['filled', 'flip', 'keyboard', 'media-color'].map(
  (name) => `--mk-${name}`,
)

test('default: the theming guide lists every token with its value', () => {
  expect(readGuide()).toMatchObject(readTokens())
})

test('behavior: every property that a stylesheet reads is documented', () => {
  const known = new Set([...Object.keys(readGuide()), ...own])
  expect(sheets.length).toBeGreaterThan(25)
  const read = sheets.flatMap((text) =>
    [...text.matchAll(/var\(\s*(--mk-[\w-]+)/g)].map(([, name]) => name ?? ''),
  )
  expect([...new Set(read)].filter((name) => !known.has(name))).toEqual([])
  expect(own.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
})

test('behavior: themes set only existing tokens', () => {
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

/**
 * Returns the declarations of all stylesheets but the tokens, as `property:
 * value`.
 */
const declarations = files
  .filter((path) => !path.endsWith('tokens.css'))
  .flatMap((path) => [
    ...readFileSync(path, 'utf8').matchAll(/([\w-]+):\s*([^;{}]+);/g),
  ])
  .map(([, property = '', value = '']) => ({ property, value }))

/** Returns the values of all tokens of one kind. */
const getTokenValues = (kind: string) =>
  Object.entries(readTokens()).flatMap(([name, value = '']) =>
    name.startsWith(`--mk-${kind}-`) ? [value] : [],
  )

test('behavior: font sizes come from tokens', () => {
  const sizes = declarations.filter(({ property }) => property === 'font-size')
  expect(sizes.length).toBeGreaterThan(80)
  expect(sizes.filter(({ value }) => /^\d+px$/.test(value))).toEqual([])
})

test('behavior: gaps, padding and margins on the grid come from tokens', () => {
  const steps = getTokenValues('space')
  const spaces = declarations.filter(({ property }) =>
    /^(gap|(padding|margin|row|column)(-[a-z]+)*)$/.test(property),
  )
  expect(spaces.length).toBeGreaterThan(200)
  const magic = spaces.filter(
    ({ value }) =>
      !value.includes('(') &&
      value.split(' ').some((part) => steps.includes(part.replace('-', ''))),
  )
  expect(magic).toEqual([])
})

test('behavior: z-index values come from tokens, and width and layer tokens are used', () => {
  const layers = declarations.filter(({ property }) => property === 'z-index')
  expect(
    layers.filter(({ value }) => !/^(\d|var\(--mk-layer-\w+\))$/.test(value)),
  ).toEqual([])
  for (const name of ['width', 'layer'])
    for (const token of Object.keys(readTokens()))
      if (token.startsWith(`--mk-${name}-`))
        expect(sheets.join('\n')).toContain(`var(${token})`)
})

test('behavior: media and container queries use the widths of the guide', () => {
  const documented = [...guide.matchAll(/^\| (\d+) \| /gm)].map(([, px]) => px)
  const queries = sheets.join('\n').match(/@(media|container) [^{]+/g) ?? []
  const used = queries.flatMap((query) =>
    [...query.matchAll(/(\d+)px/g)].map(([, px]) => px),
  )
  const widths = [...new Set(used)].sort((a, b) => Number(a) - Number(b))
  expect(widths).toEqual(documented)
  const [note = ''] = tokens.match(/\/\*.*?\*\//s) ?? []
  expect(note).toContain(`${documented.join(', ')}px.`)
})

import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  buildStyles,
  leaveOut,
  planWidgetStyles,
  readDrawnClasses,
  readStyledClasses,
  readStyleFiles,
  readWidgetSources,
  readWidgets,
} from '../../scripts/widgetStyles.js'
import { getLook, givenBrowser } from './openPage.js'

const openPage = givenBrowser()
const folder = mkdtempSync(join(tmpdir(), 'marketkit-styles-'))
const widgets = readWidgets()
const files = readStyleFiles().map(({ path }) => path)
const classesByFile = new Map(
  files.map((path) => [path, readStyledClasses(path)]),
)

let plan: Awaited<ReturnType<typeof planWidgetStyles>>
beforeAll(async () => {
  plan = await planWidgetStyles()
  await buildStyles(folder)
})
afterAll(() => rmSync(folder, { force: true, recursive: true }))

const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const readSheet = (widget: string) => read(`styles/${widget}.css`)

/** Returns the classes in the selectors and conditions of a stylesheet. */
const mentions = (css: string) => new Set(css.match(/(?<=\.)mk-[\w-]+/g))

test('default: each public widget has a stylesheet', () => {
  expect([...widgets.keys()]).toEqual(
    expect.arrayContaining(['BuyDialog', 'CartButton', 'Marketplace', 'Price']),
  )
  expect(readdirSync(join(folder, 'styles')).sort()).toEqual(
    [...widgets.keys()].map((name) => `${name}.css`).sort(),
  )
})

test('behavior: a widget stylesheet has rules for each class that the widget renders', async () => {
  const styled = new Set([...classesByFile.values()].flatMap((it) => [...it]))
  for (const [widget, sources] of await readWidgetSources(widgets)) {
    const rules = mentions(readSheet(widget))
    const drawn = sources.flatMap((path) => [...readDrawnClasses(path)])
    const needed = [...new Set(drawn)].filter((name) => styled.has(name))
    expect(needed.length, widget).toBeGreaterThan(0)
    expect(
      needed.filter((name) => !rules.has(name)),
      widget,
    ).toEqual([])
  }
})

test('behavior: each stylesheet has the keyframes of its animations', () => {
  for (const css of [read('styles.css'), ...[...widgets.keys()].map(readSheet)])
    for (const [, name = ''] of css.matchAll(/animation:[^;}]*?(mk-[a-z]+)/g))
      expect(css.includes(`@keyframes ${name}{`), name).toBe(true)
})

test('behavior: a widget stylesheet keeps the order of styles.css', () => {
  for (const [widget, needed] of plan) {
    const places = needed.map(({ path }) => files.indexOf(path))
    expect(places, widget).toEqual([...places].sort((a, b) => a - b))
  }
})

test('behavior: the BuyDialog stylesheet has no rules for classes of other widgets', () => {
  const rules = mentions(readSheet('BuyDialog'))
  expect([...rules]).toEqual(expect.arrayContaining(['mk-button', 'mk-checks']))
  for (const name of ['mk-table', 'mk-facet', 'mk-cart', 'mk-card-name'])
    expect(rules).not.toContain(name)
  // These classes are in files that BuyDialog needs for other rules.
  for (const name of ['mk-pill', 'mk-stale', 'mk-tag'])
    expect(rules).not.toContain(name)
})

test('behavior: the BrowseToolbar stylesheet has rules for widgets that hosts put inside', () => {
  expect([...mentions(readSheet('BrowseToolbar'))]).toEqual(
    expect.arrayContaining([
      'mk-cart-button',
      'mk-filters-word',
      'mk-flows-button',
    ]),
  )
})

test('behavior: `leaveOut` removes selectors with a class, except inside :is() and :not()', () => {
  const css =
    '.mk-a,.mk-b .mk-a{c:d;.mk-b &{e:f}.mk-a{g:h}}@media(x){.mk-b{i:j}}'
  const leaveOutB = (rules: string) => leaveOut(rules, (it) => it === 'mk-b')
  expect(leaveOutB(css)).toBe('.mk-a{c:d;.mk-a{g:h}}')
  for (const kept of ['.mk-a:not(.mk-b,.mk-c){d:e}', ':is(.mk-a,.mk-b)>p{d:e}'])
    expect(leaveOutB(kept)).toBe(kept)
})

test('behavior: a button looks the same with a widget stylesheet and with styles.css', async () => {
  const html = `<div data-mk-root data-mk-theme="dark"><div data-mk-dialog>
    <div class="mk-dialog-footer">
      <button class="mk-button" data-size="large" data-variant="primary">Buy</button>
    </div></div></div>`
  const properties = ['background-color', 'font-size', 'min-height', 'width']
  const looks = []
  for (const css of [read('styles.css'), readSheet('BuyDialog')]) {
    const page = await openPage({ html, styles: [css] })
    looks.push(await getLook(page, '.mk-button', properties))
    await page.close()
  }
  expect(looks[0]).toEqual(looks[1])
  expect(looks[0]).toMatchObject({ 'font-size': '16px', 'min-height': '48px' })
})

test('behavior: styles.css has every stylesheet of src/components once', () => {
  const found = readdirSync('src/components', {
    encoding: 'utf8',
    recursive: true,
  })
    .filter((path) => path.endsWith('.css'))
    .map((path) => `src/components/${path}`)
  expect(
    files.filter((path) => path.startsWith('src/components')).sort(),
  ).toEqual(found.sort())
  expect(files.filter((path) => !existsSync(path))).toEqual([])
})

/** `table/TableFrame.tsx` renders these with a name that a widget passes. */
const frames =
  /^mk-((activity|listings|offers|contracts|contract-sources)-table|audience-view)$/

/** A room may hold rules for elements that at least two folders render. */
test('behavior: CSS rules are in the folder that renders the element', () => {
  const drawnIn = new Map<string, Set<string>>()
  for (const path of readdirSync('src/components', {
    encoding: 'utf8',
    recursive: true,
  }))
    if (/\.tsx?$/.test(path))
      for (const name of readDrawnClasses(`src/components/${path}`)) {
        const folders = drawnIn.get(name) ?? new Set()
        drawnIn.set(name, folders.add(path.split('/')[0] ?? ''))
      }
  const owned = new Set<string>()
  const misplaced: string[] = []
  for (const [path, classes] of classesByFile) {
    const own = path.match(/^src\/components\/(\w+)\//)?.[1]
    if (!own) continue
    for (const name of classes) {
      const folders = drawnIn.get(name) ?? new Set()
      const isFirst = !owned.has(name)
      owned.add(name)
      if (!isFirst || folders.has(own)) continue
      if (folders.size < 2 && !frames.test(name))
        misplaced.push(`${name} in ${path}`)
    }
  }
  expect(misplaced).toEqual([])
})

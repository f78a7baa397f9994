import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildStyles } from '../../scripts/widgetStyles.js'
import { takeSample } from '../sample.js'
import { getLook, givenBrowser } from './openPage.js'

// Vite replaces `light-dark()` for browsers of 2023 when it builds an app.

const folder = mkdtempSync(join(tmpdir(), 'marketkit-lowered-'))
beforeAll(() => buildStyles(folder))
afterAll(() => rmSync(folder, { recursive: true }))

const openPage = givenBrowser()

/** Builds an app of styles only, and returns its stylesheet. */
async function buildApp(styles: string): Promise<string> {
  writeFileSync(join(folder, 'app.css'), `@import './styles.css';\n${styles}`)
  writeFileSync(
    join(folder, 'index.html'),
    '<link rel="stylesheet" href="./app.css">',
  )
  const outDir = join(folder, 'dist')
  await build({
    build: { emptyOutDir: true, outDir },
    configFile: false,
    logLevel: 'error',
    root: folder,
  })
  const assets = join(outDir, 'assets')
  const [file = ''] = readdirSync(assets)
  return readFileSync(join(assets, file), 'utf8')
}

const white = 'oklch(1 0 0)'
const dark = 'oklch(0.225 0.014 272)'

const pages = [
  ['a page without color-scheme is light', '', 'auto', white],
  [
    'a page with a light color-scheme is light',
    ':root { color-scheme: light }',
    'auto',
    white,
  ],
  [
    'a page with a dark color-scheme is dark',
    ':root { color-scheme: dark }',
    'auto',
    dark,
  ],
  [
    'a page with a dark color-scheme in a lower layer is dark',
    '@layer base { :root { color-scheme: dark } }',
    'auto',
    dark,
  ],
  ['a dark theme in a page without color-scheme is dark', '', 'dark', dark],
] as const

test.each(takeSample(pages, 2))(
  'behavior: %s',
  async (_, styles, theme, expected) => {
    const app = await buildApp(styles)
    expect(app).not.toContain('light-dark(')
    const page = await openPage({
      html: `<div data-mk-root data-mk-theme="${theme}" style="background: var(--mk-surface); box-shadow: var(--mk-shadow-card)">`,
      styles: [app],
    })
    const look = await getLook(page, 'div', ['background-color', 'box-shadow'])
    expect(look['background-color']).toBe(expected)
    expect(look['box-shadow']).not.toBe('none')
  },
)

test('behavior: a colour of the host replaces ours', async () => {
  const app = await buildApp('[data-mk-root] { --mk-surface: tomato }')
  const page = await openPage({
    html: '<div data-mk-root data-mk-theme="auto" style="background: var(--mk-surface)">',
    styles: [app],
  })
  const look = await getLook(page, 'div', ['background-color'])
  expect(look['background-color']).toBe('rgb(255, 99, 71)')
})

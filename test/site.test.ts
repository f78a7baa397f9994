import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listSitePages, listWidgetPages } from '../scripts/site/sitePages.js'
import { siteFolder, writeSite } from '../scripts/site/writeSite.js'
import {
  findSections,
  quoteSection,
  splitPage,
} from '../stories/support/site/findSections.js'

const pages = listSitePages()
const widgets = listWidgetPages()

test('behavior: every guide and every page of the reference is on the site', () => {
  const files = ['guides', 'reference'].flatMap((folder) =>
    readdirSync(`docs/${folder}`).map((name) => `docs/${folder}/${name}`),
  )
  expect(pages.map(({ file }) => file)).toEqual(expect.arrayContaining(files))
})

test('behavior: every page has a unique title and a summary for the index', () => {
  const titles = pages.map(({ group, title }) => `${group}/${title}`)
  expect(new Set(titles).size).toBe(titles.length)
  const silent = pages.filter(
    ({ summary, title }) => !title || !/[.:]$/.test(summary),
  )
  expect(silent.map(({ file }) => file)).toEqual([])
})

test('behavior: the index links to files that are on the site', () => {
  writeSite()
  const index = readFileSync(join(siteFolder, 'static', 'llms.txt'), 'utf8')
  const links = [...index.matchAll(/\]\(([^)]+)\)/g)].map(([, to = '']) => to)
  expect(links).toHaveLength(pages.length + widgets.length)
  const missing = links.filter(
    (to) => !existsSync(to) && !existsSync(join(siteFolder, 'static', to)),
  )
  expect(missing).toEqual([])
})

test('behavior: the docs page of every widget also exists as Markdown', () => {
  const names = readdirSync('stories')
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => {
      const text = readFileSync(join('stories', file), 'utf8')
      const [, name] =
        /^ {2}title: '(?!Foundations)[\w ]+\/(\w+)'/m.exec(text) ?? []
      const hasPage = !text.includes("'!autodocs'")
      return name && /^[A-Z]/.test(name) && hasPage ? [name] : []
    })
  expect(names.length).toBeGreaterThan(20)
  expect(widgets.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
})

test('behavior: search ranks sections with a matching heading first', () => {
  const sections = pages.flatMap(({ file }) =>
    splitPage(file, readFileSync(file, 'utf8')),
  )
  const [first] = findSections(sections, 'dark mode')
  expect(first?.file).toBe('docs/guides/theming.md')
  const [exact] = findSections(sections, 'useBuyDialog')
  expect(exact).toMatchObject({ heading: 'useBuyDialog', id: 'usebuydialog' })
  const [approval] = findSections(sections, 'unlimited approval')
  expect(approval && quoteSection(approval, 'unlimited approval')).toMatch(
    /unlimited/i,
  )
  expect(findSections(sections, 'zzzz')).toEqual([])
  expect(findSections(sections, '  ')).toEqual([])
})

test('behavior: a comment in a code block is not a heading', () => {
  const text = '# Page\n\n## `Part`\n\n```sh\n# not a heading\n```\n'
  expect(splitPage('x.md', text).map(({ heading }) => heading)).toEqual([
    'Page',
    'Part',
  ])
})

// By a path that TypeScript doesn't follow: it checks the stories' settings apart.
const settings: string = '../.storybook/main.ts'

/** Paths of static files that the Vite server has as modules too. */
async function findShadowing(configType: string): Promise<string[]> {
  const { default: config } = await import(/* @vite-ignore */ settings)
  const places: (string | { from: string; to: string })[] =
    await config.staticDirs([], { configType })
  return places
    .map((place) =>
      typeof place === 'string' ? { from: place, to: '/' } : place,
    )
    .flatMap(({ from, to }) =>
      readdirSync(join('.storybook', from), { recursive: true }).map((path) =>
        join(to, String(path)),
      ),
    )
    .filter(
      (path) =>
        statSync(join('.', path), {
          throwIfNoEntry: false,
        })?.isFile() || path.startsWith('/@'),
    )
}

test('behavior: no static file of the dev server replaces a module', async () => {
  expect(await findShadowing('DEVELOPMENT')).toEqual([])
  expect(await findShadowing('PRODUCTION')).toContain('/docs/engine.md')
})

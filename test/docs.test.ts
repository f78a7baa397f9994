import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { guidesWithApps, withAppFiles } from '../scripts/reference/appFiles.js'
import { writePages } from '../scripts/reference/pages.js'
import { readApi } from '../scripts/reference/readApi.js'
import { checkTypes } from './docs/checkTypes.js'
import { pageBlocks, sourceBlocks } from './docs/codeBlocks.js'
import {
  findBrokenLinks,
  findMissingNames,
  findMissingPaths,
  listPages,
} from './docs/pageNames.js'
import { readStories } from './docs/readStories.js'

const blocks = [
  ...pageBlocks(),
  ...sourceBlocks('src'),
  ...sourceBlocks('stories'),
]
// The compiler runs in a process of its own while the other tests run.
const complaints = checkTypes(blocks)

test('behavior: code examples in the docs, in TSDoc and in stories type-check', async () => {
  expect(blocks.length).toBeGreaterThan(100)
  expect(await complaints).toEqual([])
})

test('behavior: links, paths and names in the docs exist', () => {
  expect(listPages().length).toBeGreaterThan(30)
  expect(findBrokenLinks()).toEqual([])
  expect(findMissingPaths()).toEqual([])
  expect(findMissingNames()).toEqual([])
})

test.each(guidesWithApps)(
  'behavior: %s shows the current files of the tested apps',
  (name) => {
    const guide = readFileSync(`docs/guides/${name}`, 'utf8')
    expect(guide).toBe(withAppFiles(guide))
  },
)

test('behavior: the code example of a story contains every option of the story', () => {
  const stories = readStories()
  expect(stories.length).toBeGreaterThan(100)
  const silent = stories.filter(({ example, options }) =>
    options.some((option) => !example.includes(option)),
  )
  expect(silent.map(({ file, name }) => `${name} (${file})`)).toEqual([])
})

describe('reference', () => {
  const api = readApi()

  test('behavior: every public name has a description', () => {
    const silent = api.filter(({ doc }) => !/^[A-Z`'].*[.:]/s.test(doc.text))
    expect(silent.map(({ file, name }) => `${name} (${file})`)).toEqual([])
  })

  test('behavior: every public function has an example', () => {
    const without = api.filter(
      ({ doc, kind }) => kind === 'function' && !doc.example,
    )
    expect(without.map(({ file, name }) => `${name} (${file})`)).toEqual([])
  })

  test('behavior: the reference pages are current (`npm run docs` updates them)', () => {
    const pages = readdirSync('docs/reference').map(
      (file): [string, string] => [
        file,
        readFileSync(`docs/reference/${file}`, 'utf8'),
      ],
    )
    expect(Object.fromEntries(pages)).toEqual(
      Object.fromEntries(writePages(api)),
    )
  })
})

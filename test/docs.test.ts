import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { guidesWithApps, withAppFiles } from '../scripts/reference/appFiles.js'
import {
  findBrokenLinks,
  findMissingNames,
  findMissingPaths,
  listPages,
} from './docs/pageNames.js'
import { readStories } from './docs/readStories.js'
import { findPhrases, findRefusedPhrases } from './docs/refusedPhrases.js'

test('behavior: links, paths and names in the docs exist', () => {
  expect(listPages().length).toBeGreaterThan(30)
  expect(findBrokenLinks()).toEqual([])
  expect(findMissingPaths()).toEqual([])
  expect(findMissingNames()).toEqual([])
})

test('behavior: sources and pages contain no refused phrase', () => {
  const comment = '/**\n * Waits for the\n * person. There is none.\n */'
  expect(findPhrases(comment)).toMatchObject([
    { line: 2, phrase: 'the * person', instead: 'the user' },
  ])
  expect(findRefusedPhrases()).toEqual([])
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

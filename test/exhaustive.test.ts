import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { exhaustive } from './exhaustive.js'

/** Returns the patterns without braces. */
function expand(pattern: string): string[] {
  const [all, names] = /\{(.*)\}/.exec(pattern) ?? []
  if (!all || !names) return [pattern]
  return names.split(',').map((name) => pattern.replace(all, name))
}

test.each(exhaustive.flatMap(expand))('behavior: %s names a file', (path) => {
  const [start = '', end = ''] = basename(path).split('*')
  const found = readdirSync(dirname(path)).filter((name) =>
    path.includes('*')
      ? name.startsWith(start) && name.endsWith(end)
      : name === start,
  )
  expect(found).not.toEqual([])
})

test('behavior: `npm test` plays a story of each widget', () => {
  const stories = readdirSync('stories').flatMap((file) => {
    const [, widget] = /^(\w+)\.stories\.tsx$/.exec(file) ?? []
    const text = widget ? readFileSync(`stories/${file}`, 'utf8') : ''
    return text.includes(`component: ${widget},`) ? [{ text, widget }] : []
  })
  expect(stories.length).toBeGreaterThan(20)
  const isLong = ({ text }: { text: string }) => !text.includes("'quick'")
  expect(stories.filter(isLong).map(({ widget }) => widget)).toEqual([])
})

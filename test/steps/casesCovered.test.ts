import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/**
 * D numbers are defects that engines for the same purpose have; cases are
 * problems that their users reported. Each has a test with its number in the
 * title.
 */

/** Defects of engines, by number. */
const defects: Record<number, string> = {
  1: 'treats a reverted approval as done',
  2: 'treats an approval cancelled in the wallet as done',
  3: 'prompts for another currency than agreed on',
  4: 'prompts for more value than agreed on',
  5: 'loses the gas of later steps',
  6: 'opens several prompts at once',
  7: 'puts signatures into addresses',
  8: 'stops waiting for orders that the service shows late',
  9: 'never settles its promise',
  10: 'prompts after it was stopped',
  11: 'loses calls of a bundle',
  12: 'repeats a request after a final refusal',
  13: 'treats a node error as a refusal by the user',
  14: 'prompts for the second call after the first was refused',
  15: 'waits for ever for a transaction replaced while the page was closed',
  16: 'loses digits of small prices',
  17: 'computes fees in floating point',
  18: 'removes the wrong items from several',
  19: 'hangs when a request fails',
  20: 'calls hooks in callbacks, and changes settings while rendering',
  21: 'shows the end of one flow in the dialog of another',
  22: 'emits the same progress or event twice',
  23: 'treats an approval that was never mined as done',
  24: 'reports success without reading the receipt',
}

/** Cases that the engine cannot influence: wallets, order books, fonts. */
const othersCases = [17, 36, 50, 71]
const lastCase = 72

/** Returns titles, and parts of titles, of all tests. */
const titles = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.test\.tsx?$/.test(path) && !/casesCovered/.test(path))
  .flatMap((path) =>
    [...readFileSync(join('test', path), 'utf8').matchAll(/'([^'\n]+)'/g)].map(
      ([, text = '']) => text,
    ),
  )

/** Returns the numbers in texts such as `cases 4-6, 9, their subject`. */
function numbersIn(text: string): number[] {
  const [, list = ''] = /\bcases? (\d+(?:(?:-|, )\d+)*)/.exec(text) ?? []
  return list.split(', ').flatMap((part) => {
    const [first = Number.NaN, last = first] = part.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, at) => first + at)
  })
}

test.each(Object.entries(defects))(
  'default: D%s has a test: an engine that %s',
  (number) => {
    const named = new RegExp(`\\bD${number}\\b`)
    expect(titles.some((title) => named.test(title))).toBe(true)
  },
)

test('default: every case has a test', () => {
  const covered = new Set(titles.flatMap(numbersIn))
  const all = Array.from({ length: lastCase }, (_, index) => index + 1)
  expect(
    all.filter((it) => !covered.has(it) && !othersCases.includes(it)),
  ).toEqual([])
})

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { writePages } from '../../scripts/reference/pages.js'
import { readApi } from '../../scripts/reference/readApi.js'

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

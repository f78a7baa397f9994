import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeFinding } from '../../../src/components/failure/describeFinding.js'
import { getCollectibleName } from '../../../src/components/text/collectibleName.js'
import { plainLine, plainText } from '../../../src/components/text/plainText.js'
import { commonLabels } from '../../../src/labels/commonLabels.js'
import { findingLabels } from '../../../src/labels/findingLabels.js'

/** All code points of some categories. */
function listCodePoints(pattern: RegExp): number[] {
  const found: number[] = []
  for (let code = 0; code <= 0x10ffff; code++)
    if (pattern.test(String.fromCodePoint(code))) found.push(code)
  return found
}

/** Controls, formats, separators, marks, unassigned ones, and fillers among letters. */
const invisible = listCodePoints(
  /[\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800\u{13441}\u{13442}\u{1d159}]/u,
)
const hidden = new Set(invisible)
const visible = listCodePoints(/[\p{L}\p{N}\p{P}\p{S}]/u).filter(
  (code) => !hidden.has(code),
)
const toTexts = (codes: readonly number[]) =>
  fc
    .array(
      fc
        .integer({ max: codes.length - 1, min: 0 })
        .map((index) => codes[index] ?? 0),
      { minLength: 1, maxLength: 40 },
    )
    .map((some) => String.fromCodePoint(...some))

test('behavior: a name of invisible characters only counts as missing', () => {
  fc.assert(
    fc.property(toTexts(invisible), (name) => {
      expect(plainText(name)).toBe('')
      expect(getCollectibleName({ name, tokenId: '7' }, commonLabels)).toBe(
        '#7',
      )
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  '\u3164',
  '\u2800',
  '\u115f',
  '\u1160',
  '\uffa0',
  '\u200b\u200c\u200d',
  '\u{e0041}\u{e0042}',
  '\u034f',
  '\u17b4',
  '\ufe0f',
  '\u0301',
  '\u00ad',
  '\u{e0100}',
  '\ufeff',
  '\u{1d159}',
])('parameters: %j is no name', (name) => {
  expect(plainLine(`${name} ${name}`)).toBe('')
})

test.each(['Fox #7', '❤️', '👨‍👩‍👧', 'نمی‌خواهم', '한글', 'e\u0301', '…', '0'])(
  'parameters: %j is a name',
  (name) => {
    expect(plainLine(name)).toBe(name)
  },
)

test('behavior: a visible character stays', () => {
  fc.assert(
    fc.property(fc.integer({ max: visible.length - 1, min: 0 }), (index) => {
      const character = String.fromCodePoint(visible[index] ?? 97)
      expect(plainLine(`a${character}b`)).toBe(`a${character}b`)
    }),
  )
})

test('behavior: the texts of a finding are filtered as names are', () => {
  const options = {
    currency: undefined,
    labels: findingLabels,
    locale: 'en',
    native: undefined,
  }
  const { found, agreed } = describeFinding(
    {
      actual: '\u202eSafe\u2066\n\n\u200b Transfer\u0000',
      code: 'typedData',
      path: 'signature',
      expected: '\u3164',
      severity: 'unknown',
      step: 0,
    },
    options,
  )
  expect(found).toBe('Safe Transfer')
  expect(agreed).toBe('')
  fc.assert(
    fc.property(toTexts(invisible), toTexts(visible), (a, b) => {
      const finding = {
        actual: `${a}${b}${a}`,
        code: 'typedData',
        path: 'signature',
        severity: 'unknown',
        step: 0,
      } as const
      const { found = '' } = describeFinding(finding, options)
      expect(found).not.toMatch(
        /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u,
      )
      expect([...found].length).toBeLessThanOrEqual(81)
    }),
  )
})

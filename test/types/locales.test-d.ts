import { expectTypeOf, test } from 'vitest'
import type { Labels, MarketKitProvider } from '../../src/index.js'
import * as locales from '../../src/locales.js'

const { ar, de, en, es, isolate, ja, plural } = locales

test('locales', () => {
  expectTypeOf([ar, de, en, es, ja]).items.toEqualTypeOf<locales.Locale>()
  expectTypeOf<locales.Locale>().toExtend<MarketKitProvider.Props['locale']>()
  expectTypeOf<locales.Locale['labels']>().toEqualTypeOf<Labels>()
  expectTypeOf<'de-CH'>().toExtend<MarketKitProvider.Props['locale']>()
})

test('behavior: a missing label is a type error', () => {
  const { buy, ...most } = en.labels
  expectTypeOf(buy).toBeString()
  // @ts-expect-error `buy` is missing.
  const lacking: Labels = most
  expectTypeOf(lacking).toEqualTypeOf<Labels>()
})

test('plural', () => {
  expectTypeOf(plural).parameters.toEqualTypeOf<
    [string, number | bigint, locales.PluralForms]
  >()
  expectTypeOf(plural('en', 2n, { other: '#' })).toBeString()
  // @ts-expect-error Every language has this form.
  plural('en', 2, { one: '# item' })
})

test('isolate', () => {
  expectTypeOf(isolate`${'2 ETH'}`).toBeString()
})

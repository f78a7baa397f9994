import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  RequestError,
  StepError,
  type StepErrorReason,
} from '../../src/core.js'
import { describeError, type Labels } from '../../src/index.js'
import { defaultLabels } from '../../src/labels/defaultLabels.js'
import { failureLabels } from '../../src/labels/failureLabels.js'
import {
  ar,
  de,
  en,
  es,
  isolate,
  ja,
  type Locale,
  plural,
} from '../../src/locales.js'

const others = [de, es, ja, ar]
const languages = [en, ...others].map((it): [string, Locale] => [it.code, it])
const keys = Object.keys(en.labels) as (keyof Labels)[]

/** Texts with plural forms. */
type CountedKey = {
  [key in keyof Labels]: Labels[key] extends (...values: infer values) => string
    ? Extract<values[number], number | bigint> extends never
      ? never
      : key
    : never
}[keyof Labels]

type Write = (labels: Labels, count: number) => string

const counted: Record<CountedKey, Write> = {
  andMore: (labels, count) => labels.andMore(count),
  attributesMore: (labels, count) => labels.attributesMore(count),
  basketBought: (labels, count) => labels.basketBought(BigInt(count)),
  basketBuy: (labels, count) => labels.basketBuy(BigInt(count), '7 ETH'),
  basketItems: (labels, count) => labels.basketItems(count),
  basketPartly: (labels, count) =>
    labels.basketPartly(BigInt(count), BigInt(count)),
  cancelManyAction: (labels, count) => labels.cancelManyAction(count),
  cancelManyCount: (labels, count) => labels.cancelManyCount(count),
  cancelManyDone: (labels, count) => labels.cancelManyDone(count),
  cancelManyGoOn: (labels, count) => labels.cancelManyGoOn(count),
  cancelManyText: (labels, count) => labels.cancelManyText(count),
  cartCount: (labels, count) => labels.cartCount(count),
  cartFull: (labels, count) => labels.cartFull(count),
  cartLeft: (labels, count) => labels.cartLeft(count),
  cartOf: (labels, count) => labels.cartOf(count),
  cartUnavailable: (labels, count) => labels.cartUnavailable(count),
  checkOutOf: (labels, count) => labels.checkOutOf(count, '7 ETH'),
  chosen: (labels, count) => labels.chosen(count),
  contactCount: (labels, count) => labels.contactCount(count),
  filtersSet: (labels, count) => labels.filtersSet(count),
  findingMore: (labels, count) => labels.findingMore(count),
  listManyAction: (labels, count) => labels.listManyAction(count),
  listManyAnyway: (labels, count) => labels.listManyAnyway(count),
  listManyCount: (labels, count) => labels.listManyCount(count),
  listManyPartly: (labels, count) => labels.listManyPartly(count, count),
  listManyText: (labels, count) => labels.listManyText(count),
  listedMany: (labels, count) => labels.listedMany(count),
  mediaChoose: (labels, count) => labels.mediaChoose('', count, 7),
  moreFound: (labels, count) => labels.moreFound(count),
  'price.tooManyDecimals': (labels, count) =>
    labels['price.tooManyDecimals']('ETH', count),
  results: (labels, count) => labels.results(count),
  resultsOver: (labels, count) => labels.resultsOver(count),
  selectMost: (labels, count) => labels.selectMost(count),
  selectedCount: (labels, count) => labels.selectedCount(count),
  showMore: (labels, count) => labels.showMore(count),
  'stepText.queuedFor': (labels, count) => labels['stepText.queuedFor'](count),
  stepOf: (labels, count) => labels.stepOf(count, 7),
  sweepFound: (labels, count) => labels.sweepFound(count),
  sweepLimited: (labels, count) => labels.sweepLimited(count),
  sweepUnread: (labels, count) => labels.sweepUnread(count),
  sweepUpTo: (labels, count) => labels.sweepUpTo(count),
  'tray.open': (labels, count) => labels['tray.open'](count),
}
const counts = [0, 1, 2, 3, 11, 100]

/** Returns a text with sample values. */
function sample(labels: Labels, key: keyof Labels, value = '⟦1⟧'): string {
  if (Object.hasOwn(counted, key)) return counted[key as CountedKey](labels, 3)
  const label = labels[key]
  if (typeof label === 'string') return label
  if (key === 'bought') return labels.bought(value, '3')
  const write = label as (...values: string[]) => string
  return write(...Array.from({ length: write.length }, () => value))
}

test('behavior: the label files share no key and together are `defaultLabels`', async () => {
  // Not `import.meta.glob`: Vitest's cache of modules would miss new files.
  const paths = readdirSync('src', { recursive: true, encoding: 'utf8' })
  const files = paths.filter((path) =>
    /^labels\/(?!default)\w+Labels\.ts$/.test(path),
  )
  const parts = await Promise.all(
    files.map(async (path) => {
      const name = path.replace(/^.*\/(\w+)\.ts$/, '$1')
      const module: Record<string, Partial<Labels>> = await import(
        join('../../src', path)
      )
      expect(Object.keys(module)).toEqual([name])
      return module[name] ?? {}
    }),
  )
  expect(parts.flatMap(Object.keys).sort()).toEqual(keys.toSorted())
  for (const part of parts) expect(defaultLabels).toMatchObject(part)
})

describe.each(languages)('%s', (code, { labels }) => {
  test('behavior: the locale has every label, with the type of the English label', () => {
    expect(Object.keys(labels).sort()).toEqual(keys.toSorted())
    for (const key of keys) {
      expect([key, typeof labels[key]]).toEqual([key, typeof en.labels[key]])
      expect([key, labels[key].length > 0 || key === 'chosen']).toEqual([
        key,
        true,
      ])
      expect(sample(labels, key)).not.toMatch(/undefined|NaN|\[object/)
    }
  })

  test('behavior: every label with a count shows its count', () => {
    const { format } = new Intl.NumberFormat(code)
    for (const [key, write] of Object.entries(counted)) {
      const texts = counts.map((count) => write(labels, count))
      expect([key, new Set(texts).size]).toEqual([key, counts.length])
      for (const count of [3, 11, 100])
        expect(write(labels, count)).toContain(format(count))
    }
  })
})

describe('plural', () => {
  test('default: every language has a form for each count', () => {
    expect(
      languages.map(([, { labels }]) =>
        counts.map((count) => labels.contactCount(count)),
      ),
    ).toMatchInlineSnapshot(`
      [
        [
          "0 contacts",
          "1 contact",
          "2 contacts",
          "3 contacts",
          "11 contacts",
          "100 contacts",
        ],
        [
          "0 Kontakte",
          "1 Kontakt",
          "2 Kontakte",
          "3 Kontakte",
          "11 Kontakte",
          "100 Kontakte",
        ],
        [
          "0 contactos",
          "1 contacto",
          "2 contactos",
          "3 contactos",
          "11 contactos",
          "100 contactos",
        ],
        [
          "連絡先0件",
          "連絡先1件",
          "連絡先2件",
          "連絡先3件",
          "連絡先11件",
          "連絡先100件",
        ],
        [
          "لا جهات اتصال",
          "جهة اتصال واحدة",
          "جهتا اتصال",
          "3 جهات اتصال",
          "11 جهة اتصال",
          "100 جهة اتصال",
        ],
      ]
    `)
  })

  test('behavior: numbers beyond floats have the right plural form', () => {
    const forms = { few: '# few', many: '# many', one: '# one', other: '#' }
    expect(plural('ar', 10n ** 30n + 3n, forms)).toMatch(/03 few$/)
    expect(plural('ar', 10n ** 30n, forms)).toMatch(/00$/)
    expect(plural('es', 10n ** 30n, forms)).toMatch(/000 many$/)
    expect(plural('en', 10n ** 30n + 1n, forms)).toMatch(/,001$/)
  })
})

describe.each(others.map((it): [string, Locale] => [it.code, it]))(
  '%s',
  (code, { direction, labels }) => {
    test('behavior: no label is in English', () => {
      const left = keys.filter((key) => {
        const english = sample(en.labels, key)
        const isSentence = /[a-z] [a-z]/.test(english.replace(/⟦1⟧/g, ''))
        return isSentence && sample(labels, key) === english
      })
      expect(left).toEqual([])
      const words =
        /\b(the|and|your|you|with|this|that|not|was|were|have|of|for)\b/i
      const strange = keys.filter((key) => words.test(sample(labels, key)))
      // `era` is a word in Spanish, `was` in German.
      expect(
        strange.filter(
          (key) => code !== 'de' || !/was/i.test(sample(labels, key)),
        ),
      ).toEqual([])
    })

    test('behavior: every label is in the script of the language', () => {
      const script = {
        ar: /\p{Script=Arabic}/u,
        ja: /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u,
      }[code]
      if (!script) return
      const foreign = keys.filter((key) => {
        const text = sample(labels, key).replace(/⟦1⟧|ETH|3D/g, '')
        return /\p{L}/u.test(text) && !script.test(text)
      })
      expect(foreign).toEqual([])
    })

    test('behavior: right-to-left labels isolate their values', () => {
      if (direction === 'ltr') return
      const apart =
        /\u2068[^\u2068\u2069]*(\u2068[^\u2069]*\u2069)?[^\u2068\u2069]*\u2069/g
      const mixed = keys.filter((key) =>
        /⟦/.test(sample(labels, key).replace(apart, '')),
      )
      // These stand alone, outside of a sentence.
      expect(mixed.sort()).toEqual(['fee', 'marketplaceName'])
    })

    test('behavior: every failure is described with the label of its reason', () => {
      const reasons = Object.keys(failureLabels).flatMap((key) =>
        /^step\.(?!noWallet|notPosted|signed)/.test(key)
          ? (key.slice(5) as StepErrorReason)
          : [],
      )
      expect(reasons.length).toBeGreaterThan(15)
      for (const reason of reasons)
        expect(
          describeError(
            new StepError({
              ...{ reason, fundsMoved: 'maybe', index: 0 },
              recovery: reason === 'post' ? 'repost' : undefined,
            }),
            labels,
          ).text,
        ).toBe(labels[`step.${reason}`])
      const lost = new StepError({
        ...{ reason: 'post', fundsMoved: 'maybe', index: 0 },
      })
      expect(describeError(lost, labels).text).toBe(labels['step.notPosted'])
      const beside = new StepError({
        ...{ reason: 'unresolved', fundsMoved: 'no', index: 0 },
        recovery: 'repost',
      })
      expect(describeError(beside, labels).text).toBe(labels['step.signed'])
      const late = new RequestError({
        operation: 'ListCollectibles',
        reason: 'timeout',
        url: '',
      })
      expect(describeError(late, labels).text).toBe(labels['request.timeout'])
      const funds = (['no', 'approved', 'maybe', 'yes'] as const).map(
        (moved) => labels[`funds.${moved}`],
      )
      expect(new Set(funds).size).toBe(4)
    })
  },
)

test('isolate', () => {
  expect(isolate`من ${'2 ETH'}.`).toBe('من \u20682 ETH\u2069.')
})

import { expect, test } from 'vitest'
import {
  contrast,
  defaults,
  readSettings,
  toCode,
  toCss,
  writeSettings,
} from '../stories/support/playground/settings.js'

test('default: default settings need no URL and no CSS', () => {
  expect(readSettings('')).toEqual(defaults)
  expect(writeSettings(defaults)).toBe('')
  expect(toCss(defaults)).toBe('')
})

test('behavior: the URL stores every setting', () => {
  const settings = {
    ...defaults,
    accent: '#ffcc00',
    density: 'compact',
    font: 'serif',
    locale: 'ar',
    props: 'pageSize:24;paging:pages',
    radius: '0',
    story: 'trade-listdialog--default',
    theme: 'dark',
    width: 'desktop',
  } as const
  expect(readSettings(`#${writeSettings(settings)}`)).toEqual(settings)
})

test('behavior: invalid settings in the URL are ignored', () => {
  const hash = '#accent=red;}*{color:red&theme=none&story=../x&other=1'
  expect(readSettings(hash)).toEqual(defaults)
})

test('behavior: text is black on a light accent and white on a dark accent', () => {
  expect(toCss({ ...defaults, accent: '#ffcc00' })).toContain(
    '--mk-on-accent: #000;',
  )
  expect(toCss({ ...defaults, accent: '#330099' })).toContain(
    '--mk-on-accent: #fff;',
  )
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21)
})

test('behavior: the code example imports its components, locale and theme', () => {
  expect(
    toCode({
      ...{ ...defaults, locale: 'de', theme: 'acid' },
      props: 'paging:pages;pageSize:24;other:1',
      story: 'browse-collectiblegrid--default',
    }),
  ).toMatchInlineSnapshot(`
      "import 'marketkit/styles.css'
      import 'marketkit/themes/acid.css'
      import { CollectibleGrid, FlowNotices, MarketKitProvider } from 'marketkit'
      import { de } from 'marketkit/locales'

      <MarketKitProvider client={client} locale={de} theme="acid">
        <CollectibleGrid chainId={137} contractAddress="0x…" pageSize={24} paging="pages" />
        <FlowNotices />
      </MarketKitProvider>
      "
    `)
})

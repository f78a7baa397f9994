import { expect, test } from 'vitest'
import { bundle, givenBrowser, lookOf } from './openPage.js'

const openPage = givenBrowser()

test.each([
  [800, 'sticky'],
  // A phone on its side, or a page at twice its size.
  [390, 'static'],
])('behavior: it leaves room in a window %i high', async (height, position) => {
  const html = '<div data-mk-root><div class="mk-browse-toolbar"></div></div>'
  const page = await openPage({ html, styles: [await bundle('styles.css')] })
  await page.setViewportSize({ height, width: 844 })
  const look = await lookOf(page, '.mk-browse-toolbar', ['position'])
  expect(look).toEqual({ position })
  await page.close()
})

import { expect, test } from 'vitest'
import { bundle, getLook, givenBrowser } from './openPage.js'

const openPage = givenBrowser()

test.each([
  [800, 'sticky'],
  // A phone in landscape, or a page zoomed to 200 %.
  [390, 'static'],
])('behavior: it leaves room in a window %i high', async (height, position) => {
  const html = '<div data-mk-root><div class="mk-browse-toolbar"></div></div>'
  const page = await openPage({ html, styles: [await bundle('styles.css')] })
  await page.setViewportSize({ height, width: 844 })
  const look = await getLook(page, '.mk-browse-toolbar', ['position'])
  expect(look).toEqual({ position })
  await page.close()
})

test('behavior: a phone shows the number of results', async () => {
  const html = `<div data-mk-root><div class="mk-browse-toolbar"><div class="mk-toolbar-row">
    <p class="mk-toolbar-count">38 results</p>
  </div></div></div>`
  const page = await openPage({ html, styles: [await bundle('styles.css')] })
  await page.setViewportSize({ height: 844, width: 390 })
  const look = await getLook(page, '.mk-toolbar-count', ['clip-path'])
  expect(look).toEqual({ 'clip-path': 'none' })
  await page.close()
})

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

test('behavior: it never covers a button that Tab reaches', async () => {
  const html = `<div data-mk-root><div class="mk-marketplace-main">
    <div class="mk-browse-toolbar"><button style="height: 90px">Sort</button></div>
    <article class="mk-collectible-card"><button>Buy</button></article>
    <div style="height: 2000px"></div>
  </div></div>`
  const page = await openPage({ html, styles: [await bundle('styles.css')] })
  const toolbar = page.locator('.mk-browse-toolbar')
  const button = page.locator('article button')
  const getGap = async () => {
    const [above, below] = [
      await toolbar.boundingBox(),
      await button.boundingBox(),
    ]
    if (!above || !below) throw new Error('An element is not shown.')
    return below.y - above.y - above.height
  }
  await page.evaluate(() => scrollTo(0, 50))
  expect(await getGap()).toBeLessThan(0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
    'Buy',
  )
  expect(await getGap()).toBeGreaterThanOrEqual(0)
  await page.close()
})

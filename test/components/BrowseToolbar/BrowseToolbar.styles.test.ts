import { expect, test } from 'vitest'
import { bundle, getLook, givenBrowser } from '../../styles/openPage.js'

const openPage = givenBrowser()

test.each([
  [800, 'sticky'],
  // A phone in landscape, or a page zoomed to 200 %.
  [390, 'static'],
])(
  'behavior: in a window %i px high, the toolbar is %s',
  async (height, position) => {
    const html = '<div data-mk-root><div class="mk-browse-toolbar"></div></div>'
    const page = await openPage({ html, styles: [await bundle('styles.css')] })
    await page.setViewportSize({ height, width: 844 })
    const look = await getLook(page, '.mk-browse-toolbar', ['position'])
    expect(look).toEqual({ position })
    await page.close()
  },
)

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

test('behavior: the toolbar never covers a button that Tab reaches', async () => {
  const html = `<div data-mk-root><div class="mk-marketplace-main">
    <div class="mk-browse-toolbar">
      <div class="mk-toolbar-row">
        <input class="mk-input" style="flex-basis: 100%">
        <button class="mk-button">Sort</button>
      </div>
      <div class="mk-toolbar-row"><p class="mk-toolbar-count">38 results</p></div>
    </div>
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
  await expect.poll(getGap).toBeLessThan(0)
  for (let press = 0; press < 3; press++) await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
    'Buy',
  )
  // The browser scrolls in its next frame.
  await expect.poll(getGap).toBeGreaterThanOrEqual(0)
  await page.close()
})

test.each([1280, 390])(
  'behavior: toolbar and header leave no gap at 2x density, %i px wide',
  async (width) => {
    const styles = [
      await bundle('styles.css'),
      await bundle('../stories/demo/shell.css'),
    ]
    const look = async (ground: string) => {
      const html = `<body style="margin: 0"><div class="shop" data-mk-root data-mk-theme="light">
        <header class="top"><div class="inner"></div></header>
        <main><div class="mk-browse-toolbar"><div class="mk-toolbar-row"><button class="mk-button">Filters</button></div></div>
          <div style="background: ${ground}; height: 3000px"></div></main></div>`
      const page = await openPage({ density: 2, html, styles })
      // Without this, the toolbar of phones moves to its place in an animation.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ height: 800, width })
      // Half a CSS pixel is one device pixel.
      await page.evaluate(() => scrollTo(0, 400.5))
      const { height = 0, y = 0 } =
        (await page.locator('.mk-browse-toolbar').boundingBox()) ?? {}
      const clip = { height: y + height, width: width / 2, x: width / 4, y: 0 }
      const picture = await page.screenshot({ clip })
      await page.close()
      return { picture: picture.toString('base64'), y }
    }
    const onRed = await look('red')
    expect(onRed.y).toBeGreaterThan(0)
    expect(await look('blue')).toEqual(onRed)
  },
)

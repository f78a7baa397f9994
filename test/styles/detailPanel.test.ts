import { expect, test } from 'vitest'
import { bundle, givenBrowser } from './openPage.js'

const openPage = givenBrowser()

test.each([390, 1280])(
  'behavior: the button that closes an item covers nothing of it, %i wide',
  async (width) => {
    const html = `<div data-mk-root><div class="mk-sheet mk-detail-panel" data-place="page">
      <header class="mk-dialog-header">
        <h2 class="mk-dialog-title">Fractured Prism</h2>
        <button class="mk-button" data-variant="icon">✕</button>
      </header>
      <div class="mk-detail-panel-body"><article class="mk-collectible-view">
        <div class="mk-view-frame"><p style="height: 3000px">Listings</p></div>
      </article></div>
    </div></div>`
    const page = await openPage({ html, styles: [await bundle('styles.css')] })
    await page.setViewportSize({ height: 844, width })
    const scrolled = page.locator('.mk-detail-panel-body')
    await scrolled.evaluate((body) => body.scrollTo(0, 500))
    const [button, body, content] = await Promise.all([
      page.getByRole('button').boundingBox(),
      scrolled.boundingBox(),
      page.getByText('Listings').boundingBox(),
    ])
    if (!button || !body || !content) throw new Error('An element is missing.')
    expect(content.y).toBeLessThan(0)
    const isBeside = button.x >= content.x + content.width
    const isAbove = button.y + button.height <= body.y
    expect(isBeside || isAbove).toBe(true)
    await page.close()
  },
)

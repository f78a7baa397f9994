import { expect, test } from 'vitest'
import { bundle, givenBrowser } from '../../styles/openPage.js'

const openPage = givenBrowser()

test.each([390, 1280])(
  'behavior: the close button never covers the content of an item, %i px wide',
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

test('behavior: focus on a hidden table heading does not scroll the panel', async () => {
  const html = `<div data-mk-root><div class="mk-sheet mk-detail-panel" data-place="page">
    <div class="mk-detail-panel-body"><div style="height: 3000px"></div>
      <section class="mk-listings-table"><table class="mk-table">
        <thead class="mk-table-head"><tr>
          <th class="mk-table-title"><button class="mk-table-sort">Price</button></th>
        </tr></thead>
        <tbody><tr class="mk-table-row"><td class="mk-table-cell">7 ETH</td></tr></tbody>
      </table></section>
    </div>
  </div></div>`
  const page = await openPage({ html, styles: [await bundle('styles.css')] })
  await page.setViewportSize({ height: 844, width: 390 })
  const button = page.getByRole('button', { name: 'Price' })
  const getHeadHeight = () =>
    page.locator('.mk-table-head').evaluate((head) => head.clientHeight)
  expect(await getHeadHeight()).toBeLessThan(2)
  await button.focus()
  const panel = page.locator('.mk-sheet')
  expect(await panel.evaluate((it) => it.scrollTop)).toBe(0)
  // A user who uses the keyboard sees where the focus is.
  expect(await getHeadHeight()).toBeGreaterThan(24)
  await page.close()
})

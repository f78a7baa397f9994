import { expect, test } from 'vitest'
import { bundle, givenBrowser } from './openPage.js'

const openPage = givenBrowser()

const cells = {
  price: `<span class="mk-price" data-currency="wrapped"><span class="mk-price-amount">0.019 WETH</span>
    <span class="mk-price-usd">47.50 US$</span></span>`,
  net: `<span class="mk-price"><span class="mk-price-amount">0.017575 WETH</span></span>`,
  floor: '<span class="mk-to-floor">أقل بـ 30%</span>',
  for: 'المجموعة كاملة',
  maker: '<code class="mk-hash">0x90F7…b906</code>',
  marketplace: 'أوامر موقّعة',
  fees: '7.5%',
  ends: 'خلال 11 سنة',
}
const row = Object.entries(cells).map(
  ([column, content]) =>
    `<td class="mk-table-cell" data-column="${column}">${content}</td>`,
)
const html = `<div data-mk-root dir="rtl" style="font-family: sans-serif">
  <div class="mk-offers-table">
    <table class="mk-table"><tr class="mk-table-row">${row.join('')}</tr></table>
  </div>
</div>`

test.each([390, 620, 720, 740, 860, 960])(
  'behavior: offers in Arabic fit into %i px',
  async (width) => {
    const page = await openPage({ html, styles: [await bundle('styles.css')] })
    await page.setViewportSize({ height: 600, width: width + 16 })
    const table = page.locator('.mk-offers-table')
    expect(
      await table.evaluate((it) => [it.clientWidth, it.scrollWidth]),
    ).toEqual([width, width])
    await page.close()
  },
)

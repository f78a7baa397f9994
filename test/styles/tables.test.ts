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
const html = createTable(cells)
const { price, ...others } = cells
const phoneHtml = createTable({
  price,
  quantity: '2',
  ...others,
  maker: `<span class="mk-short-address"><span class="mk-avatar"></span>${cells.maker}</span>`,
})

function createTable(columns: Record<string, string>): string {
  const row = Object.entries(columns).map(
    ([column, content]) =>
      `<td class="mk-table-cell" data-column="${column}" data-label="${column}">${content}</td>`,
  )
  return `<div data-mk-root dir="rtl" style="font-family: sans-serif">
    <div class="mk-offers-table">
      <table class="mk-table"><tr class="mk-table-row">${row.join('')}</tr></table>
    </div>
  </div>`
}

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

test('behavior: on a phone, an offer in Arabic has two lines', async () => {
  const styles = [await bundle('styles.css')]
  const page = await openPage({ html: phoneHtml, styles })
  await page.setViewportSize({ height: 600, width: 322 })
  const middles = await page
    .locator('.mk-table-cell:visible')
    .evaluateAll((them) =>
      them.map((it) => {
        const { height, y } = it.getBoundingClientRect()
        return Math.round(y + height / 2)
      }),
    )
  expect(middles.length).toBe(6)
  expect(new Set(middles).size).toBe(2)
  const maker = page.locator('[data-column="maker"]')
  expect(await maker.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
  await page.close()
})

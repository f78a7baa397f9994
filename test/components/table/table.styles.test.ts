import { expect, test } from 'vitest'
import { formatBps } from '../../../src/components/Price/formatPrice.js'
import { formatDistance } from '../../../src/components/text/formatTime.js'
import { ar, de, en, es, ja, type Locale } from '../../../src/locales.js'
import { bundle, givenBrowser } from '../../styles/openPage.js'

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
  time: 'خلال 11 سنة',
}
const html = createTable(cells, ar)

/** A table with one offer. */
function createTable(
  columns: Record<string, string>,
  { direction, labels }: Locale,
): string {
  const row = Object.entries(columns).map(
    ([column, content]) =>
      `<td class="mk-table-cell" data-column="${column}" data-label="${labels.columnFloor}">${content}</td>`,
  )
  return `<div data-mk-root dir="${direction}" style="font-family: sans-serif">
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

const phones = [en, ar, de, es, ja].flatMap((locale) => [
  { ...locale, button: '', name: locale.code },
  {
    ...locale,
    button: `<button class="mk-button" data-size="small">${locale.labels['row.accept']}</button>`,
    name: `${locale.code}, with a button`,
  },
])
test.each(phones)(
  'behavior: on a phone, an offer has two lines: $name',
  async ({ button, ...locale }) => {
    const { code, labels } = locale
    const offer = {
      price: cells.price,
      quantity: '2',
      net: cells.net,
      floor: `<span class="mk-to-floor" dir="ltr">+${formatBps(29_600, code)}</span>`,
      for: labels.forCollection,
      maker: cells.maker,
      fees: `<button class="mk-table-fees">${cells.fees}</button>`,
      time: formatDistance(30 * 86_400_000, 0, code),
      actions: `<div class="mk-row-actions">${button}</div>`,
    }
    const page = await openPage({
      html: createTable(offer, locale),
      styles: [await bundle('styles.css')],
    })
    // Of 390 px, the demo leaves 32 on each side.
    await page.setViewportSize({ height: 600, width: 326 + 16 })
    const boxes = await page
      .locator('.mk-table-cell:visible')
      .evaluateAll((them) =>
        them
          .map((it) => ({ it, rect: it.getBoundingClientRect() }))
          .filter(({ rect }) => rect.width > 1)
          .map(({ it, rect }) => ({
            middle: Math.round(rect.y + rect.height / 2),
            textHeight: it.dataset.column === 'actions' ? 0 : rect.height,
          })),
      )
    expect(new Set(boxes.map(({ middle }) => middle)).size).toBe(2)
    const heights = boxes.map(({ textHeight }) => textHeight)
    expect(Math.max(...heights)).toBeLessThanOrEqual(28)
    // Screen readers read all columns, so that each cell has its own title.
    expect(await page.getByRole('cell').count()).toBe(button ? 8 : 7)
    await page.close()
  },
)

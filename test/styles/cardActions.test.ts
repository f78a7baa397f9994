import { expect, test } from 'vitest'
import { bundle, givenBrowser } from './openPage.js'

const openPage = givenBrowser()

const html = `<div data-mk-root style="font-family: sans-serif">
  <div class="mk-card-action" style="position: relative">
    <button class="mk-button" data-variant="primary">
      <span class="mk-card-buy">
        <span class="verb">Buy</span>
        <span class="mk-price"><span class="mk-price-amount">0.028 ETH</span></span>
        <span class="mk-sr-only">Silent Crown</span>
      </span>
    </button>
    <button class="mk-button" data-variant="cart"></button>
  </div>
</div>`

test.each([
  { seen: ['Buy', '0.028 ETH'], width: 200 },
  { seen: ['Buy'], width: 130 },
])('behavior: in $width px, buyers read $seen', async ({ seen, width }) => {
  const page = await openPage({ html, styles: [await bundle('styles.css')] })
  const action = page.locator('.mk-card-action')
  await action.evaluate((it, width) => {
    it.style.width = `${width}px`
  }, width)
  const button = page.locator('.mk-card-buy')
  const read = await button.evaluate((it) => {
    const { bottom } = it.getBoundingClientRect()
    return [...it.querySelectorAll('.verb, .mk-price')]
      .filter((word) => word.getBoundingClientRect().bottom <= bottom + 1)
      .map((word) => word.textContent)
  })
  expect(read).toEqual(seen)
  const box = await action.boundingBox()
  expect(box?.height).toBe(36)
  await page.close()
})

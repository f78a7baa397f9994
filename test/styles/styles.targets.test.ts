import { beforeAll, expect, test } from 'vitest'
import { bundle, givenBrowser } from './openPage.js'

const openPage = givenBrowser()
let sheet: string
beforeAll(async () => {
  sheet = await bundle('styles.css')
})

test('behavior: small controls have touch targets of at least 44 px', async () => {
  const page = await openPage({
    html: `<meta name="viewport" content="width=device-width"><div class="mk-sheet" data-mk-root>
      <div class="mk-stepper">
        <button class="mk-button" data-variant="icon"></button>
        <input class="mk-stepper-input" value="3">
        <span class="mk-stepper-max">of 50 <button class="mk-link">Max</button></span>
      </div>
      <div class="mk-cart-group-foot"><button class="mk-button">Check out</button></div>
      <button class="mk-table-fees">7.5%</button>
      <div class="mk-success"><button class="mk-link">0xfd51…f78f</button></div>
    </div>`,
    styles: [sheet],
    touch: true,
  })
  const sizes = await page.locator('button, input').evaluateAll((elements) =>
    elements.map((element) => {
      const { height, width } = element.getBoundingClientRect()
      const grown = getComputedStyle(element, '::after')
      return {
        height: Math.max(height, Number.parseFloat(grown.height) || 0),
        name: element.className,
        width: Math.max(width, Number.parseFloat(grown.width) || 0),
      }
    }),
  )
  expect(sizes).toHaveLength(6)
  for (const { height, name, width } of sizes)
    expect(Math.min(height, width), name).toBeGreaterThanOrEqual(44)
})

test('behavior: cart rows keep their width when the cart starts to scroll', async () => {
  const page = await openPage({
    html: `<div class="mk-sheet mk-cart-drawer" data-mk-root><div class="mk-dialog-body">
      <div class="row" style="height: 100px"></div></div></div>`,
    styles: [sheet],
  })
  const row = page.locator('.row')
  const measure = () => row.evaluate((element) => element.clientWidth)
  const before = await measure()
  await row.evaluate((element) => {
    element.style.height = '4000px'
  })
  expect(await measure()).toBe(before)
})

test('behavior: the buttons of a notice are below its text', async () => {
  const page = await openPage({
    html: `<meta name="viewport" content="width=device-width"><div class="mk-flow-notice" data-mk-root>
      <div class="mk-flow-notice-content">
        <p class="mk-flow-notice-text">Someone can still buy at the old price.</p>
        <div class="mk-flow-notice-actions">
          <button class="mk-button" data-size="small">Cancel old listing</button>
        </div>
      </div></div>`,
    styles: [sheet],
    touch: true,
  })
  const text = await page.locator('.mk-flow-notice-text').boundingBox()
  const button = await page.locator('.mk-button').boundingBox()
  const end = (text?.y ?? 0) + (text?.height ?? 0)
  expect(button?.y).toBeGreaterThanOrEqual(end)
})

import { expect, test } from 'vitest'
import { bundle, getLook, givenBrowser } from '../../styles/openPage.js'

const openPage = givenBrowser()

test('behavior: the floor price of a trait is never cut off', async () => {
  // WebKit counts the parts of the floor as lines.
  const html = `<div data-mk-root><dl><dd class="mk-trait-value">
    <button class="mk-link"><bdi>Tides</bdi></button>
    <div class="mk-floor-price">Floor 0.027 ETH</div>
  </dd></dl></div>`
  const page = await openPage({ html, styles: [await bundle('styles.css')] })
  const clamp = ['-webkit-line-clamp']
  expect(await getLook(page, '.mk-trait-value', clamp)).toEqual({
    '-webkit-line-clamp': 'none',
  })
  expect(await getLook(page, '.mk-trait-value bdi', clamp)).toEqual({
    '-webkit-line-clamp': '2',
  })
  await page.close()
})

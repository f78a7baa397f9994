import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CardActions } from '../../../src/components/CollectibleCard/CardActions.js'
import { createMarketplaceClient } from '../../../src/core.js'
import { MarketKitProvider } from '../../../src/index.js'
import { ar, en } from '../../../src/locales.js'
import { bundle, givenBrowser } from '../../styles/openPage.js'
import { order } from '../fixtures.js'

const openPage = givenBrowser()

const client = createMarketplaceClient({
  accessKey: 'key',
  marketplaceUrl: 'http://127.0.0.1:9',
  networks: {},
})

/** The buttons of a card with a price of 0.5 ETH. */
function drawActions(locale: typeof en): string {
  const card = {
    action: 'buy',
    cartAction: 'addToCart',
    name: 'Silent Crown',
    order,
  } as Parameters<typeof CardActions>[0]['card']
  const actions = createElement(CardActions, { card, onAction: () => {} })
  const kit = { children: actions, client, locale }
  return `<div data-mk-root dir="${locale.direction}" style="font-family: sans-serif">
    <div class="mk-card-action" style="position: relative">
      ${renderToStaticMarkup(createElement(MarketKitProvider, kit))}
    </div>
  </div>`
}

test.each([
  { locale: en, seen: 'Buy for 0.5 ETH', width: 220 },
  { locale: en, seen: 'Buy', width: 130 },
  { locale: ar, seen: 'شراء مقابل 0.5 ETH', width: 220 },
  { locale: ar, seen: 'شراء', width: 130 },
])(
  'behavior: in $width px, $locale.code, buyers read “$seen”',
  async ({ locale, seen, width }) => {
    const page = await openPage({
      html: drawActions(locale),
      styles: [await bundle('styles.css')],
    })
    const action = page.locator('.mk-card-action')
    await action.evaluate((it, width) => {
      it.style.width = `${width}px`
    }, width)
    const read = await page.locator('.mk-card-buy').evaluate((it) => {
      const { bottom, left, right } = it.getBoundingClientRect()
      it.querySelector('.mk-sr-only')?.remove()
      const words = [...it.childNodes].filter((node) => {
        const range = document.createRange()
        range.selectNodeContents(node)
        const box = range.getBoundingClientRect()
        const isSeen = box.width > 2 && box.bottom <= bottom + 1
        if (isSeen && (box.left < left - 1 || box.right > right + 1))
          throw new Error(`“${node.textContent}” is cut off.`)
        return isSeen
      })
      return words.map(({ textContent }) => textContent).join('')
    })
    const plain = read.replaceAll(/[\u2066-\u2069]/g, '')
    expect(plain.trim().replace(/ +/, ' ')).toBe(seen)
    expect((await action.boundingBox())?.height).toBe(36)
    await page.close()
  },
)

import { readFileSync } from 'node:fs'
import { catalogue } from '../../src/service/world/art/catalogue.js'
import { itemCount } from '../../src/service/world/art/items.js'
import { dollarsPerEther, planWorld } from '../../src/service/world/plan.js'
import { emblemRarity, itemRarity } from '../../src/service/world/rarity.js'
import { worldFolder } from '../../stories/support/page/worldFolder.js'

const emblems = 500

/** Pages of the manager that have a first view, by their path. */
const parts = {
  '/docs/playground--docs': 'front',
  '/story/demos-marketplace--default': 'shop',
}

/**
 * Returns what the front page and the demo shop show until Storybook has drawn them: the
 * text, and the cheapest collectibles of the world.
 */
export function firstView(): string {
  const html = `
<header>
  <h1>Marketplace widgets that survive what wallets and chains do.</h1>
  <p>MarketKit is React hooks, widgets and a trade engine for marketplaces of on-chain collectibles.</p>
</header>
<ul>${listCheapest(12).map(card).join('')}</ul>
<p role="status">Opening…</p>`
  return `
<style>${readFileSync('scripts/static/firstView.css', 'utf8')}</style>
<script>
  {
    const parts = ${JSON.stringify(parts)}
    const getPart = () =>
      parts[new URLSearchParams(location.search).get('path') || '/docs/playground--docs']
    const part = getPart()
    if (part) {
      const view = document.createElement('div')
      view.id = 'first-view'
      view.innerHTML = ${JSON.stringify(html)}
      Object.assign(view.dataset, {
        part,
        mkRoot: '',
        mkTheme: /theme[:=](\\w+)/.exec(decodeURIComponent(location.href))?.[1] ?? 'auto',
      })
      document.documentElement.append(view)
      const end = () => {
        clearInterval(timer)
        view.remove()
      }
      const timer = setInterval(() => {
        const frame = document.getElementById('storybook-preview-iframe')
        const page = frame?.contentDocument
        if (
          getPart() !== part ||
          page?.querySelector('.playground h1, .shop') ||
          page?.querySelector('body:is(.sb-show-errordisplay, .sb-show-nopreview)')
        )
          end()
      }, 50)
      setTimeout(end, 30_000)
    }
  }
</script>`
}

type Cheap = { name: string; price: string; tokenId: number }

function listCheapest(count: number): Cheap[] {
  const { orders } = planWorld({
    emblems,
    emblemRarity: emblemRarity(emblems),
    items: itemCount,
    itemRarity: itemRarity(),
  })
  const entries = catalogue()
  return orders
    .flatMap(({ collection, currency, price, side, tokenId }) => {
      const name = entries[(tokenId ?? 0) - 1]?.name
      const isShown = side === 'listing' && collection === 'emblems'
      if (!isShown || !name || !tokenId) return []
      const dollars =
        Number(price) * (currency === 'USDC' ? 1 : dollarsPerEther)
      return { dollars, name, price: `${price} ${currency}`, tokenId }
    })
    .sort((a, b) => a.dollars - b.dollars)
    .slice(0, count)
}

function card({ name, price, tokenId }: Cheap): string {
  const image = `./${worldFolder}/media/emblems/${tokenId}.svg`
  return `<li><img alt="" src="${image}" /><span>${name}</span><b>${price}</b></li>`
}

import { afterAll, beforeAll, describe, test } from 'vitest'
import { getStorybookFolder } from '../../scripts/start/buildStorybook.js'
import { serveFolder } from '../../scripts/static/serveFolder.js'
import { openChromium } from '../browsers/openChromium.js'
import { openFirefox } from '../browsers/openFirefox.js'
import { openShop, type Shop } from '../browsers/openShop.js'
import { openWebKit } from '../browsers/openWebKit.js'

// The demo shop from the files of the built site: chain, database and service run in
// the page.

let site: Awaited<ReturnType<typeof serveFolder>>

beforeAll(async () => {
  site = await serveFolder(getStorybookFolder(), '/some/path/')
})
afterAll(() => site?.stop())

describe.each([
  ['Chromium', openChromium],
  ['Firefox', openFirefox],
  ['WebKit', openWebKit],
] as const)('%s', (_, openTab) => {
  let shop: Shop

  beforeAll(async () => {
    const story = 'iframe.html?id=demos-marketplace--default&viewMode=story'
    shop = await openShop(await openTab(), `${site.url}${story}`)
    await shop.tab.resize(1280, 900)
  })
  afterAll(() => shop?.tab.close())

  test('default: buys, and the purchase is there after a reload', async () => {
    await shop.visit()
    await shop.press('page', 'Connect wallet')
    await shop.press('page', 'MarketKit Dev Wallet')
    await shop.press('wallet', 'Confirm')
    await shop.waitFor('page', 'article', /./)
    const name = String(await shop.tab.evaluate(readFirstCard))
    await shop.act('Buy', name)
    await shop.press('dialog', /^Buy for/)
    await shop.waitFor('wallet', 'heading', 'Buy on Seaport')
    await shop.press('wallet', 'Confirm')
    await shop.says('dialog', `${name} is yours`)
    await shop.visit()
    await shop.open('Mine')
    await shop.waitFor('page', 'article', name)
  })
})

const readFirstCard =
  'document.querySelector("article[aria-label]").getAttribute("aria-label")'

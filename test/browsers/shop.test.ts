import { zeroAddress } from 'viem'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test,
} from 'vitest'
import { startShop } from '../e2e/startShop.js'
import { createMarket } from '../market.js'
import { setupWorld } from '../world.js'
import { openChromium } from './openChromium.js'
import { openFirefox } from './openFirefox.js'
import { openShop, type Shop } from './openShop.js'
import { openWebKit } from './openWebKit.js'

const world = setupWorld({ emblems: 120 })
const { getAccount, cheapest, heldBy, listedBy, listedIn, ownerOf, getStatus } =
  createMarket(world)
const { usdc, getUsdc } = createMarket(world)

const engines = [
  ['Chromium', openChromium],
  ['Firefox', openFirefox],
  ['WebKit', openWebKit],
] as const

let pages: Awaited<ReturnType<typeof startShop>>
const seconds: Record<string, Record<string, string>> = {}

beforeAll(async () => {
  pages = await startShop(world.info)
})

afterAll(async () => {
  pages?.stop()
  console.table(seconds)
})

// The page process of WebKitGTK ends by itself now and then. Its driver can then read
// nothing until the next visit, so such a test begins again.
const retry = { count: 1, condition: /Could not parse script result/ }

// Each engine has an account of its own: an approval on the chain stays.
describe.each(engines.map((engine, account) => [...engine, account] as const))(
  '%s',
  { retry },
  (engine, openTab, account) => {
    let shop: Shop
    let started = 0
    const me = () => getAccount(account)

    beforeAll(async () => {
      shop = await openShop(await openTab(), pages.url)
      await shop.tab.resize(1280, 900)
      await shop.visit()
    })

    beforeEach(() => {
      started = performance.now()
    })

    afterEach(async ({ task }) => {
      const passed = task.result?.state === 'pass'
      const duration = (performance.now() - started) / 1000
      const name = task.name.replace(/^default: /, '')
      const cell = passed ? duration.toFixed(1) : 'failed'
      seconds[name] = { ...seconds[name], [engine]: cell }
      await shop.visit()
    })

    afterAll(() => shop?.tab.close())

    /** Confirms the wallet prompt with a title. */
    const confirm = async (title: string | RegExp) => {
      await shop.waitFor('wallet', 'heading', title)
      await shop.press('wallet', 'Confirm')
      await shop.waitFor('wallet', 'heading', title, 'gone')
    }

    const findListing = async (tokenId: string) => {
      await world.sync()
      const orders = await listedBy(account)
      return orders.find((order) => order.tokenId === tokenId)
    }

    test('default: connects', async () => {
      await shop.press('page', 'Connect wallet')
      await shop.press('page', 'MarketKit Dev Wallet')
      if (account > 0) {
        await shop.click('wallet', 'checkbox', /^Account 1/)
        const own = new RegExp(`^Account ${account + 1}`)
        await shop.click('wallet', 'checkbox', own)
      }
      await confirm('Connect to this page')
      await shop.says('page', `${me().slice(0, 6)}…${me().slice(-4)}`)
    })

    test('default: buys', async () => {
      const { name, tokenId } = await cheapest(zeroAddress)
      await shop.act('Buy', name)
      await shop.press('dialog', /^Buy for/)
      await confirm('Buy on Seaport')
      await shop.says('dialog', `${name} is yours`)
      expect(await ownerOf(tokenId)).toBe(me())
    })

    test('default: lists, edits, cancels', async () => {
      const { name, tokenId } = await heldBy(account)
      await shop.open('Mine')
      await shop.act('List for sale', name)
      await shop.fill('Price', '0.5')
      await shop.press('dialog', /^(Approve|List for)/)
      await confirm(/^Approve/)
      await confirm('Sign a listing')
      await shop.says('dialog', `${name} is listed`)
      const listing = await findListing(tokenId)
      expect(listing).toMatchObject({ priceAmount: '500000000000000000' })
      await shop.press('dialog', 'Done')

      await shop.act('Edit listing', name)
      await shop.fill('Price', '0.75')
      await shop.press('dialog', 'Change to 0.75 ETH')
      await confirm('Cancel an order')
      await confirm('Sign a listing')
      await shop.says('dialog', 'Listing updated')
      const edited = await findListing(tokenId)
      expect(edited).toMatchObject({ priceAmount: '750000000000000000' })
      expect(await getStatus(listing?.orderId)).toBe('cancelled')
      await shop.press('dialog', 'Done')

      await shop.click('page', 'link', name)
      await shop.press('page', 'Cancel: 0.75 ETH')
      await shop.press('dialog', 'Cancel listing')
      await confirm('Cancel an order')
      await shop.says('dialog', `${name} is no longer listed`)
      expect(await getStatus(edited?.orderId)).toBe('cancelled')
      expect(await ownerOf(tokenId)).toBe(me())
    })

    test('default: buys two from the cart', async () => {
      const [first, ...others] = await listedIn(zeroAddress)
      // Orders of two order books are paid for in separate transactions.
      const book = first?.order.marketplace
      const second = others.find(({ order }) => order.marketplace === book)
      if (!first || !second) throw new Error('No two of one book are listed.')
      await shop.act('Add to cart', first.name)
      await shop.act('Add to cart', second.name)
      await shop.press('page', 'Cart, 2 items')
      await shop.press('page', 'Check out')
      await shop.press('page', /^Buy 2 for/)
      await confirm('Buy on Seaport')
      await shop.says('page', '2 items are yours')
      expect(await ownerOf(first.tokenId)).toBe(me())
      expect(await ownerOf(second.tokenId)).toBe(me())
    })

    test('default: buys once after a reload at the wallet prompt', async () => {
      const { name, order, tokenId } = await cheapest(usdc())
      const before = await getUsdc(me())
      await shop.act('Buy', name)
      await shop.press('dialog', 'Approve USDC')
      await confirm(/^Approve/)
      await shop.waitFor('wallet', 'heading', 'Buy on Seaport')
      await shop.visit()
      // The prompt was open: only the user knows that nothing was sent.
      await shop.says('notices', 'We don’t know if your purchase went through')
      expect(await ownerOf(tokenId)).not.toBe(me())
      await shop.press('notices', 'I didn’t send it')
      await shop.press('page', 'Stop tracking')
      await shop.act('Buy', name)
      await shop.press('dialog', /^Buy for/)
      await confirm('Buy on Seaport')
      await shop.says('dialog', `${name} is yours`)
      expect(await ownerOf(tokenId)).toBe(me())
      expect(before - (await getUsdc(me()))).toBe(BigInt(order.priceAmount))
    })
  },
)

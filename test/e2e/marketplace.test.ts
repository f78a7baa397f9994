import { setTimeout } from 'node:timers/promises'
import type { Browser } from 'playwright'
import { type Address, zeroAddress } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { WalletAnswer } from '../../src/testing/index.js'
import { buyAs } from '../buyAs.js'
import { createMarket } from '../market.js'
import { mine } from '../mine.js'
import { type Door, openDoor } from '../openDoor.js'
import { setupWorld } from '../world.js'
import { enter, type } from './keyboard.js'
import { openBrowser, openShop, openShopIn, type Shop } from './shop.js'
import { startShop } from './startShop.js'

const world = setupWorld()
const {
  getAccount,
  cheapest,
  getEth,
  heldBy,
  listedBy,
  ownerOf,
  getStatus,
  usdc,
  getUsdc,
} = createMarket(world)
let browser: Browser
let door: Door
let pages: Awaited<ReturnType<typeof startShop>>
let shop: Shop | undefined

beforeAll(async () => {
  door = await openDoor(world.info.marketplaceUrl)
  ;[browser, pages] = await Promise.all([
    openBrowser(),
    startShop({
      ...world.info,
      marketplaceUrl: door.url,
      metadataUrl: door.url,
      builderUrl: door.url,
    }),
  ])
})

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail')
    console.error(`${task.name}: the page was\n${await shop?.describe()}`)
  door.open()
  await shop?.close()
})

afterAll(async () => {
  await browser?.close()
  pages?.stop()
  await door?.stop()
})

async function visit(account: number): Promise<Shop> {
  shop = await openShop(browser, {
    account: getAccount(account),
    url: pages.url,
    world: world.info,
  })
  return shop
}

type LooseStep = { data?: string; to?: string; value?: string }

test('default: buys with native currency', async () => {
  const { name, order, tokenId } = await cheapest(zeroAddress)
  const seller = await getEth(order.createdBy)
  const { act, card, connect, dialog, press, wallet } = await visit(0)
  await connect()
  await act('Buy', name)
  await press(/^Buy for/)
  await dialog.getByText(`${name} is yours`).waitFor()
  expect(wallet.asked).toEqual(['eth_sendTransaction'])
  expect(await ownerOf(tokenId)).toBe(getAccount(0))
  expect(await getEth(order.createdBy)).toBe(
    seller + BigInt(order.priceAmountNet ?? -1),
  )
  await press('Done')
  await card(name).waitFor({ state: 'detached' })
})

test('default: buys with an ERC-20, approval first', async () => {
  const { name, order, tokenId } = await cheapest(usdc())
  const before = await getUsdc(getAccount(0))
  const { act, connect, dialog, press, wallet } = await visit(0)
  await connect()
  await act('Buy', name)
  await press('Approve USDC')
  await dialog.getByText(`${name} is yours`).waitFor()
  expect(wallet.asked).toEqual(['eth_sendTransaction', 'eth_sendTransaction'])
  expect(await ownerOf(tokenId)).toBe(getAccount(0))
  expect(before - (await getUsdc(getAccount(0)))).toBe(
    BigInt(order.priceAmount),
  )
})

test('default: lists an item that appears, then cancels the listing', async () => {
  const { name, tokenId } = await heldBy(1)
  const { act, card, connect, dialog, open, page, press, wallet } =
    await visit(1)
  await connect()
  await open('Mine')
  await act('List for sale', name)
  await dialog.getByLabel('Price', { exact: true }).fill('0.0123')
  await press(/^Approve/)
  // The price is far below the floor, so a warning comes before the wallet prompt.
  await dialog.getByRole('button', { name: /anyway$/ }).waitFor()
  expect(wallet.asked).toEqual([])
  await press('List for 0.0123 ETH anyway')
  await dialog.getByText(`${name} is listed`).waitFor()
  expect(wallet.asked).toEqual(['eth_sendTransaction', 'eth_signTypedData_v4'])
  await press('View listing')
  const item = page.getByRole('dialog', { exact: true, name })
  await item.getByRole('button', { name: 'Close' }).click()
  await item.waitFor({ state: 'detached' })
  await open('Emblems')
  await card(name).getByText('0.0123').waitFor()
  const [order] = await listedBy(1)
  expect(order).toMatchObject({
    tokenId,
    createdBy: getAccount(1),
    priceAmount: '12300000000000000',
    status: 'active',
  })

  await act('Cancel listing', name)
  await dialog.getByRole('button', { name: 'Cancel listing' }).click()
  await dialog.getByText(`${name} is no longer listed`).waitFor()
  await press('Done')
  await card(name).waitFor({ state: 'detached' })
  expect(await getStatus(order?.orderId)).toBe('cancelled')
  expect(await ownerOf(tokenId)).toBe(getAccount(1))
  await page.close()
})

test('behavior: pictures load again after an outage of their host', async () => {
  const { page } = await visit(0)
  const pictures = page.locator('.fan .mk-media')
  const getStates = () =>
    pictures.evaluateAll((all) => all.map((it) => it.dataset.status).join(' '))
  let failed = 0
  await page.clock.install()
  await page.route('**/media/**', (route) => {
    failed++
    return route.abort()
  })
  await page.reload()
  await expect.poll(getStates).toBe('error error error error error')
  const changes = await pictures.first().evaluateHandle((picture) => {
    const seen: unknown[] = []
    const watcher = new MutationObserver((found) => seen.push(...found))
    watcher.observe(picture, { attributes: true, childList: true })
    return seen
  })
  const before = failed
  await page.clock.fastForward(6_000)
  await expect.poll(() => failed).toBeGreaterThanOrEqual(before + 5)
  // The attempts do not change the pictures.
  expect(await changes.jsonValue()).toEqual([])
  await page.unroute('**/media/**')
  await page.clock.fastForward(20_000)
  await expect.poll(getStates).toBe('loaded loaded loaded loaded loaded')
})

test('behavior: the header keeps its pictures while the service is away', async () => {
  const { page } = await visit(0)
  const pictures = page.locator('.fan img')
  await page.clock.install()
  await page.reload()
  await pictures.nth(4).waitFor()
  let refused = 0
  page.on('requestfailed', (request) => {
    if (request.postData()?.includes('"pageSize":5')) refused++
  })
  door.shut()
  // More than the attempts of one poll, so the query has failed.
  await expect
    .poll(async () => {
      await page.clock.fastForward(5_000)
      return refused
    })
    .toBeGreaterThan(6)
  expect(await pictures.count()).toBe(5)
})

test('behavior: a rejection in the wallet costs nothing, and a retry buys', async () => {
  const { name, order, tokenId } = await cheapest(usdc())
  const before = await getUsdc(getAccount(2))
  const { act, connect, dialog, press, says, wallet } = await visit(2)
  await connect()
  await act('Buy', name)

  wallet.answer('reject')
  await press('Approve USDC')
  await says('You rejected this in your wallet.').waitFor()
  await says('You weren’t charged.').waitFor()

  // Confirm the approval, reject the purchase.
  let asked = 0
  wallet.answer(async () => (++asked === 1 ? 'approve' : 'reject'))
  await press('Try again')
  await expect.poll(() => asked).toBe(2)
  await says('You rejected this in your wallet.').waitFor()
  await says('your approval stays for next time.').waitFor()
  expect(await getUsdc(getAccount(2))).toBe(before)

  // There is no second prompt for the approval.
  wallet.answer('approve')
  await press('Try again')
  await dialog.getByText(`${name} is yours`).waitFor()
  expect(wallet.asked).toEqual([
    'eth_sendTransaction',
    'eth_sendTransaction',
    'eth_sendTransaction',
    'eth_sendTransaction',
  ])
  expect(await ownerOf(tokenId)).toBe(getAccount(2))
  expect(before - (await getUsdc(getAccount(2)))).toBe(
    BigInt(order.priceAmount),
  )
})

test('behavior: the button stays where it is while the balance and the effects load', async () => {
  const { name } = await cheapest(zeroAddress)
  const { act, connect, dialog, page } = await visit(0)
  await connect()
  await page.route(world.info.rpcUrl, async (route) => {
    await setTimeout(1_000)
    await route.continue()
  })
  await act('Buy', name)
  const buy = dialog.getByRole('button', { name: /^Buy for/ })
  await buy.click({ trial: true })
  const getTop = () => buy.evaluate((it) => it.getBoundingClientRect().y)
  const early = await getTop()
  expect(await dialog.getByText(/^Verified/).count()).toBe(0)
  await dialog.getByText(/^Verified/).waitFor()
  await dialog.getByText(/^≈ .+ ETH$/).waitFor()
  // Whatever grows into place is done by then.
  await setTimeout(500)
  expect(await getTop()).toBeCloseTo(early, 0)
})

test('behavior: a busy button looks the same on hover', async () => {
  const { name } = await cheapest(zeroAddress)
  const { act, connect, dialog, page, press, wallet } = await visit(2)
  await connect()
  await act('Buy', name)
  wallet.answer('hang')
  await press(/^Buy for/)
  const button = dialog.getByRole('button', {
    name: 'Confirm in Test Wallet…',
  })
  const colours = () =>
    button.evaluate(async (element) => {
      await Promise.all(element.getAnimations().map(({ finished }) => finished))
      const { backgroundColor, color } = getComputedStyle(element)
      return { backgroundColor, color }
    })
  await button.hover()
  const hovered = await colours()
  await page.mouse.move(0, 0)
  expect(hovered).toEqual(await colours())
})

test('behavior: a rival buys during the prompt, and the transaction reverts', async () => {
  const { name, order, tokenId } = await cheapest(zeroAddress)
  const { act, connect, dialog, press, says, wallet } = await visit(2)
  await connect()
  await act('Buy', name)
  wallet.answer(async (): Promise<WalletAnswer> => {
    await buyAs(world, 1, order)
    return 'approve'
  })
  const before = await getEth(getAccount(2))
  await press(/^Buy for/)
  // Somebody bought the item meanwhile: the dialog says what the failure cost.
  await says(/This listing is gone.*You only paid the network fee/).waitFor()
  expect(await dialog.getByRole('alert').count()).toBe(1)
  expect(wallet.asked).toHaveLength(1)
  expect(await ownerOf(tokenId)).toBe(getAccount(1))
  const gas = 10n ** 16n
  expect(before - (await getEth(getAccount(2)))).toBeLessThan(gas)
})

test('behavior: a rival buys before the click, and the wallet does not open', async () => {
  const { name, order } = await cheapest(zeroAddress)
  const { act, connect, dialog, press, wallet } = await visit(2)
  await connect()
  await act('Buy', name)
  await dialog.getByRole('button', { name: /^Buy for/ }).waitFor()
  await buyAs(world, 1, order)
  await world.sync()
  const asked = wallet.asked.length
  await press(/^Buy for/)
  await dialog.getByText(/This listing is gone/).waitFor()
  expect(wallet.asked).toHaveLength(asked)
})

test('behavior: the service stops before the post, and a retry lists once', async () => {
  const { name, tokenId } = await heldBy(2)
  const { act, connect, dialog, open, press, says, wallet } = await visit(2)
  await connect()
  await open('Mine')
  await act('List for sale', name)
  await dialog.getByLabel('Price', { exact: true }).fill('0.5')
  wallet.answer(({ method }) => {
    if (method === 'eth_signTypedData_v4') door.shut()
    return 'approve'
  })
  await press(/^(Approve|List)/)
  await says('Signed, but the marketplace didn’t confirm it.').waitFor()
  door.open()
  wallet.answer('approve')
  await press('Try again')
  await dialog.getByText(`${name} is listed`).waitFor()
  const orders = await listedBy(2)
  expect(orders.map((order) => order.tokenId)).toEqual([tokenId])
})

test('behavior: the service stops during the prompt, and the purchase is paid once', async () => {
  const { name, order, tokenId } = await cheapest(zeroAddress)
  const before = await getEth(getAccount(0))
  const { act, connect, dialog, press, wallet } = await visit(0)
  await connect()
  await act('Buy', name)
  wallet.answer(() => {
    door.shut()
    return 'approve'
  })
  await press(/^Buy for/)
  await dialog.getByText(`${name} is yours`).waitFor()
  expect(wallet.asked).toEqual(['eth_sendTransaction'])
  expect(await ownerOf(tokenId)).toBe(getAccount(0))
  const gas = 10n ** 16n
  expect(
    before - (await getEth(getAccount(0))) - BigInt(order.priceAmount),
  ).toBeLessThan(gas)
})

test('behavior: the service stops before the quote, and a retry buys', async () => {
  const { name, tokenId } = await cheapest(zeroAddress)
  const { act, connect, dialog, press, wallet } = await visit(1)
  await connect()
  await act('Buy', name)
  await dialog.getByRole('button', { name: /^Buy for/ }).waitFor()
  door.shut()
  await press(/^Buy for/)
  await dialog.getByText(/Can’t reach the marketplace/).waitFor()
  expect(wallet.asked).toEqual([])
  door.open()
  await press('Try again')
  await dialog.getByText(`${name} is yours`).waitFor()
  expect(await ownerOf(tokenId)).toBe(getAccount(1))
})

test('behavior: a purchase is paid once if the page reloads during the transaction', async () => {
  const { name, order, tokenId } = await cheapest(zeroAddress)
  const before = await getEth(getAccount(0))
  const { act, card, connect, dialog, notices, page, press, wallet } =
    await visit(0)
  await connect()
  await act('Buy', name)
  await mine(world, false)
  try {
    await press(/^Buy for/)
    await dialog.getByText('Waiting for the network.').first().waitFor()
    await page.reload()
    await notices.getByText('Finishing your purchase…').waitFor()
  } finally {
    await mine(world, true)
  }
  await notices.getByText(`${name} is yours`).waitFor()
  expect(wallet.asked).toEqual(['eth_sendTransaction'])
  expect(await ownerOf(tokenId)).toBe(getAccount(0))
  const gas = 10n ** 16n
  expect(
    before - (await getEth(getAccount(0))) - BigInt(order.priceAmount),
  ).toBeLessThan(gas)
  // The page refetched its data, and no notice is left.
  await card(name)
    .getByRole('button', { name: 'Buy' })
    .waitFor({ state: 'detached' })
  await page.reload()
  await card(name).waitFor({ state: 'detached' })
  await page.getByRole('article').first().waitFor()
  expect(await notices.getByRole('listitem').count()).toBe(0)
})

test('behavior: a notice reports the result of a purchase whose dialog was closed', async () => {
  const { name, tokenId } = await cheapest(zeroAddress)
  const { act, connect, dialog, notices, press } = await visit(2)
  await connect()
  await act('Buy', name)
  await mine(world, false)
  try {
    await press(/^Buy for/)
    await dialog.getByText('Waiting for the network.').first().waitFor()
    expect(await notices.count()).toBe(0)
    await press('Close')
    await notices.getByText('Your purchase is in progress').waitFor()
  } finally {
    await mine(world, true)
  }
  await notices.getByText(`${name} is yours`).waitFor()
  expect(await ownerOf(tokenId)).toBe(getAccount(2))
})

/** Lists an emblem of the account far above the floor. */
async function sell(shop: Shop, name: string): Promise<void> {
  await shop.open('Mine')
  await shop.act('List for sale', name)
  await shop.dialog.getByLabel('Price', { exact: true }).fill('0.5')
  await shop.press(/^(Approve|List for)/)
}

test('behavior: an edit interrupted by a reload is finished from its notice', async () => {
  const { name, tokenId } = await heldBy(1)
  const shop = await visit(1)
  const { card, connect, dialog, notices, page, press, wallet } = shop
  const ownListings = async () => {
    await world.sync()
    const orders = await listedBy(1)
    return orders.filter((order) => order.tokenId === tokenId)
  }
  await connect()
  await sell(shop, name)
  await press('Done')
  await card(name).getByRole('link').click()
  await page
    .getByRole('dialog', { exact: true, name })
    .getByRole('button', { name: 'Edit listing' })
    .first()
    .click()
  await dialog.getByLabel('Price', { exact: true }).fill('0.75')
  wallet.prompts.length = 0
  wallet.answer(({ method }) =>
    method === 'eth_signTypedData_v4' ? 'hang' : 'approve',
  )
  await press('Change to 0.75 ETH')
  const prompts = ['eth_sendTransaction', 'eth_signTypedData_v4']
  await expect.poll(() => wallet.asked).toEqual(prompts)

  await page.reload()
  await notices.getByText(`${name} isn’t for sale`).waitFor()
  expect(await ownListings()).toEqual([])
  wallet.answer('approve')
  await notices.getByRole('button', { name: 'Finish listing' }).click()
  await press('List for 0.75 ETH')
  await dialog.getByText('Listing updated').waitFor()
  expect(wallet.asked).toEqual([...prompts, 'eth_signTypedData_v4'])
  expect(await ownListings()).toMatchObject([
    { priceAmount: '750000000000000000', status: 'active' },
  ])
  await page.reload()
  await page.getByRole('article').first().waitFor()
  expect(await notices.getByRole('listitem').count()).toBe(0)
})

const moments = ['at once', 'after a reload']

describe.each(moments)('a refused post, %s', (moment) => {
  /** Lists an item whose post is refused; returns the notice and the post. */
  async function beRefused() {
    const { name, tokenId } = await heldBy(2)
    const shop = await visit(2)
    const { connect, dialog, notices, page, says, wallet } = shop
    let post = async () => new Response()
    await page.route('**/orders', async (route) => {
      const request = route.request()
      if (request.method() !== 'POST') return route.fallback()
      const init = { body: request.postData(), headers: request.headers() }
      post = () => fetch(request.url(), { ...init, method: 'POST' })
      await route.fulfill({
        headers: { 'Access-Control-Allow-Origin': '*' },
        json: { error: 'InvalidArgument' },
        status: 400,
      })
    })
    await connect()
    await sell(shop, name)
    await says('Signed, but the marketplace rejected it.').waitFor()
    await page.unroute('**/orders')
    if (moment === 'after a reload') {
      await page.reload()
      await notices.getByText(/^Someone can still buy at/).waitFor()
    }
    wallet.prompts.length = 0
    return {
      ...shop,
      name,
      place: moment === 'at once' ? dialog : notices,
      /** Fills the order with its signature, as the service could. */
      post: () => post(),
      async isListed() {
        await world.sync()
        const orders = await listedBy(2)
        return orders.some((order) => order.tokenId === tokenId)
      },
    }
  }

  test('behavior: “Publish again” lists the item without a prompt', async () => {
    const { isListed, name, place, wallet } = await beRefused()
    expect(await isListed()).toBe(false)
    await place.getByRole('button', { name: 'Publish again' }).click()
    await place.getByText(`${name} is listed`).waitFor()
    expect(await isListed()).toBe(true)
    expect(wallet.asked).toEqual([])
  })

  test('behavior: “Cancel order” makes the signature worthless', async () => {
    const { isListed, name, notices, page, place, post, wallet } =
      await beRefused()
    await place.getByRole('button', { name: 'Cancel order' }).click()
    await notices.getByText(`${name} is no longer listed`).waitFor()
    expect(wallet.asked).toEqual(['eth_sendTransaction'])
    expect(await (await post()).json()).toMatchObject({
      msg: expect.stringContaining('cancelled on chain'),
    })
    expect(await isListed()).toBe(false)
    await page.reload()
    await page.getByRole('article').first().waitFor()
    expect(await notices.getByRole('listitem').count()).toBe(0)
  })
})

test('behavior: a second tab does not offer a purchase that runs in the first tab', async () => {
  const { name, tokenId } = await cheapest(zeroAddress)
  const { act, connect, dialog, page, press, wallet } = await visit(1)
  await connect()
  await act('Buy', name)
  await mine(world, false)
  let second: Shop | undefined
  try {
    await press(/^Buy for/)
    await dialog.getByText('Waiting for the network.').first().waitFor()
    second = await openShopIn(page.context(), {
      account: getAccount(1),
      url: pages.url,
      world: world.info,
    })
    await second.connect()
    // The second tab does not offer a flow that runs in the first tab.
    const { page: other } = second
    await second.card(name).getByText('Buying…').waitFor()
    const ofCard = second.card(name).getByRole('button', { name: 'Buy' })
    expect(await ofCard.count()).toBe(0)
    await second.card(name).getByRole('link').click()
    const details = other.getByRole('dialog', { exact: true, name })
    await details.getByText('Buying…').waitFor()
    const closely = details.getByRole('button', { name: /^Buy for/ })
    expect(await closely.count()).toBe(0)
  } finally {
    await mine(world, true)
  }
  await dialog.getByText(`${name} is yours`).waitFor()
  expect(wallet.asked).toEqual(['eth_sendTransaction'])
  expect(await ownerOf(tokenId)).toBe(getAccount(1))
  // The second tab does not report the account's own purchase as sold.
  const owner = second.page.getByRole('dialog', { exact: true, name })
  await owner.getByText('You', { exact: true }).first().waitFor()
  expect(second.wallet.asked).toEqual([])
})

const lies: [string, (step: LooseStep, buyer: Address) => LooseStep][] = [
  [
    'a higher price',
    (step) => ({ ...step, value: String(BigInt(step.value ?? 0) * 2n) }),
  ],
  [
    'another recipient',
    (step, buyer) => ({
      ...step,
      data: step.data?.replaceAll(
        buyer.slice(2).toLowerCase(),
        getAccount(4).slice(2).toLowerCase(),
      ),
    }),
  ],
  ['another contract', (step) => ({ ...step, to: getAccount(4) })],
]

test.each(lies)(
  'behavior: the service asks for %s, and the wallet does not open',
  async (_, lie) => {
    const { name, tokenId } = await cheapest(zeroAddress)
    const before = await getEth(getAccount(1))
    const { act, connect, dialog, page, press, says, wallet } = await visit(1)
    await page.route('**/GenerateBuyTransaction', async (route) => {
      const response = await route.fetch()
      const { steps } = await response.json()
      await route.fulfill({
        response,
        json: {
          steps: steps.map((step: LooseStep) => lie(step, getAccount(1))),
        },
      })
    })
    await connect()
    await act('Buy', name)
    // The finding moves the button.
    await dialog.getByText('This isn’t what you agreed to').waitFor()
    await press(/^Buy for/)
    await says(/You weren’t charged|can’t fully verify/)
      .or(dialog.getByText('We can’t verify all of this'))
      .first()
      .waitFor()
    expect(wallet.asked).toEqual([])
    expect(await getEth(getAccount(1))).toBe(before)
    expect(await ownerOf(tokenId)).not.toBe(getAccount(1))
  },
)

describe('with the keyboard alone', () => {
  /** Opens the shop with a connected account and works without a mouse. */
  async function visitWithKeys(account: number) {
    const { card, dialog, page, wallet } = await visit(account)
    const button = (name: string | RegExp) =>
      page.getByRole('button', { name, exact: typeof name === 'string' })
    const inDialog = (name: string | RegExp) =>
      dialog.getByRole('button', { name, exact: typeof name === 'string' })
    await enter(button('Connect wallet'))
    await enter(button('Test Wallet'))
    await button('Connect wallet').waitFor({ state: 'detached' })
    return { button, card, dialog, inDialog, page, wallet }
  }

  test('behavior: buys an item found by its name', async () => {
    const { name, tokenId } = await cheapest(zeroAddress)
    const { card, dialog, inDialog, page } = await visitWithKeys(0)
    await type(page.getByLabel('Search Emblems'), name)
    await enter(card(name).getByRole('button', { name: 'Buy' }))
    await enter(inDialog(/^Buy for/))
    await dialog.getByText(`${name} is yours`).waitFor()
    expect(await ownerOf(tokenId)).toBe(getAccount(0))
    await enter(inDialog('Done'))
    await dialog.waitFor({ state: 'detached' })
    await card(name).waitFor({ state: 'detached' })
  })

  test('behavior: lists, then edits the price', async () => {
    const { name, tokenId } = await heldBy(0)
    const { button, dialog, inDialog, page } = await visitWithKeys(0)
    await enter(button('Mine'))
    await enter(button(`List for sale: ${name}`))
    const price = dialog.getByLabel('Price', { exact: true })
    await type(price, '0.5')
    const duration = dialog.getByLabel('Duration')
    await enter(duration)
    await dialog.locator('select:open').waitFor()
    await page.keyboard.press('Escape')
    await dialog.locator('select:open').waitFor({ state: 'detached' })
    expect(await price.inputValue()).toBe('0.5')
    await enter(inDialog(/^(Approve|List for)/))
    await dialog.getByText(`${name} is listed`).waitFor()
    await enter(inDialog('Done'))
    await dialog.waitFor({ state: 'detached' })
    await enter(button(`Edit listing: ${name}`))
    await type(dialog.getByLabel('Price', { exact: true }), '0.75')
    await enter(inDialog('Change to 0.75 ETH'))
    await dialog.getByText('Listing updated').waitFor()
    const orders = await listedBy(0)
    expect(orders.filter((order) => order.tokenId === tokenId)).toMatchObject([
      { priceAmount: '750000000000000000', status: 'active' },
    ])
  })

  test('behavior: buys from the cart', async () => {
    const { name, tokenId } = await cheapest(zeroAddress)
    const { button, page } = await visitWithKeys(2)
    await type(page.getByLabel('Search Emblems'), name)
    await enter(button(`Add to cart: ${name}`))
    await enter(button('Cart, 1 item'))
    await enter(button('Check out'))
    await enter(button(/^Buy for \S+ ETH$/))
    await page.getByText('It’s yours', { exact: true }).waitFor()
    expect(await ownerOf(tokenId)).toBe(getAccount(2))
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })
})

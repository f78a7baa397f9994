import {
  act,
  cleanup,
  configure,
  render,
  screen,
  waitFor,
} from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { formatEther, zeroAddress } from 'viem'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Config } from 'wagmi'
import {
  type buy,
  type CollectibleOrder,
  getOrders,
  listCollectibles,
  type Order,
} from '../../../src/core.js'
import {
  CancelDialog,
  CartDrawer,
  EditListingDialog,
  FlowNotices,
  MarketKitProvider,
  SweepDialog,
  useCart,
} from '../../../src/index.js'
import { buyAs } from '../../buyAs.js'
import { listOwn } from '../../hooks/ownItems.js'
import { getEmblems, surround } from '../../hooks/setup.js'
import { watchRequests } from '../../hooks/watchRequests.js'
import { testExhaustive } from '../../sample.js'
import { setupWorld } from '../../world.js'

// Whether each element can be seen takes jsdom half of the time.
configure({ defaultHidden: true })

const world = setupWorld()
const requests = watchRequests(world)

beforeEach(() => {
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
})
afterEach(cleanup)

/** Listings of others in native currency and the signed book. */
async function findListed(
  filter: object = {},
  contractAddress = getEmblems(world),
): Promise<Order[]> {
  await world.sync()
  const { collectibles } = await world.createClient().request(
    listCollectibles,
    {
      contractAddress,
      side: 'listing',
      filter: {
        inCurrencyAddresses: [zeroAddress],
        marketplaces: ['service_marketplace_v2'],
        ordersNotCreatedBy: world.info.accounts
          .slice(0, 3)
          .map(({ address }) => address),
        ...filter,
      },
      page: { pageSize: 50 },
    },
    { chainId: world.info.chainId },
  )
  return collectibles.flatMap(({ listing }: CollectibleOrder) => listing ?? [])
}

async function getStatus(order: Order) {
  await world.sync()
  const { orders } = await world.createClient().request(
    getOrders,
    {
      input: [
        {
          contractAddress: order.collectionContractAddress,
          orderId: order.orderId,
        },
      ],
    },
    { chainId: order.chainId },
  )
  return orders[0]?.status
}

/** Calls `act` before the wallet of a page answers a method. */
async function before(
  config: Config,
  method: string,
  act: () => Promise<void>,
) {
  const [connector] = config.connectors
  const provider = await connector?.getProvider()
  if (!connector || !provider) throw new Error('There is no wallet.')
  const wallet = provider as { request: (call: object) => Promise<unknown> }
  const answer = wallet.request.bind(wallet)
  connector.getProvider = async () => ({
    ...wallet,
    request: async (call: { method: string }) => {
      if (call.method.startsWith(method)) await act()
      return answer(call)
    },
  })
}

/** Throws the error of a wallet whose user rejects. */
async function decline(): Promise<void> {
  throw Object.assign(new Error('No.'), { code: 4001 })
}

function Filled({ orders }: { orders: readonly Order[] }) {
  const { add } = useCart()
  return (
    <button onClick={() => orders.map((order) => add(order))} type="button">
      Fill
    </button>
  )
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

describe('CartDrawer', () => {
  testExhaustive(
    'behavior: an item that another account buys first is reported and not paid',
    async () => {
      const [first, second, third] = await findListed()
      if (!first || !second || !third) throw new Error('Too few listings.')
      const { config, wrapper } = await surround(world)
      let isLate = false
      await before(config, 'eth_sendTransaction', async () => {
        if (isLate) return
        isLate = true
        await buyAs(world, 1, second)
      })
      const onSuccess = vi.fn<(result: buy.ReturnType) => void>()
      render(
        <>
          <Filled orders={[first, second, third]} />
          <CartDrawer onSuccess={onSuccess} />
        </>,
        { wrapper },
      )
      await press('Fill')
      await press('Cart, 3 items')
      await press('Check out')
      await press(/^Buy 3 for/)
      await screen.findByText(/^2 of 3 items bought$/)
      expect(onSuccess.mock.calls[0]?.[0]).toMatchObject({
        missed: [second.orderId],
      })
      expect(screen.getAllByText('Missed')).toHaveLength(1)
      const paid = BigInt(first.priceAmount) + BigInt(third.priceAmount)
      screen.getByText(new RegExp(` You paid ${formatEther(paid)} ETH\\.$`))

      // Only the missed item is left, and it is no longer for sale.
      await press('Back to cart')
      await screen.findByText('No longer for sale (1)')
      await press('Remove')
      await screen.findByText('Your cart is empty')
    },
  )

  test('behavior: the cart checks out one currency at a time', async () => {
    const [first] = await findListed()
    const [second] = await findListed({
      inCurrencyAddresses: world.info.currencies
        .filter(({ symbol }) => symbol === 'USDC')
        .map(({ address }) => address),
    })
    if (!first || !second) throw new Error('There are no two listings.')
    const { wrapper } = await surround(world)
    render(
      <>
        <Filled orders={[first, second]} />
        <CartDrawer />
      </>,
      { wrapper },
    )
    await press('Fill')
    await press('Cart, 2 items')
    const total = (await screen.findByText('Total')).closest('div')
    // The symbol of a currency is read from the chain, and may arrive after the total.
    await waitFor(() =>
      expect(total?.textContent).toMatch(/ ETH.* USDC.*\$|USDC.* ETH.*\$/),
    )
    await press(/^Check out 1 item for [\d.]+ (ETH|USDC)$/)
    await press(/^(Approve USDC|Buy for)/)
    await screen.findByText('1 item is still in your cart.')
    await press('Back to cart')
    await screen.findByRole('button', { name: 'Check out' })
  })

  test('prop: additionalFees, part of each amount to pay', async () => {
    const [first, second] = await findListed()
    if (!first || !second) throw new Error('Too few listings.')
    const amount = '1000000000000000'
    const receiver = world.info.accounts[5]?.address ?? zeroAddress
    const { wrapper } = await surround(world)
    render(
      <>
        <Filled orders={[first, { ...second, priceAmount: '1' }]} />
        <CartDrawer
          additionalFees={({ items: [item] }) => {
            if (!item) throw new Error('A group without items was asked about.')
            return [{ amount, receiver }]
          }}
        />
      </>,
      { wrapper },
    )
    await press('Fill')
    await press('Cart, 2 items')
    const cost = `${formatEther(BigInt(first.priceAmount) + BigInt(amount))} ETH`
    const total = await screen.findByText('Total')
    // The service knows no amount in dollars with the fees.
    expect(total.closest('div')?.textContent).toBe(`Total${cost}`)
    await press(`Check out 1 item for ${cost}`)
    await screen.findByRole('button', { name: `Buy for ${cost}` })
  })

  test('behavior: an open cart fetches its orders, and allows the quantity available now', async () => {
    const items = world.info.collections.find(({ type }) => type === 'ERC1155')
    const [listing] = await findListed({}, items?.address)
    if (!listing || !items) throw new Error('Too few listings.')
    const { wrapper } = await surround(world)
    // The listing as it was when only one token was available.
    const before = { quantityAvailable: '1', quantityRemaining: '1' }
    render(
      <>
        <Filled orders={[{ ...listing, ...before }]} />
        <CartDrawer />
      </>,
      { wrapper },
    )
    await press('Fill')
    await screen.findByRole('button', { name: 'Cart, 1 item' })
    expect(requests.operations()).not.toContain('GetOrders')
    await press('Cart, 1 item')
    await screen.findByRole('button', { name: 'Check out' })
    expect(requests.operations()).toContain('GetOrders')
    const input = await screen.findByRole('spinbutton', { name: /^Quantity: / })
    await press(/^Increase quantity: /)
    expect(input).toHaveProperty('value', '2')
  })

  test('behavior: “Undo” restores an emptied cart, also by keyboard', async () => {
    const items = world.info.collections.find(({ type }) => type === 'ERC1155')
    const [piece] = await findListed({}, items?.address)
    const [first, second] = await findListed()
    const [inDollars] = await findListed({
      inCurrencyAddresses: world.info.currencies.map((it) => it.address),
    })
    if (!piece || !first || !second || !inDollars)
      throw new Error('Too few listings.')
    const { wrapper } = await surround(world)
    render(
      <>
        <Filled orders={[first, second, inDollars, piece]} />
        <CartDrawer />
      </>,
      { wrapper },
    )
    await press('Fill')
    await press('Cart, 4 items')
    await press(/^Increase quantity: /)
    const kept = () =>
      Object.entries(localStorage).filter(([key]) => key.includes('cart'))
    const before = kept()
    expect(JSON.stringify(before)).toContain(String.raw`\"quantity\":\"2\"`)
    // Emblems for ether, emblems for dollars, and items: each group has its own title.
    const titles = () =>
      screen.getAllByRole('heading', { level: 3 }).map((it) => it.textContent)
    await waitFor(() => expect(new Set(titles()).size).toBe(3))

    screen.getByRole('button', { name: 'Remove all' }).focus()
    await userEvent.keyboard('{Enter}')
    const drawer = screen.getByRole('dialog')
    await waitFor(() => expect(document.activeElement).toBe(drawer))
    expect(kept()).not.toEqual(before)
    screen.getByRole('button', { name: 'Undo' }).focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('button', { name: 'Remove all' })
    expect(kept()).toEqual(before)
    await waitFor(() => expect(document.activeElement).toBe(drawer))

    // Undo is gone once the cart is filled again.
    await press('Remove all')
    await press('Fill')
    for (const button of screen.getAllByRole('button', { name: /^Remove .+/ }))
      if (button.textContent === '') await userEvent.click(button)
    await screen.findByText('Your cart is empty')
    expect(screen.queryByText('Undo')).toBe(null)
  })

  test('behavior: own listings cannot be bought; changed prices must be accepted first', async () => {
    const [own] = await listOwn(world, 1, '300000000000000000')
    const [other] = await findListed()
    if (!own || !other) throw new Error('Too few listings.')
    const { wrapper } = await surround(world)
    render(
      <>
        <Filled orders={[own, { ...other, priceAmount: '1' }]} />
        <CartDrawer />
      </>,
      { wrapper },
    )
    await press('Fill')
    await press('Cart, 2 items')
    await screen.findByText('This is your own listing')
    const checkOut = await screen.findByRole('button', { name: 'Check out' })
    expect(checkOut).toHaveProperty('disabled', true)
    await press(/^Accept /)
    expect(
      await screen.findByRole('button', {
        name: /^Check out 1 item for [\d.]+ ETH$/,
      }),
    ).toHaveProperty('disabled', false)
  })
})

test('SweepDialog, behavior: a price that rises must be accepted before the purchase', async () => {
  const { chainId } = world.info
  const { client, queryClient, wrapper } = await surround(world)
  const [cheapest] = (await findListed()).sort((a, b) =>
    BigInt(a.priceAmount) < BigInt(b.priceAmount) ? -1 : 1,
  )
  if (!cheapest) throw new Error('Too few listings.')
  const target = {
    chainId,
    contractAddress: getEmblems(world),
    filter: { marketplaces: ['service_marketplace_v2'] },
  }
  const page = (locale: string) => (
    <MarketKitProvider client={client} locale={locale}>
      <SweepDialog defaultOpen target={target} />
    </MarketKitProvider>
  )
  const { rerender } = render(page('en'), { wrapper })
  await screen.findByRole('button', { name: /^Buy 3 for/ })
  await buyAs(world, 1, cheapest)
  await world.sync()
  await act(() => queryClient.invalidateQueries())
  await press(/^Accept [\d.]+ ETH$/)
  expect(screen.queryByText(/^Price changed from/)).toBe(null)
  const buy = await screen.findByRole('button', { name: /^Buy 3 for/ })
  expect(buy).toHaveProperty('disabled', false)
  // A larger quantity costs more: no price warning.
  await press('Increase quantity')
  await screen.findByRole('button', { name: /^Buy 4 for/ })
  expect(screen.queryByText(/^Price changed from/)).toBe(null)

  // The header keeps its picture while an empty budget picks nothing.
  const getPicture = () =>
    document.querySelector('.mk-dialog-header img')?.getAttribute('src')
  const picture = getPicture()
  expect(picture).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'Budget' }))
  expect(screen.queryByRole('button', { name: /^Buy/ })).toBe(null)
  expect(getPicture()).toBe(picture)

  // The typed budget stays the same in another language.
  await userEvent.type(screen.getByLabelText('Spend up to'), '1.5')
  rerender(page('de'))
  expect(screen.getByLabelText('Spend up to')).toHaveProperty('value', '1,5')
})

testExhaustive(
  'SweepDialog, behavior: own listings are left out, the cheapest are bought',
  async () => {
    const [own] = await listOwn(world, 1, '1')
    const cheapest = (await findListed()).sort((a, b) =>
      BigInt(a.priceAmount) < BigInt(b.priceAmount) ? -1 : 1,
    )[0]
    if (!own || !cheapest) throw new Error('Too few listings.')
    const { wrapper } = await surround(world)
    render(
      <SweepDialog
        defaultOpen
        target={{
          chainId: world.info.chainId,
          contractAddress: getEmblems(world),
          filter: { marketplaces: ['service_marketplace_v2'] },
        }}
      />,
      { wrapper },
    )
    const field = { name: 'Quantity' }
    const input = await screen.findByRole('spinbutton', field)
    await userEvent.clear(input)
    await userEvent.type(input, '2')
    await press(/^Buy 2 for/)
    await screen.findByText('2 items are yours')
    expect(await getStatus(cheapest)).toBe('filled')
    expect(await getStatus(own)).toBe('active')
  },
)

test('SweepDialog, behavior: after a purchase of one item, the title is “It’s yours”', async () => {
  const { wrapper } = await surround(world)
  const target = {
    chainId: world.info.chainId,
    contractAddress: getEmblems(world),
  }
  render(<SweepDialog defaultOpen target={target} />, { wrapper })
  const field = { name: 'Quantity' }
  const input = await screen.findByRole('spinbutton', field)
  await userEvent.clear(input)
  await userEvent.type(input, '1')
  await press(/^Buy for/)
  await screen.findByText('It’s yours')
})

test('CancelDialog, prop: orders', async () => {
  const orders = await listOwn(world, 3, '400000000000000000')
  const [first, second, third] = orders
  if (!first || !second || !third) throw new Error('Too few listings.')
  await buyAs(world, 1, first)
  await world.sync()
  const { wrapper } = await surround(world)
  const { rerender } = render(
    <CancelDialog defaultOpen key="one" order={first} />,
    { wrapper },
  )
  // A listing that has sold is no failure, and needs no transaction.
  await screen.findByText(/ was already sold$/)
  await press('Done')

  const many = (orders: readonly Order[]) => (
    <CancelDialog defaultOpen key="many" orders={orders} />
  )
  rerender(many(orders))
  const boxes = await screen.findAllByRole('checkbox')
  if (boxes[2]) await userEvent.click(boxes[2])
  await press('Cancel 2 listings')
  // The page no longer passes the ended orders; the dialog still shows them.
  rerender(many([third]))
  await screen.findByText('1 listing is off the market')
  await screen.findByText(/ was already sold$/)
  // The sold listing needed no transaction; the deselected listing is still active.
  expect(await getStatus(first)).toBe('filled')
  expect(await getStatus(second)).toBe('cancelled')
  expect(await getStatus(third)).toBe('active')
})

describe('CancelDialog, behavior: the listing sells during the wallet prompt', () => {
  test.each([
    [
      'and the user rejects the cancellation',
      decline,
      'Nobody can buy from this listing now. You weren’t charged.',
    ],
    [
      'and the cancellation is sent',
      async () => {},
      'Nobody can buy from this listing now.',
    ],
  ])('%s', async (_, answer, text) => {
    const [order] = await listOwn(world, 1, '400000000000000000')
    if (!order) throw new Error('There is no listing.')
    const { config, wrapper } = await surround(world)
    await before(config, 'eth_sendTransaction', async () => {
      await buyAs(world, 1, order)
      await answer()
    })
    render(<CancelDialog defaultOpen order={order} />, { wrapper })
    await press('Cancel listing')
    await screen.findByText(/ was already sold$/)
    await screen.findByText(text)
    expect(await getStatus(order)).toBe('filled')
  })
})

describe('CancelDialog with several orders', () => {
  test('behavior: after a rejected prompt, all listings stay active', async () => {
    const orders = await listOwn(world, 2, '400000000000000000')
    const { config, wrapper } = await surround(world)
    await before(config, 'eth_sendTransaction', decline)
    render(<CancelDialog defaultOpen orders={orders} />, { wrapper })
    await press('Cancel 2 listings')
    await screen.findByText(/^Stopped here/)
    expect(screen.getAllByText('Still listed')).toHaveLength(1)
    for (const order of orders) expect(await getStatus(order)).toBe('active')
  })
})

describe('EditListingDialog', () => {
  const changeTo = async (order: Order, price: string) => {
    const { wrapper } = await surround(world)
    render(
      <EditListingDialog contractType="ERC721" defaultOpen order={order} />,
      {
        wrapper,
      },
    )
    const input = await screen.findByLabelText('Price')
    await userEvent.clear(input)
    await userEvent.type(input, price)
    await press(`Change to ${price} ETH`)
  }
  const ofToken = async ({ tokenId }: Order) =>
    (
      await findListed({
        ordersCreatedBy: [world.info.accounts[0]?.address],
        ordersNotCreatedBy: [],
      })
    ).find((it) => it.tokenId === tokenId)

  test('default: an edit cancels the old listing and creates one with the new price', async () => {
    const [order] = await listOwn(world, 1)
    if (!order) throw new Error('Too few listings.')
    await changeTo(order, '0.75')
    await screen.findByText('Listing updated')
    expect(await getStatus(order)).toBe('cancelled')
    expect((await ofToken(order))?.priceAmount).toBe('750000000000000000')
  })

  test('behavior: sold listings are neither cancelled nor listed again', async () => {
    const [order] = await listOwn(world, 1)
    if (!order) throw new Error('Too few listings.')
    const { wrapper } = await surround(world)
    render(
      <EditListingDialog contractType="ERC721" defaultOpen order={order} />,
      {
        wrapper,
      },
    )
    const input = await screen.findByLabelText('Price')
    await userEvent.clear(input)
    await userEvent.type(input, '0.4')
    const action = await screen.findByRole('button', {
      name: 'Change to 0.4 ETH',
    })
    await buyAs(world, 1, order)
    await world.sync()
    await userEvent.click(action)
    await screen.findByText(/^It sold at the old price/)
  })

  testExhaustive(
    'behavior: a half-done edit shows its state, and can be finished after a reload',
    async () => {
      const [order] = await listOwn(world, 1)
      if (!order) throw new Error('Too few listings.')
      const { config, wrapper } = await surround(world)
      let isWilling = false
      const shown: (string | null)[] = []
      const getRegion = () => document.querySelector('.mk-steps [role=status]')
      let region: Element | null = null
      await before(config, 'eth_signTypedData', async () => {
        await screen.findByText(/^Confirm in .+\.$/)
        // Screen readers announce only changes of a region that was there before.
        expect(getRegion()).toBe(region)
        expect(region?.textContent).toMatch(/Confirm in .+\.$/)
        const titles = document.querySelectorAll('.mk-step-title')
        shown.push(...[...titles].map(({ textContent }) => textContent))
        if (!isWilling) await decline()
      })
      const { unmount } = render(
        <EditListingDialog contractType="ERC721" defaultOpen order={order} />,
        { wrapper },
      )
      const input = await screen.findByLabelText('Price')
      await userEvent.clear(input)
      await userEvent.type(input, '2')
      region = getRegion()
      expect(region?.textContent).toBe('')
      await press('Change to 2 ETH')
      await screen.findByText(/^The old listing is cancelled/)
      expect(await getStatus(order)).toBe('cancelled')
      expect(shown).toEqual([
        'Cancel the listing for 0.5 ETH',
        'Create new listing',
      ])
      unmount()

      // Another page of the same account: it was cancelled, and not listed again.
      isWilling = true
      const later = await surround(world, { config, connected: false })
      render(<FlowNotices />, later)
      await press('Finish listing')
      expect(await screen.findByLabelText('Price')).toHaveProperty('value', '2')
      region = getRegion()
      await press('List for 2 ETH')
      await screen.findByText('Listing updated')
      expect((await ofToken(order))?.priceAmount).toBe('2000000000000000000')
      await press('Done')
      expect(screen.queryByText(/isn’t for sale$/)).toBe(null)
      expect(Object.keys(localStorage).join()).not.toContain('marketkit:flow')
    },
  )
})

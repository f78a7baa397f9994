import {
  act,
  cleanup,
  configure,
  render,
  screen,
  waitFor,
} from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { type Address, zeroAddress } from 'viem'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createConfig, http, mock } from 'wagmi'
import { getOrders, list, listListings, type Order } from '../../../src/core.js'
import { EditListingDialog, FlowNotices } from '../../../src/index.js'
import { findOwn } from '../../hooks/ownItems.js'
import { getEmblems, surround } from '../../hooks/setup.js'
import { testExhaustive } from '../../sample.js'
import { setupWorld } from '../../world.js'
import { clientTelling } from '../clientTelling.js'
import { order as listing } from '../fixtures.js'
import { watchWallet } from '../watchWallet.js'

// Whether each element can be seen takes jsdom half of the time.
configure({ defaultHidden: true })

const world = setupWorld()

beforeEach(() => {
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const press = async (name: string | RegExp) =>
  userEvent.click(await button(name))
const enterPrice = async (price: string) => {
  const input = await screen.findByLabelText(/^Price/)
  await userEvent.clear(input)
  if (price) await userEvent.type(input, price)
}

/** Returns the text of all alerts above the button. */
const alerts = () =>
  screen
    .getAllByRole('alert')
    .map((it) => it.textContent)
    .join()

/** A client whose requests fail while `isAway` returns true for their body. */
const clientWithout = (isAway: (body: string) => boolean) =>
  world.createClient({
    fetch: (input, init) =>
      fetch(isAway(String(init?.body)) ? 'http://127.0.0.1:9' : input, init),
  })

async function read(order: Order): Promise<Order | undefined> {
  await world.sync()
  const { chainId, collectionContractAddress: contractAddress } = order
  const { orders } = await world
    .createClient()
    .request(
      getOrders,
      { input: [{ contractAddress, orderId: order.orderId }] },
      { chainId },
    )
  return orders[0]
}

/** Lists something that account 0 holds, as often as there are prices. */
async function listOwn(
  prices: readonly string[],
  {
    contractType = 'ERC721',
    currencyAddress = zeroAddress,
    quantity = '1',
    seconds = 86_400,
  }: {
    contractType?: 'ERC721' | 'ERC1155'
    currencyAddress?: Address
    quantity?: string
    seconds?: number
  } = {},
): Promise<Order[]> {
  const { client, config } = await surround(world)
  const [item] = await findOwn(world, contractType)
  const orders: Order[] = []
  for (const pricePerToken of prices) {
    const { orderId } = await list(config, {
      ...item,
      client,
      currencyAddress,
      expiry: String(Math.floor(Date.now() / 1000) + seconds),
      pricePerToken,
      quantity,
    })
    const made = await read({
      ...listing,
      chainId: item.chainId,
      collectionContractAddress: item.contractAddress,
      orderId: orderId ?? '',
    })
    if (made) orders.push(made)
  }
  if (orders.length < prices.length) throw new Error('It was not listed.')
  return orders
}

describe('EditListingDialog', () => {
  test('behavior: after a rejected prompt, the form uses the current price of the field', async () => {
    const [order] = await listOwn(['500000000000000000'])
    if (!order) throw new Error('Too few listings.')
    const { config, wrapper } = await surround(world)
    const wallet = await watchWallet(config, /^eth_sign/)
    render(
      <EditListingDialog contractType="ERC721" defaultOpen order={order} />,
      {
        wrapper,
      },
    )
    // Without an edit, there is nothing to change.
    expect(await button('No changes')).toHaveProperty('disabled', true)
    await enterPrice('0.4')
    await press('Change to 0.4 ETH')
    await button('Try again')
    // One cross, of the part that failed, and one notice.
    const failed = document.querySelectorAll('[data-state=failed]')
    expect(failed).toHaveLength(1)
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    await enterPrice('')
    const action = await button('Enter a price')
    expect(action).toHaveProperty('disabled', true)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBe(null)
    expect(screen.queryByRole('alert')).toBe(null)
    await enterPrice('0')
    expect(await button('Enter a price')).toHaveProperty('disabled', true)

    // A higher price cancels first and signs the new listing last.
    await enterPrice('2')
    await press('Change to 2 ETH')
    await screen.findByText(/^The old listing is cancelled/)
    await button('Try again')
    // The cancellation has cost a network fee.
    expect(alerts()).not.toMatch(/You weren’t charged|You only paid/)
    await enterPrice('')
    expect(await button('Enter a price')).toHaveProperty('disabled', true)
    await enterPrice('4')
    await press('List for 4 ETH')
    await button('Try again')
    expect(alerts()).toContain('You rejected this')
    expect(alerts()).not.toMatch(/You weren’t charged|You only paid/)
    expect(wallet.asked).toBe(3)
    wallet.isWilling = true
    await enterPrice('3')
    await press('List for 3 ETH')
    await screen.findByText('Listing updated')
    expect((await read(order))?.status).toBe('cancelled')
    expect(wallet.asked).toBe(4)
  })

  test('behavior: the form selects the currency of the listing, even if the host omits it', async () => {
    const usdc = world.info.currencies.find(({ symbol }) => symbol === 'USDC')
    if (!usdc) throw new Error('There are no dollars.')
    const [order] = await listOwn(['5000000'], {
      currencyAddress: usdc.address,
    })
    const known = {
      ...usdc,
      address: usdc.address.toLowerCase() as Address,
      chainId: world.info.chainId,
    }
    for (const currencies of [[known], []]) {
      const { wrapper } = await surround(world, { provider: { currencies } })
      const { unmount } = render(
        <EditListingDialog
          contractType="ERC721"
          currencies={[zeroAddress]}
          defaultOpen
          order={order}
        />,
        { wrapper },
      )
      await button('No changes')
      const select = screen.getByLabelText('Currency') as HTMLSelectElement
      expect(select.selectedOptions[0]?.textContent).toBe('USDC')
      expect(screen.getByLabelText('Price')).toHaveProperty('value', '5')
      unmount()
    }
  })

  test('behavior: a listing with an unknown status is cancelled', async () => {
    const [order] = await listOwn(['500000000000000000'])
    if (!order) throw new Error('Too few listings.')
    const client = clientTelling(world, 'decimals_missing', [order])
    const { wrapper } = await surround(world, { client })
    render(
      <EditListingDialog contractType="ERC721" defaultOpen order={order} />,
      {
        wrapper,
      },
    )
    await enterPrice('0.75')
    await press('Change to 0.75 ETH')
    await screen.findByText('Listing updated')
    expect((await read(order))?.status).toBe('cancelled')
  })

  testExhaustive(
    'behavior: two listings of one item have separate edits',
    async () => {
      const [first, second] = await listOwn(
        ['900000000000000000', '950000000000000000'],
        { contractType: 'ERC1155' },
      )
      const { config, wrapper } = await surround(world)
      await watchWallet(config, /^eth_sign/)
      const dialog = (order: Order | undefined, open: boolean) => (
        <EditListingDialog contractType="ERC1155" open={open} order={order} />
      )
      const { rerender } = render(dialog(first, true), { wrapper })
      await enterPrice('2')
      await press('Change to 2 ETH')
      await screen.findByText(/^The old listing is cancelled/)
      rerender(dialog(first, false))
      rerender(dialog(second, true))
      expect(await screen.findByLabelText(/^Price/)).toHaveProperty(
        'value',
        '0.95',
      )
      expect(screen.queryByText(/^The old listing is cancelled/)).toBe(null)
      rerender(dialog(second, false))
      rerender(dialog(first, true))
      await screen.findByText(/^The old listing is cancelled/)
    },
  )
})

test('EditListingDialog, behavior: while the balance is unknown, the form has no changes', async () => {
  const [order] = await listOwn(['500000000000000000'], {
    contractType: 'ERC1155',
    quantity: '2',
  })
  const { chain } = world
  const config = createConfig({
    chains: [chain],
    connectors: [mock({ accounts: [world.info.accounts[0]?.address ?? '0x'] })],
    storage: null,
    transports: { [chain.id]: http('http://127.0.0.1:9', { retryCount: 0 }) },
  })
  const { wrapper } = await surround(world, { config })
  render(
    <EditListingDialog contractType="ERC1155" defaultOpen order={order} />,
    {
      wrapper,
    },
  )
  await button('No changes')
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  expect(await button('No changes')).toHaveProperty('disabled', true)
})

testExhaustive(
  'EditListingDialog, behavior: an outage after the new listing says that both are live',
  async () => {
    const [order] = await listOwn(['500000000000000000'])
    if (!order) throw new Error('Too few listings.')
    let isSigned = () => false
    // Only the check after the new listing asks for the old one.
    const client = clientWithout(
      (body) => isSigned() && body.includes(order.orderId),
    )
    const { config, wrapper } = await surround(world, { client })
    const wallet = await watchWallet(config, /^eth_sign/)
    wallet.isWilling = true
    isSigned = () => wallet.asked > 0
    render(
      <EditListingDialog contractType="ERC721" defaultOpen order={order} />,
      {
        wrapper,
      },
    )
    await enterPrice('0.4')
    await press('Change to 0.4 ETH')
    await button('Try again')
    expect(alerts()).toContain('Can’t reach the marketplace')
    expect(alerts()).toContain('Both listings are live')
    isSigned = () => false
    await press('Try again')
    await screen.findByText('Listing updated')
  },
)

testExhaustive(
  'EditListingDialog, behavior: a retry asks again if the price turns out far below the floor',
  async () => {
    const [order] = await listOwn(['500000000000000000'])
    if (!order) throw new Error('Too few listings.')
    let isAway = true
    const client = world.createClient({
      fetch: (input, init) => {
        const isMarket = /\/(GetFloorOrder|List(?!Listings)\w+)$/.test(
          String(input),
        )
        return fetch(isAway && isMarket ? 'http://127.0.0.1:9' : input, init)
      },
      retryCount: 0,
    })
    const { config, queryClient, wrapper } = await surround(world, { client })
    const wallet = await watchWallet(config)
    render(
      <EditListingDialog contractType="ERC721" defaultOpen order={order} />,
      {
        wrapper,
      },
    )
    await enterPrice('0.0001')
    await press('Change to 0.0001 ETH')
    await press('Change to 0.0001 ETH anyway')
    await button('Try again')
    expect(wallet.asked).toBe(1)
    isAway = false
    await act(() => queryClient.refetchQueries({ type: 'active' }))
    await screen.findByText(/below the floor$/)
    await press('Try again')
    await screen.findByText(/^This is .* below the floor/)
    expect(wallet.asked).toBe(1)
    wallet.isWilling = true
    await press(/0.0001 ETH anyway$/)
    await screen.findByText('Listing updated')
  },
)

test('EditListingDialog, behavior: an outage is shown once the user changes the price', async () => {
  const [order] = await listOwn(['500000000000000000'], {
    contractType: 'ERC1155',
  })
  let isAway = true
  const client = clientWithout(() => isAway)
  const { queryClient, wrapper } = await surround(world, { client })
  render(
    <EditListingDialog contractType="ERC1155" defaultOpen order={order} />,
    {
      wrapper,
    },
  )
  await button('No changes')
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.queryByRole('alert')).toBe(null)
  await enterPrice('0.4')
  await button('Try again')
  expect(alerts()).toContain('Can’t reach the marketplace')
  isAway = false
  await press('Try again')
  await button('Change to 0.4 ETH')
})

test('EditListingDialog, behavior: an expiry that is now too soon must be changed', async () => {
  const [order] = await listOwn(['500000000000000000'], {
    contractType: 'ERC1155',
    seconds: 1_000,
  })
  const { wrapper } = await surround(world)
  render(
    <EditListingDialog contractType="ERC1155" defaultOpen order={order} />,
    {
      wrapper,
    },
  )
  await button('No changes')
  vi.useFakeTimers({ now: Date.now() + 180_000, toFake: ['Date'] })
  await enterPrice('0.6')
  await screen.findByText(/^Choose a time after/)
  expect(screen.queryByRole('button', { name: /^Change to/ })).toBe(null)
})

test('EditListingDialog, behavior: an expiry in Unix seconds is kept like an ISO date', async () => {
  const [order] = await listOwn(['500000000000000000'], {
    contractType: 'ERC1155',
    seconds: 30 * 86_400,
  })
  const end = Date.parse(order?.validUntil ?? '')
  const ends = []
  for (const validUntil of [order?.validUntil, String(end / 1000)]) {
    const { wrapper } = await surround(world)
    const { unmount } = render(
      <EditListingDialog
        contractType="ERC1155"
        defaultOpen
        order={{ ...(order ?? listing), validUntil }}
      />,
      { wrapper },
    )
    await button('No changes')
    ends.push((screen.getByLabelText(/^Ends/) as HTMLInputElement).value)
    unmount()
  }
  expect(ends[0]).toMatch(/^\d{4}-\d\d-\d\dT/)
  expect(ends[1]).toBe(ends[0])
})

/** A host's page with an edit dialog and notices of unfinished edits. */
function Page({ order }: { order: Order }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)} type="button">
        Edit
      </button>
      <EditListingDialog
        contractType="ERC721"
        onOpenChange={setOpen}
        open={open}
        order={order}
      />
      <FlowNotices />
    </>
  )
}

testExhaustive(
  'EditListingDialog, behavior: after a notice finishes an edit, the next edit starts unchanged',
  async () => {
    const [order] = await listOwn(['500000000000000000'])
    if (!order) throw new Error('Too few listings.')
    const { config, wrapper } = await surround(world)
    const wallet = await watchWallet(config, /^eth_sign/)
    const { rerender } = render(<Page order={order} />, { wrapper })
    await press('Edit')
    await enterPrice('2')
    await press('Change to 2 ETH')
    await screen.findByText(/^The old listing is cancelled/)
    await press('Close')
    await press('Finish listing')
    await press('List for 2 ETH')
    await button('Try again')
    // The fee of the cancellation is no longer known here.
    expect(alerts()).not.toMatch(/You weren’t charged|You only paid/)
    wallet.isWilling = true
    await press('Try again')
    await screen.findByText('Listing updated')
    await press('Done')
    await world.sync()
    const { listings } = await world.createClient().request(
      listListings,
      {
        contractAddress: getEmblems(world),
        tokenId: order.tokenId ?? '',
      },
      { chainId: world.info.chainId },
    )
    const [next] = listings
    if (!next) throw new Error('It was not listed.')
    expect(next.priceAmount).toBe('2000000000000000000')
    rerender(<Page order={next} />)
    await press('Edit')
    await button('No changes')
    expect(screen.queryByText(/^The old listing is cancelled/)).toBe(null)
  },
)

testExhaustive(
  'EditListingDialog, behavior: another listing of the item does not block a retry',
  async () => {
    const [order] = await listOwn(['500000000000000000', '1900000000000000000'])
    if (!order) throw new Error('Too few listings.')
    const { config, queryClient, wrapper } = await surround(world)
    const wallet = await watchWallet(config, /^eth_sign/)
    render(<Page order={order} />, { wrapper })
    await press('Edit')
    await enterPrice('2')
    await press('Change to 2 ETH')
    await press('Change to 2 ETH anyway')
    await screen.findByText(/^The old listing is cancelled/)
    // The page refetches and finds the other listing, which is no reason for a notice.
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    wallet.isWilling = true
    await press('Try again')
    await screen.findByText('Listing updated')
  },
)

testExhaustive(
  'FlowNotices, behavior: the notice of an unfinished edit stays during a refetch',
  async () => {
    const [order] = await listOwn(['500000000000000000'])
    let gate = Promise.resolve()
    const client = world.createClient({
      fetch: (...request) => gate.then(() => fetch(...request)),
    })
    const { config, queryClient, wrapper } = await surround(world, { client })
    await watchWallet(config, /^eth_sign/)
    const { unmount } = render(
      <EditListingDialog contractType="ERC721" defaultOpen order={order} />,
      { wrapper },
    )
    await enterPrice('2')
    await press('Change to 2 ETH')
    await screen.findByText(/^The old listing is cancelled/)
    unmount()
    render(<FlowNotices />, { wrapper })
    await button('Finish listing')
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    // One notice tells of the unfinished edit and names the new price.
    const notice = screen.getByRole('listitem')
    await waitFor(() => expect(notice.textContent).toContain('2 ETH'))
    expect(notice.textContent).toContain('isn’t for sale')
    let release = () => {}
    gate = new Promise((resolve) => {
      release = resolve
    })
    const refetched = queryClient.refetchQueries()
    await new Promise((resolve) => setTimeout(resolve))
    expect(queryClient.isFetching()).toBeGreaterThan(0)
    expect(
      screen.queryByRole('button', { name: 'Finish listing' }),
    ).toBeTruthy()
    release()
    await refetched
    expect(
      screen.queryByRole('button', { name: 'Finish listing' }),
    ).toBeTruthy()
    // Dismissing the notice deletes the record, so it does not return after a reload.
    await press('Dismiss')
    await waitFor(() => expect(screen.queryByRole('listitem')).toBe(null))
    expect(Object.keys(localStorage).join()).not.toContain('marketkit:flow')
  },
)

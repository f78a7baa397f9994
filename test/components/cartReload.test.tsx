import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { zeroAddress } from 'viem'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buy, listCollectibles } from '../../src/core.js'
import { flowStories, flowStoriesKey } from '../../src/hooks/flowStories.js'
import {
  CartDrawer,
  FlowNotices,
  type Order,
  Sweep,
  useCart,
} from '../../src/index.js'
import { emblemsOf, surround } from '../hooks/setup.js'
import { setupWorld } from '../world.js'

const world = setupWorld({ emblems: 40 })
const patience = { timeout: 20_000 }

const clear = () => {
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
}
beforeEach(clear)
afterEach(async () => {
  await mine(true)
  cleanup()
  clear()
})

async function mine(on: boolean) {
  const request = world.publicClient.request as (call: {
    method: string
    params: unknown[]
  }) => Promise<unknown>
  await request({ method: 'evm_setAutomine', params: [on] })
  // The local chain also mines by the clock.
  if (!on) await request({ method: 'evm_setIntervalMining', params: [0] })
  else await request({ method: 'evm_mine', params: [] })
}

const target = () => ({
  chainId: world.info.chainId,
  contractAddress: emblemsOf(world),
  filter: { marketplaces: ['service_marketplace_v2' as const] },
})

/** The cheapest listings of others in native currency. */
async function findListed(): Promise<Order[]> {
  await world.sync()
  const { chainId, contractAddress, filter } = target()
  const { collectibles } = await world.createClient().request(
    listCollectibles,
    {
      contractAddress,
      side: 'listing',
      filter: {
        ...filter,
        inCurrencyAddresses: [zeroAddress],
        ordersNotCreatedBy: world.info.accounts
          .slice(0, 1)
          .map(({ address }) => address),
      },
      page: {
        pageSize: 50,
        sort: [{ column: 'priceAmount', order: 'ASC' }],
      },
    },
    { chainId },
  )
  return collectibles.flatMap(({ listing }) => listing ?? [])
}

/** Buys two of three, and loads the page again before that is mined. */
async function reloadWhileMined() {
  const [first, second, third] = await findListed()
  if (!first || !second || !third) throw new Error('Too few listings.')
  const before = await surround(world)
  await mine(false)
  const page = new AbortController()
  await buy(before.config, {
    chainId: world.info.chainId,
    client: before.client,
    items: [{ order: first }, { order: second }],
    signal: page.signal,
    onProgress: ({ steps }) => {
      if (steps.some(({ status }) => status === 'confirming')) page.abort()
    },
  }).catch(() => {})
  return { orders: [first, second, third], ...(await surround(world)) }
}

function Filled({ orders }: { orders: readonly Order[] }) {
  const { add } = useCart()
  return (
    <button onClick={() => orders.map((order) => add(order))} type="button">
      Fill
    </button>
  )
}

const button = (name: string | RegExp) =>
  screen.findByRole('button', { name }, patience)
const press = async (name: string | RegExp) =>
  userEvent.click(await button(name))
const states = () =>
  [...document.querySelectorAll<HTMLElement>('.mk-cart-line')].map(
    ({ dataset }) => dataset.state,
  )

test('CartDrawer, behavior: what is being bought is not for sale again', async () => {
  const { client, orders, queryClient, wrapper } = await reloadWhileMined()
  render(
    <>
      <FlowNotices />
      <Filled orders={orders} />
      <CartDrawer defaultOpen />
    </>,
    { wrapper },
  )
  await press('Fill')
  await waitFor(
    () => expect(states()).toEqual(['buying', 'buying', 'ready']),
    patience,
  )
  // Only the third can be bought now.
  await press(/^Check out 1\b/)
  expect(await button(/^Buy/)).toBeTruthy()
  await press('Back to the cart')

  const [, , third] = screen.getAllByRole('button', { name: /from the cart$/ })
  if (third) await userEvent.click(third)
  expect(await button('Finishing what you began…')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Check out/ })).toBe(null)

  // In doubt it is looked into, and never offered anew.
  const account = world.info.accounts[0]?.address
  const stories = flowStories(queryClient, flowStoriesKey(client, account))
  const [story] = stories.read()
  if (!story) throw new Error('Nothing is told.')
  stories.change(story.id, { status: 'unresolved' })
  await waitFor(() => expect(states()).toEqual(['inDoubt', 'inDoubt']))
  await userEvent.click(
    (await screen.findAllByRole('button', { name: 'Check again' })).at(
      -1,
    ) as HTMLElement,
  )
  await button('Ask my wallet again')
  expect(screen.queryByRole('button', { name: /^Buy/ })).toBe(null)
  stories.change(story.id, { status: 'settling' })
  expect(await button('Finishing what you began…')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Buy/ })).toBe(null)

  await mine(true)
  await screen.findByText('Your cart is empty', undefined, patience)
})

test('Sweep, behavior: what is being bought is not for sale again', async () => {
  const { wrapper } = await reloadWhileMined()
  render(
    <>
      <FlowNotices />
      <Sweep defaultOpen target={target()} />
    </>,
    { wrapper },
  )
  expect(await button('Finishing what you began…')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Buy/ })).toBe(null)
  await mine(true)
  expect(await button(/^Buy 3\b/)).toBeTruthy()
})

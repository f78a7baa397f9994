import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { zeroAddress } from 'viem'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Config } from 'wagmi'
import { buy, listCollectibles, type Order } from '../../../src/core.js'
import {
  getFlowCache,
  getTrackedFlowsKey,
} from '../../../src/hooks/flows/trackedFlows.js'
import {
  BuyDialog,
  CartDrawer,
  FlowNotices,
  SweepDialog,
  useCart,
} from '../../../src/index.js'
import { buyAndLeave } from '../../hooks/buyAndLeave.js'
import { getEmblems, surround } from '../../hooks/setup.js'
import { mine } from '../../mine.js'
import { setupWorld } from '../../world.js'

const world = setupWorld({ emblems: 40 })

const clear = () => {
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
}
beforeEach(clear)
afterEach(async () => {
  await mine(world, true)
  cleanup()
  clear()
})

const target = () => ({
  chainId: world.info.chainId,
  contractAddress: getEmblems(world),
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
  await mine(world, false)
  await buyAndLeave(before.config, {
    chainId: world.info.chainId,
    client: before.client,
    items: [{ order: first }, { order: second }],
  })
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

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const press = async (name: string | RegExp) =>
  userEvent.click(await button(name))
const states = () =>
  [...document.querySelectorAll<HTMLElement>('.mk-cart-line')].map(
    ({ dataset }) => dataset.state,
  )

test('CartDrawer, behavior: items of a purchase in progress cannot be bought again', async () => {
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
  await waitFor(() => expect(states()).toEqual(['buying', 'buying', 'ready']))
  // Only the third can be bought now.
  await press(/^Check out 1\b/)
  expect(await button(/^Buy/)).toBeTruthy()
  await press('Back to cart')

  const [, , third] = screen.getAllByRole('button', { name: /from cart$/ })
  if (third) await userEvent.click(third)
  expect(await button('Finishing up…')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Check out/ })).toBe(null)

  // An unresolved purchase can be checked, never bought again.
  const account = world.info.accounts[0]?.address
  const flows = getFlowCache(queryClient, getTrackedFlowsKey(client, account))
  const [flow] = flows.read()
  if (!flow) throw new Error('Nothing is told.')
  flows.change(flow.id, { status: 'unresolved' })
  await waitFor(() => expect(states()).toEqual(['inDoubt', 'inDoubt']))
  await userEvent.click(
    (await screen.findAllByRole('button', { name: 'Check again' })).at(
      -1,
    ) as HTMLElement,
  )
  await button('Send request again')
  expect(screen.queryByRole('button', { name: /^Buy/ })).toBe(null)
  flows.change(flow.id, { status: 'resuming' })
  expect(await button('Finishing up…')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Buy/ })).toBe(null)

  await mine(world, true)
  await screen.findByText('Your cart is empty')
})

test('SweepDialog, behavior: items of a purchase in progress cannot be bought again', async () => {
  const { wrapper } = await reloadWhileMined()
  render(
    <>
      <FlowNotices />
      <SweepDialog defaultOpen target={target()} />
    </>,
    { wrapper },
  )
  expect(await button('Finishing up…')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Buy/ })).toBe(null)
  await mine(world, true)
  expect(await button(/^Buy 3\b/)).toBeTruthy()
})

/** A wallet that fails without saying whether it sent, and sends later. */
async function failingWallet({ connectors: [connector] }: Config) {
  if (!connector) throw new Error('There is no wallet.')
  const wallet = { prompts: 0, send: (): Promise<unknown> => Promise.resolve() }
  const provider = (await connector.getProvider()) as {
    request: (call: { method: string }) => Promise<unknown>
  }
  connector.getProvider = async () => ({
    ...provider,
    request: async (call: { method: string }) => {
      if (call.method !== 'eth_sendTransaction') return provider.request(call)
      wallet.prompts += 1
      wallet.send = () => provider.request(call)
      throw Object.assign(new Error('No.'), { code: -32603 })
    },
  })
  return wallet
}

/** Buys listings with a fee; the purchase stays unresolved. */
async function leaveInDoubt(orders: readonly Order[]) {
  const before = await surround(world)
  const late = await failingWallet(before.config)
  const { chainId, accounts } = world.info
  const receiver = accounts[5]?.address ?? zeroAddress
  const failure = await buy(before.config, {
    chainId,
    additionalFees: [{ amount: '1000', receiver }],
    client: before.client,
    items: orders.map((order) => ({ order })),
  }).catch((error) => error)
  expect(failure).toMatchObject({ fundsMoved: 'maybe' })
  const after = await surround(world)
  const wallet = await failingWallet(after.config)
  return { ...after, late, wallet }
}

const within = async (selector: string, name: string | RegExp) => {
  const found = () => {
    const buttons = screen.getAllByRole('button', { name })
    const inner = buttons.find((it) => it.closest(selector))
    if (!inner) throw new Error(`There is no such button in ${selector}.`)
    return inner
  }
  return waitFor(found)
}

test.each(['all', 'a part'] as const)(
  'CartDrawer, behavior: “Check again” finds an unresolved purchase, %s of it in the cart',
  async (much) => {
    const [first, second] = await findListed()
    if (!first || !second) throw new Error('Too few listings.')
    const { late, wallet, wrapper } = await leaveInDoubt([first, second])
    render(
      <>
        <FlowNotices />
        <Filled orders={much === 'all' ? [first, second] : [first]} />
        <CartDrawer defaultOpen />
      </>,
      { wrapper },
    )
    await press('Fill')
    await waitFor(() => expect(states()[0]).toBe('inDoubt'))
    await userEvent.click(await within('.mk-dialog-footer', 'Check again'))
    await within('[data-stage=failed]', 'Check again')
    // With a part in the cart, a new request would be for another purchase.
    const consent = screen.queryByRole('button', {
      name: 'Send request again',
    })
    expect(consent !== null).toBe(much === 'all')
    await userEvent.click(await within('[data-stage=failed]', 'Check again'))
    await late.send()
    await waitFor(async () => {
      const again = screen
        .queryAllByRole('button', { name: 'Check again' })
        .filter((it) => it.closest('[data-stage=failed]'))
      for (const it of again) await userEvent.click(it)
      expect(states()).toEqual([])
      expect(again).toEqual([])
    })
    expect(wallet.prompts).toBe(0)
  },
)

test('SweepDialog, behavior: an item of an unresolved purchase is left out', async () => {
  const [first] = await findListed()
  if (!first) throw new Error('There is no listing.')
  const { wrapper } = await leaveInDoubt([first])
  render(
    <>
      <FlowNotices />
      <SweepDialog defaultOpen target={target()} />
    </>,
    { wrapper },
  )
  await screen.findByText(/^We don’t know if your purchase/)
  // The number depends on what other tests left for sale.
  expect(await button(/^Buy /)).toBeTruthy()
  const sweep = screen.getByRole('dialog')
  expect(sweep.textContent).not.toContain('Check again')
})

test('BuyDialog, behavior: an unresolved basket can be checked, not sent again', async () => {
  const [first, second] = await findListed()
  if (!first || !second) throw new Error('Too few listings.')
  const { late, wallet, wrapper } = await leaveInDoubt([first, second])
  // Without FlowNotices, no other component follows the flow.
  const page = (follows: boolean) => (
    <>
      {follows && <FlowNotices />}
      <BuyDialog defaultOpen order={first} />
    </>
  )
  const { rerender } = render(page(true), { wrapper })
  await within('[data-stage=failed]', 'Check again')
  rerender(page(false))
  expect(screen.queryByRole('button', { name: 'Send request again' })).toBe(
    null,
  )
  await late.send()
  await userEvent.click(await within('[data-stage=failed]', 'Check again'))
  await waitFor(() =>
    expect(screen.queryByText('You own this now.')).toBeTruthy(),
  )
  expect(wallet.prompts).toBe(0)
})

import { act, renderHook, waitFor } from '@testing-library/react'
import { type Address, zeroAddress } from 'viem'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Config } from 'wagmi'
import {
  createMemoryStorage,
  type FlowEvent,
  type FlowStorage,
  MarketKitError,
  type Order,
  StepError,
} from '../../../src/core.js'
import { useShownFlow } from '../../../src/hooks/flows/useShownFlow.js'
import {
  useBuy,
  useCart,
  useListings,
  useOffers,
  usePendingFlows,
} from '../../../src/index.js'
import type { MarketplaceClient } from '../../../src/rpc/client.js'
import { buy } from '../../../src/steps/flows/buy.js'
import { mine } from '../../mine.js'
import { testExhaustive } from '../../sample.js'
import { setupWorld } from '../../world.js'
import { buyAndLeave } from '../buyAndLeave.js'
import { getEmblems, listingOf, surround } from '../setup.js'
import { watchRequests } from '../watchRequests.js'

const world = setupWorld()
const requests = watchRequests(world)

beforeEach(() => localStorage.clear())
afterEach(async () => {
  await mine(world, true)
  localStorage.clear()
})

/** Buys a listing and leaves the page while the transaction is pending. */
async function leaveBuying(
  config: Config,
  client: MarketplaceClient,
  storage?: FlowStorage,
) {
  const { chainId } = world.info
  const order = await listingOf(world, client)
  const parameters = { chainId, client, order, storage }
  expect(await buyAndLeave(config, parameters)).toBeInstanceOf(StepError)
  return order
}

test('default: without stored flows, the list is empty', async () => {
  const { wrapper } = await surround(world)
  const { result } = renderHook(() => usePendingFlows(), { wrapper })
  await waitFor(() => expect(result.current.data).toEqual([]))
})

test('default: a stored purchase is completed, and cart and listings are updated', async () => {
  const { client, config, wrapper } = await surround(world)
  await mine(world, false)
  const order = await leaveBuying(config, client)
  const { result } = renderHook(
    () => ({
      listings: useListings({
        chainId: world.info.chainId,
        contractAddress: getEmblems(world),
        tokenId: order.tokenId ?? '0',
        query: { select: ({ pages }) => pages.flatMap((it) => it.listings) },
      }),
      cart: useCart(),
      // Two components share one run.
      first: usePendingFlows(),
      second: usePendingFlows(),
    }),
    { wrapper },
  )
  await waitFor(() =>
    expect(result.current.first.data).toMatchObject([
      { intent: { kind: 'buy' }, status: 'resuming' },
    ]),
  )
  const [{ hashes = [] } = {}] = result.current.first.data ?? []
  expect(hashes).toHaveLength(1)
  const other = { ...order, orderId: `0x${'00'.repeat(32)}` }
  act(() => {
    result.current.cart.add(order)
    result.current.cart.add(other)
  })
  await mine(world, true)
  await waitFor(() =>
    expect(result.current.first.data).toMatchObject([
      {
        ...{ status: 'done', hashes },
        intent: { kind: 'buy', orders: [{ tokenId: order.tokenId }] },
      },
    ]),
  )
  expect(result.current.second.data).toBe(result.current.first.data)
  // The bought order may have pieces left, but must not be bought twice.
  expect(result.current.cart.items).toMatchObject([{ order: other }])
  await waitFor(() => expect(result.current.listings.data).toEqual([]))
})

test('behavior: without a wallet, the query is idle', async () => {
  const { wrapper } = await surround(world, { connected: false })
  const { result } = renderHook(() => usePendingFlows(), { wrapper })
  expect(result.current).toMatchObject({ fetchStatus: 'idle', data: undefined })
})

test('behavior: flows of another account are not listed and stay in the storage', async () => {
  const { client, config, wrapper } = await surround(world)
  const other: Address = world.info.accounts[1]?.address ?? zeroAddress
  const key = 'marketkit:flow:test'
  await mine(world, false)
  const order = await leaveBuying(config, client)
  await mine(world, true)
  const stored = Object.entries(localStorage).find(([name]) =>
    name.startsWith('marketkit:flow:'),
  )
  if (!stored) throw new Error(`Nothing is stored for ${order.orderId}.`)
  localStorage.clear()
  const me = world.info.accounts[0]?.address ?? ''
  localStorage.setItem(key, stored[1].replaceAll(me, other))
  const { result } = renderHook(() => usePendingFlows(), { wrapper })
  await waitFor(() => expect(result.current.data).toEqual([]))
  expect(localStorage.getItem(key)).toContain(other)
})

/** Sends the event that a browser sends to its other tabs after a write. */
function tellTabs() {
  const key = Object.keys(localStorage).find((it) => it.startsWith('marketkit'))
  window.dispatchEvent(new StorageEvent('storage', { key: key ?? null }))
}

const token = (order: Order) => ({
  chainId: world.info.chainId,
  contractAddress: getEmblems(world),
  tokenId: order.tokenId ?? '0',
})

testExhaustive(
  'behavior: a resumed purchase refetches only the affected queries',
  async () => {
    const { client, config, wrapper } = await surround(world)
    await mine(world, false)
    const order = await leaveBuying(config, client)
    const other = { ...token(order), tokenId: '1' }
    const { result } = renderHook(
      () => ({
        flows: usePendingFlows(),
        here: useOffers(token(order)),
        there: useListings(other),
      }),
      { wrapper },
    )
    await waitFor(() => expect(result.current.here.isSuccess).toBe(true))
    await waitFor(() => expect(result.current.there.isSuccess).toBe(true))
    await waitFor(() => expect(result.current.flows.data).toHaveLength(1))
    requests.clear()
    await mine(world, true)
    await waitFor(() =>
      expect(result.current.flows.data).toMatchObject([{ status: 'done' }]),
    )
    await waitFor(() =>
      expect(requests.operations().filter((it) => it !== 'GetOrders')).toEqual(
        // Once immediately, and once after the service could index the sale.
        ['ListOffersForCollectible', 'ListOffersForCollectible'],
      ),
    )
  },
)

test('behavior: the storage and the listener of the provider are used', async () => {
  const storage = createMemoryStorage()
  const events: FlowEvent[] = []
  const onEvent = (event: FlowEvent) => void events.push(event)
  const { client, config, wrapper } = await surround(world, {
    provider: { onEvent, storage },
  })
  await mine(world, false)
  await leaveBuying(config, client, storage)
  await mine(world, true)
  const { result } = renderHook(() => usePendingFlows(), { wrapper })
  await waitFor(() =>
    expect(result.current.data).toMatchObject([{ status: 'done' }]),
  )
  expect(events.map(({ type }) => type)).toContain('resumed')
  expect(await storage.keys()).toEqual([])
})

test('behavior: a flow of another tab is listed until its end', async () => {
  const { client, wrapper } = await surround(world)
  const { config: another } = await surround(world)
  const order = await listingOf(world, client)
  const { result } = renderHook(
    () => ({ flows: usePendingFlows(), offers: useOffers(token(order)) }),
    { wrapper },
  )
  await waitFor(() => expect(result.current.flows.data).toEqual([]))
  await waitFor(() => expect(result.current.offers.isSuccess).toBe(true))
  const before = result.current.offers.dataUpdatedAt
  await mine(world, false)
  const bought = buy(another, {
    chainId: world.info.chainId,
    client,
    order,
    onProgress: tellTabs,
  })
  await waitFor(() =>
    expect(result.current.flows.data).toMatchObject([
      {
        status: 'running',
        intent: { kind: 'buy', orders: [{ tokenId: order.tokenId }] },
      },
    ]),
  )
  expect(result.current.flows.data?.[0]?.isHere).toBeUndefined()
  await waitFor(() =>
    expect(result.current.flows.data?.[0]?.hashes).toHaveLength(1),
  )
  await mine(world, true)
  await bought
  act(tellTabs)
  await waitFor(() => expect(result.current.flows.data).toEqual([]))
  await waitFor(() =>
    expect(result.current.offers.dataUpdatedAt).toBeGreaterThan(before),
  )
})

test('behavior: a flow of this page is listed until a component shows its result', async () => {
  const { client, wrapper } = await surround(world)
  const order = await listingOf(world, client)
  const { result, rerender } = renderHook(
    ({ open }) => {
      const flow = useBuy()
      useShownFlow(flow.progress?.flow, open)
      return { flow, flows: usePendingFlows().data }
    },
    { initialProps: { open: true }, wrapper },
  )
  await waitFor(() => expect(result.current.flows).toEqual([]))
  await mine(world, false)
  act(() => result.current.flow.mutate({ chainId: world.info.chainId, order }))
  await waitFor(() => expect(result.current.flows?.[0]?.hashes).toHaveLength(1))
  expect(result.current.flows).toMatchObject([
    {
      id: result.current.flow.progress?.flow,
      status: 'running',
      isHere: true,
      isShown: true,
      intent: { kind: 'buy', orders: [{ tokenId: order.tokenId }] },
    },
  ])
  rerender({ open: false })
  await waitFor(() =>
    expect(result.current.flows).toMatchObject([{ isShown: false }]),
  )
  await mine(world, true)
  await waitFor(() =>
    expect(result.current.flows).toMatchObject([{ status: 'done' }]),
  )
  expect(result.current.flows?.[0]?.hashes).toHaveLength(1)
  rerender({ open: true })
  await waitFor(() => expect(result.current.flows).toEqual([]))
})

test('behavior: a flow whose component unmounted is listed until it is dismissed', async () => {
  const { client, wrapper } = await surround(world)
  const order = await listingOf(world, client)
  // Both hooks share one cache, as on one page.
  const { result } = renderHook(() => usePendingFlows(), { wrapper })
  const shop = renderHook(() => useBuy(), { wrapper })
  await waitFor(() => expect(result.current.data).toEqual([]))
  const { chainId } = world.info
  const bought = shop.result.current.mutateAsync({ chainId, order })
  shop.unmount()
  await bought
  await waitFor(() =>
    expect(result.current.data).toMatchObject([
      {
        intent: { kind: 'buy' },
        status: 'done',
        isHere: true,
        isShown: false,
      },
    ]),
  )
  const [{ id = '' } = {}] = result.current.data ?? []
  act(() => result.current.dismiss(id))
  await waitFor(() => expect(result.current.data).toEqual([]))
})

test('behavior: stored flows are resumed after a flow ran in this page', async () => {
  const { client, config, wrapper } = await surround(world)
  await mine(world, false)
  await leaveBuying(config, client)
  await mine(world, true)
  const order = await listingOf(world, client)
  const shop = renderHook(() => useBuy(), { wrapper })
  const { chainId } = world.info
  await act(() => shop.result.current.mutateAsync({ chainId, order }))
  const { result } = renderHook(() => usePendingFlows(), { wrapper })
  await waitFor(() =>
    expect(result.current.data).toMatchObject([{ status: 'done' }]),
  )
  expect(result.current.data?.[0]?.isHere).toBeUndefined()
})

test('behavior: an unresolved flow stays stored until `giveUp`', async () => {
  const { client, config, wrapper } = await surround(world)
  await mine(world, false)
  await leaveBuying(config, client)
  const stored = () =>
    Object.keys(localStorage).filter((it) => it.startsWith('marketkit:flow:'))
  expect(stored()).toHaveLength(1)
  // The timeout ends before the receipt arrives.
  const { result } = renderHook(() => usePendingFlows({ timeout: 1 }), {
    wrapper,
  })
  const doubtful = { status: 'unresolved', error: { reason: 'notConfirmed' } }
  await waitFor(() => expect(result.current.data).toMatchObject([doubtful]))
  const [{ id = '' } = {}] = result.current.data ?? []
  act(() => result.current.dismiss(id))
  await waitFor(() =>
    expect(result.current.data).toMatchObject([{ isDismissed: true }]),
  )
  await act(() => result.current.resume())
  await waitFor(() => expect(result.current.data).toMatchObject([doubtful]))
  expect(result.current.data?.[0]?.isDismissed).toBeUndefined()
  await act(() => result.current.giveUp(id))
  await waitFor(() => expect(result.current.data).toEqual([]))
  expect(stored()).toEqual([])
})

test('behavior: a flow that settles can be given up', async () => {
  const { client, config, wrapper } = await surround(world)
  await mine(world, false)
  await leaveBuying(config, client)
  const { result } = renderHook(() => usePendingFlows(), { wrapper })
  const resuming = [{ status: 'resuming' }]
  await waitFor(() => expect(result.current.data).toMatchObject(resuming))
  const [{ id = '' } = {}] = result.current.data ?? []
  await act(() => result.current.giveUp(id))
  await waitFor(() => expect(result.current.isFetching).toBe(false))
  expect(result.current).toMatchObject({ data: [], error: null })
  expect(JSON.stringify({ ...localStorage })).not.toContain(id)
})

testExhaustive(
  'behavior: a dismissed flow stays hidden while another flow settles',
  async () => {
    const { client, config, wrapper } = await surround(world)
    await mine(world, false)
    const first = await leaveBuying(config, client)
    await mine(world, true)
    await mine(world, false)
    const second = await leaveBuying(config, client)
    const { result } = renderHook(() => usePendingFlows(), { wrapper })
    const getFlow = ({ tokenId }: Order) =>
      result.current.data?.find(
        ({ intent }) =>
          intent.kind === 'buy' && intent.orders[0]?.tokenId === tokenId,
      )
    await waitFor(() =>
      expect(getFlow(first)).toMatchObject({ status: 'done' }),
    )
    expect(getFlow(first)?.hashes).toHaveLength(1)
    expect(getFlow(second)).toMatchObject({ status: 'resuming' })
    act(() => result.current.dismiss(getFlow(first)?.id ?? ''))
    await waitFor(() => expect(getFlow(first)).toBeUndefined())
    await mine(world, true)
    await waitFor(() => expect(result.current.isFetching).toBe(false))
    expect(getFlow(second)).toMatchObject({ status: 'done' })
    expect(getFlow(second)?.hashes).toHaveLength(1)
    expect(getFlow(first)).toBeUndefined()
  },
)

test('behavior: while the storage is unreadable, `giveUp` fails and the flow stays listed', async () => {
  const kept = createMemoryStorage()
  let isBroken = false
  const check = async () => {
    if (isBroken) throw new Error('Blocked.')
  }
  const storage: FlowStorage = {
    delete: (key) => check().then(() => kept.delete(key)),
    get: (key) => check().then(() => kept.get(key)),
    keys: () => check().then(() => kept.keys()),
    set: (key, value) => check().then(() => kept.set(key, value)),
  }
  const { client, config, wrapper } = await surround(world, {
    provider: { storage },
  })
  await mine(world, false)
  await leaveBuying(config, client, storage)
  const { result } = renderHook(() => usePendingFlows({ timeout: 1 }), {
    wrapper,
  })
  const doubtful = [{ status: 'unresolved' }]
  await waitFor(() => expect(result.current.data).toMatchObject(doubtful))
  const [{ id = '' } = {}] = result.current.data ?? []
  isBroken = true
  await expect(result.current.giveUp(id)).rejects.toBeInstanceOf(MarketKitError)
  expect(result.current.data).toMatchObject(doubtful)
  isBroken = false
  await act(() => result.current.giveUp(id))
  await waitFor(() => expect(result.current.data).toEqual([]))
  expect(await kept.keys()).toEqual([])
})

testExhaustive(
  'behavior: `refetch` and `resume` do not disturb a flow that settles',
  async () => {
    const { client, config, wrapper } = await surround(world)
    await mine(world, false)
    await leaveBuying(config, client)
    const { result } = renderHook(() => usePendingFlows(), { wrapper })
    const resuming = [{ status: 'resuming' }]
    await waitFor(() => expect(result.current.data).toMatchObject(resuming))
    act(() => void result.current.refetch())
    act(() => void result.current.resume())
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(result.current.data).toMatchObject(resuming)
    await mine(world, true)
    await waitFor(() =>
      expect(result.current.data).toMatchObject([{ status: 'done' }]),
    )
  },
)

test('behavior: a running flow cannot be given up', async () => {
  const { client, wrapper } = await surround(world)
  const order = await listingOf(world, client)
  const { result } = renderHook(
    () => ({ flow: useBuy(), flows: usePendingFlows() }),
    { wrapper },
  )
  await waitFor(() => expect(result.current.flows.data).toEqual([]))
  const { chainId } = world.info
  await mine(world, false)
  act(() => result.current.flow.mutate({ chainId, order }))
  await waitFor(() => expect(result.current.flows.data).toHaveLength(1))
  const [{ id = '' } = {}] = result.current.flows.data ?? []
  await expect(result.current.flows.giveUp(id)).rejects.toMatchObject({
    reason: 'running',
  })
  await mine(world, true)
  await waitFor(() => expect(result.current.flow.isSuccess).toBe(true))
  // The component showed the result, so no flow is listed.
  await waitFor(() => expect(result.current.flows.data).toEqual([]))
})

testExhaustive(
  'behavior: a flow that requests its quote cannot be given up',
  async () => {
    const { client, wrapper } = await surround(world)
    const order = await listingOf(world, client)
    requests.delay()
    const { result } = renderHook(
      () => ({ flow: useBuy(), flows: usePendingFlows() }),
      { wrapper },
    )
    await waitFor(() => expect(result.current.flows.data).toEqual([]))
    const { chainId } = world.info
    act(() => result.current.flow.mutate({ chainId, order }))
    await waitFor(() => expect(result.current.flows.data).toHaveLength(1))
    expect(result.current.flow.progress?.phase).toBe('quoting')
    const [{ id = '' } = {}] = result.current.flows.data ?? []
    await expect(result.current.flows.giveUp(id)).rejects.toMatchObject({
      reason: 'running',
    })
    expect(result.current.flows.data).toHaveLength(1)
    act(() => result.current.flow.abort())
    await waitFor(() => expect(result.current.flow.isError).toBe(true))
  },
)

test('behavior: a change of unused fields does not re-render the component', async () => {
  const { wrapper } = await surround(world)
  const seen: unknown[] = []
  const { result } = renderHook(
    () => {
      const { data, resume } = usePendingFlows()
      seen.push(data)
      return resume
    },
    { wrapper },
  )
  await waitFor(() => expect(seen.at(-1)).toEqual([]))
  const drawn = seen.length
  await act(() => result.current())
  expect(seen).toHaveLength(drawn)
})

test('behavior: a listed flow has the intent of its journal record', async () => {
  const { client, wrapper } = await surround(world)
  const order = await listingOf(world, client)
  const receiver = world.info.accounts[2]?.address ?? zeroAddress
  const { result } = renderHook(
    () => ({ flow: useBuy(), flows: usePendingFlows() }),
    { wrapper },
  )
  await waitFor(() => expect(result.current.flows.data).toEqual([]))
  await mine(world, false)
  act(() =>
    result.current.flow.mutate({
      additionalFees: [{ amount: '1000', receiver }],
      chainId: world.info.chainId,
      order,
    }),
  )
  await waitFor(() =>
    expect(result.current.flows.data?.[0]?.hashes).toHaveLength(1),
  )
  const stored = Object.values(localStorage).map((it) => JSON.parse(String(it)))
  const { intent } = stored.find(({ intent }) => intent?.kind === 'buy')
  expect(intent).toMatchObject({
    additionalFees: [{ amount: '1000', receiver }],
    orders: [{ orderId: order.orderId, quantity: '1' }],
  })
  expect(result.current.flows.data?.[0]?.intent).toEqual(intent)
  await mine(world, true)
  await waitFor(() => expect(result.current.flow.isSuccess).toBe(true))
})

test('behavior: without stored flows, no requests are sent', async () => {
  const { wrapper } = await surround(world)
  requests.clear()
  const { result } = renderHook(() => usePendingFlows(), { wrapper })
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  expect(requests.operations()).toEqual([])
  expect(requests.methods()).toEqual([])
})

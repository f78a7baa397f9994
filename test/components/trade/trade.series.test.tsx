import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { type Address, zeroAddress } from 'viem'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Config } from 'wagmi'
import { useCancelSelection } from '../../../src/components/CancelDialog/useCancelSelection.js'
import { useEditListingDialog } from '../../../src/components/EditListingDialog/useEditListingDialog.js'
import { getOrders, listCollectibles, type Order } from '../../../src/core.js'
import {
  getFlowCache,
  getTrackedFlowsKey,
} from '../../../src/hooks/flows/trackedFlows.js'
import { useBuyDialog } from '../../../src/index.js'
import { listOwn } from '../../hooks/ownItems.js'
import { listingOf, surround } from '../../hooks/setup.js'
import { storedFlows } from '../../hooks/storedFlows.js'
import { testExhaustive } from '../../sample.js'
import { setupWorld } from '../../world.js'

const world = setupWorld()

beforeEach(() => {
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
})
afterEach(cleanup)

const getAccount = (index: number): Address =>
  world.info.accounts[index]?.address ?? zeroAddress

async function getStatus(order: Order): Promise<string | undefined> {
  await world.sync()
  const { chainId, collectionContractAddress, orderId } = order
  const input = [{ contractAddress: collectionContractAddress, orderId }]
  const { orders } = await world
    .createClient()
    .request(getOrders, { input }, { chainId })
  return orders[0]?.status
}

/** Notes what the wallet is asked, and does something after each answer. */
async function watchWallet(config: Config) {
  const [connector] = config.connectors
  if (!connector) throw new Error('There is no wallet.')
  const wallet = {
    asked: [] as string[],
    become: (index: number) => connector.onAccountsChanged([getAccount(index)]),
    /** Code of the failure: 4001 means not sent; other codes leave that open. */
    code: 4001,
    isWilling: true,
    onAnswer: () => {},
    onAsk: () => {},
  }
  const provider = (await connector.getProvider()) as {
    request: (call: { method: string }) => Promise<unknown>
  }
  connector.getProvider = async () => ({
    ...provider,
    request: async (call: { method: string }) => {
      const isTx = call.method === 'eth_sendTransaction'
      if (!isTx && !call.method.startsWith('eth_signTypedData'))
        return provider.request(call)
      wallet.asked.push(isTx ? 'send' : 'sign')
      wallet.onAsk()
      if (!wallet.isWilling)
        throw Object.assign(new Error('No.'), { code: wallet.code })
      const answer = await provider.request(call)
      setTimeout(wallet.onAnswer)
      return answer
    },
  })
  return wallet
}

/** A client whose read number `waitAt` of an order waits for `release`. */
function clientThatWaits() {
  const reads = { count: 0, waitAt: 0, release: () => {} }
  const client = world.createClient({
    fetch: async (...request) => {
      if (String(request[0]).endsWith('/GetOrders')) {
        reads.count += 1
        if (reads.count === reads.waitAt)
          await new Promise<void>((resolve) => {
            reads.release = resolve
          })
      }
      return fetch(...request)
    },
  })
  return { client, reads }
}

/** Everything around a series. */
async function prepare() {
  const { client, reads } = clientThatWaits()
  const { config, queryClient, wrapper } = await surround(world, { client })
  const wallet = await watchWallet(config)
  return { client, queryClient, reads, wallet, wrapper }
}

async function renderEdit() {
  const [order] = await listOwn(world, 1)
  if (!order) throw new Error('Too few listings.')
  const { client, queryClient, reads, wallet, wrapper } = await prepare()
  const seen: string[] = []
  const { rerender, result } = renderHook(
    (enabled: boolean) => {
      const form = useEditListingDialog({
        contractType: 'ERC721',
        enabled,
        order,
      })
      seen.push(form.next)
      return form
    },
    { initialProps: true, wrapper },
  )
  const comes = (next: useEditListingDialog.Next) =>
    waitFor(() => expect(result.current.next).toBe(next))
  // As it was, there is nothing to change.
  expect(result.current.next).toBe('incomplete')
  act(() => result.current.edit({ price: '2' }))
  await waitFor(() => expect(result.current.plan[0]).toBe('cancel'))
  await comes('change')
  return {
    ...{ client, comes, order, queryClient, reads, rerender, result },
    ...{ seen, wallet, wrapper },
  }
}

test('useEditListingDialog, behavior: only the account that started it finishes it; calls are ignored while it works', async () => {
  const { comes, order, result, wallet } = await renderEdit()
  wallet.onAnswer = () => wallet.become(1)
  act(() => {
    result.current.submit()
    // A change before the next render is ignored, too.
    result.current.edit({ price: '0.002' })
  })
  await comes('working')
  act(() => {
    result.current.edit({ price: '0.001' })
    result.current.reset()
    result.current.submit()
    result.current.question.answer(true)
  })
  expect(result.current).toMatchObject({
    next: 'working',
    draft: { price: '2' },
  })
  await comes('wallet')
  expect(result.current.wallet).toMatchObject({
    status: 'wrongAccount',
    wanted: getAccount(0),
  })
  expect(wallet.asked).toEqual(['send'])

  wallet.onAnswer = () => {}
  act(() => wallet.become(0))
  await comes('change')
  expect(result.current.run).toMatchObject({ done: 1, error: undefined })
  // Nothing was asked, so there is nothing to answer.
  act(() => result.current.question.answer(true))
  expect(result.current.next).toBe('change')
  act(() => result.current.submit())
  await comes('done')
  expect(wallet.asked).toEqual(['send', 'sign'])
  expect(await getStatus(order)).toBe('cancelled')
})

testExhaustive(
  'useEditListingDialog, behavior: it prompts nothing if it closes before the prompt; two presses start one flow',
  async () => {
    const { comes, order, reads, rerender, result, seen, wallet } =
      await renderEdit()
    // That is the last thing before the quote and the wallet.
    reads.waitAt = reads.count + 1
    act(() => result.current.submit())
    await waitFor(() => expect(reads.count).toBe(reads.waitAt))
    rerender(false)
    await act(async () => reads.release())
    await waitFor(() => expect(result.current.run).toBe(undefined))
    expect(wallet.asked).toEqual([])
    expect(storedFlows()).toHaveLength(0)

    rerender(true)
    act(() => result.current.edit({ price: '2' }))
    await comes('change')
    wallet.isWilling = false
    act(() => result.current.submit())
    await comes('failed')
    expect(wallet.asked).toEqual(['send'])
    wallet.isWilling = true
    act(() => result.current.question.askToAcknowledge())
    seen.length = 0
    act(() => {
      result.current.retry()
      result.current.question.answer(true)
    })
    await comes('done')
    expect(seen.slice(seen.indexOf('working'))).not.toContain('failed')
    expect(wallet.asked).toEqual(['send', 'send', 'sign'])
    expect(await getStatus(order)).toBe('cancelled')
  },
)

test('useEditListingDialog, behavior: an edit in doubt is left to the notices after a change of accounts', async () => {
  const { client, comes, queryClient, result, wallet } = await renderEdit()
  const key = getTrackedFlowsKey(client, getAccount(0))
  const told = () =>
    getFlowCache(queryClient, key)
      .read()
      .filter(({ isShown }) => !isShown)
  // The wallet fails without saying whether it sent.
  Object.assign(wallet, { code: -32603, isWilling: false })
  act(() => result.current.submit())
  await comes('failed')
  expect(told()).toEqual([])
  act(() => wallet.become(1))
  await waitFor(() => expect(result.current.run).toBe(undefined))
  await waitFor(() =>
    expect(told()).toMatchObject([
      { intent: { kind: 'edit' }, status: 'unresolved' },
    ]),
  )
})

testExhaustive(
  'useCancelSelection, behavior: only the account that started it finishes it; calls are ignored while it works',
  async () => {
    const orders = await listOwn(world, 3)
    const [first, second, third] = orders
    if (!first || !second || !third) throw new Error('Too few listings.')
    const { reads, wallet, wrapper } = await prepare()
    const { rerender, result } = renderHook(
      (enabled: boolean) => useCancelSelection({ enabled, orders }),
      { initialProps: true, wrapper },
    )
    const comes = (next: useCancelSelection.Next) =>
      waitFor(() => expect(result.current.next).toBe(next))
    const states = () => result.current.parts.map(({ status }) => status)
    const chosen = () => result.current.parts.map(({ isChosen }) => isChosen)
    await comes('cancel')
    // Nothing was asked, so there is nothing to answer.
    act(() => result.current.question.answer(true))
    expect(result.current.next).toBe('cancel')

    act(() => result.current.toggle(third))
    wallet.onAnswer = () => wallet.become(1)
    act(() => {
      result.current.cancel()
      result.current.cancel()
      result.current.toggle(second)
    })
    await comes('working')
    act(() => {
      result.current.reset()
      result.current.toggle(second)
      result.current.toggle(third)
      result.current.cancel()
      result.current.question.answer(true)
    })
    expect(result.current.next).toBe('working')
    expect(chosen()).toEqual([true, true, false])
    await comes('wallet')
    expect(result.current.wallet).toMatchObject({
      status: 'wrongAccount',
      wanted: getAccount(0),
    })
    expect(states()).toEqual(['done', 'failed', 'waiting'])
    expect(wallet.asked).toEqual(['send'])

    // Completed and selected items keep their state; the failed one can be retried.
    wallet.onAnswer = () => {}
    act(() => wallet.become(0))
    await comes('cancel')
    expect(states()).toEqual(['done', 'waiting', 'waiting'])
    expect(chosen()).toEqual([true, true, false])
    reads.waitAt = reads.count + 1
    act(() => result.current.cancel())
    await waitFor(() => expect(reads.count).toBe(reads.waitAt))
    rerender(false)
    await act(async () => reads.release())
    await waitFor(() => expect(result.current.next).not.toBe('working'))
    expect(states()).toEqual(['done', 'waiting', 'waiting'])
    expect(wallet.asked).toEqual(['send'])

    rerender(true)
    await comes('cancel')
    act(() => result.current.cancel())
    await comes('done')
    expect(wallet.asked).toEqual(['send', 'send'])
    expect(await Promise.all(orders.map(getStatus))).toEqual([
      'cancelled',
      'cancelled',
      'active',
    ])
  },
)

testExhaustive(
  'useCancelSelection, behavior: consent holds for the part that failed',
  async () => {
    const orders = await listOwn(world, 2)
    const [first, second] = orders
    if (!first || !second) throw new Error('Too few listings.')
    const { wallet, wrapper } = await prepare()
    const { result } = renderHook(() => useCancelSelection({ orders }), {
      wrapper,
    })
    const comes = (next: useCancelSelection.Next) =>
      waitFor(() => expect(result.current.next).toBe(next))
    const states = () => result.current.parts.map(({ status }) => status)
    await comes('cancel')
    act(() => result.current.toggle(first))
    Object.assign(wallet, { code: -32603, isWilling: false })
    act(() => result.current.cancel())
    await comes('failed')
    expect(states()).toEqual(['waiting', 'failed'])
    expect(result.current.error).toMatchObject({ fundsMoved: 'maybe' })

    act(() => result.current.cancel())
    act(() => result.current.toggle(second))
    expect(result.current).toMatchObject({ error: null, next: 'choose' })
    act(() => result.current.toggle(second))
    expect(result.current.next).toBe('cancel')

    // Without consent what may be sent is looked for, and not sent again.
    wallet.isWilling = true
    act(() => {
      result.current.retry()
      result.current.cancel()
    })
    await comes('working')
    await comes('failed')
    expect(wallet.asked).toEqual(['send'])

    // The other one is wanted after all, and stands before it.
    act(() => result.current.toggle(first))
    act(() => result.current.question.askToAcknowledge())
    act(() => result.current.question.answer(true))
    await comes('done')
    expect(wallet.asked).toEqual(['send', 'send', 'send'])
    expect(await Promise.all(orders.map(getStatus))).toEqual([
      'cancelled',
      'cancelled',
    ])
  },
)

test('useCancelSelection, behavior: one flow cancels listings of one seller', async () => {
  const theirs = await listingOf(world, world.createClient())
  const orders = [...(await listOwn(world, 1)), theirs]
  const { wallet, wrapper } = await prepare()
  const { result } = renderHook(() => useCancelSelection({ orders }), {
    wrapper,
  })
  await waitFor(() => expect(result.current.next).toBe('cancel'))
  act(() => result.current.cancel())
  await waitFor(() => expect(result.current.next).toBe('wallet'))
  expect(result.current).toMatchObject({
    error: null,
    parts: [{ status: 'done' }, { status: 'waiting' }],
    wallet: { status: 'wrongAccount', wanted: theirs.createdBy },
  })
  expect(wallet.asked).toHaveLength(1)
})

test('useCancelSelection, behavior: the failure of one account is not shown to the next', async () => {
  const orders = await listOwn(world, 1)
  const { wallet, wrapper } = await prepare()
  const { result } = renderHook(() => useCancelSelection({ orders }), {
    wrapper,
  })
  const comes = (next: useCancelSelection.Next) =>
    waitFor(() => expect(result.current.next).toBe(next))
  await comes('cancel')
  wallet.isWilling = false
  // The wallet changes to another account before the request fails.
  wallet.onAsk = () => wallet.become(1)
  act(() => result.current.cancel())
  await comes('working')
  await waitFor(() => expect(result.current.next).not.toBe('working'))
  await comes('wallet')
  expect(result.current).toMatchObject({ error: null })
  expect(result.current.parts[0]?.status).toBe('waiting')
})

test('useBuyDialog, behavior: a failure during another account is shown after the return', async () => {
  await world.sync()
  const client = world.createClient()
  const order = await listingOf(world, client)
  const { config, queryClient, wrapper } = await surround(world, { client })
  const wallet = await watchWallet(config)
  const { result } = renderHook(() => useBuyDialog({ order }), { wrapper })
  const comes = (next: useBuyDialog.Next) =>
    waitFor(() => expect(result.current.next).toBe(next))
  await comes('buy')
  Object.assign(wallet, { code: 4200, isWilling: false })
  wallet.onAsk = () => wallet.become(1)
  act(() => result.current.buy())
  await waitFor(() => expect(wallet.asked).toHaveLength(1))
  await waitFor(() => expect(result.current.flow.isIdle).toBe(true))
  act(() => wallet.become(0))
  const key = getTrackedFlowsKey(client, getAccount(0))
  await waitFor(() =>
    expect(getFlowCache(queryClient, key).read()).toMatchObject([
      { isShown: false, intent: { kind: 'buy' }, status: 'failed' },
    ]),
  )
})

test('useBuyDialog, behavior: after a purchase, the quantity is one again', async () => {
  const client = world.createClient()
  const items = world.info.collections.find(({ type }) => type === 'ERC1155')
  await world.sync()
  const { collectibles } = await client.request(
    listCollectibles,
    {
      contractAddress: items?.address ?? zeroAddress,
      side: 'listing',
      filter: { inCurrencyAddresses: [zeroAddress] },
    },
    { chainId: world.info.chainId },
  )
  const order = collectibles
    .map(({ listing }) => listing)
    .find((it) => it && BigInt(it.quantityAvailable ?? 0) > 2n)
  if (!order) throw new Error('The world has no such listing.')
  const { wrapper } = await surround(world, { client })
  const { result } = renderHook(() => useBuyDialog({ order }), { wrapper })
  const comes = (next: useBuyDialog.Next) =>
    waitFor(() => expect(result.current.next).toBe(next))
  await comes('buy')
  act(() => result.current.setQuantity(2n))
  await comes('buy')
  act(() => result.current.buy())
  await comes('done')
  expect(result.current.quantity).toBe(2n)
  act(() => result.current.flow.reset())
  expect(result.current.quantity).toBe(1n)
})

import { QueryClient } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { removeBought } from '../../../src/hooks/cart/cartBought.js'
import {
  getTotals,
  groupLines,
  toCartLine,
} from '../../../src/hooks/cart/cartLines.js'
import { cartLimit } from '../../../src/hooks/cart/cartStore.js'
import { useCart } from '../../../src/hooks/cart/useCart.js'
import { useCheckedCart } from '../../../src/hooks/cart/useCheckedCart.js'
import { followFlow } from '../../../src/hooks/flows/followFlow.js'
import { getOrderKey } from '../../../src/order/orderId.js'
import type { Order } from '../../../src/rpc/schemas.js'
import { toBuyIntent } from '../../../src/steps/flows/buy.js'
import { collectible, order } from '../../components/fixtures.js'
import { setupWorld } from '../../world.js'
import { listingOf, surround } from '../setup.js'

const world = setupWorld()

beforeEach(() => {
  localStorage.clear()
  // The event that another tab causes when it clears the storage.
  dispatchEvent(new StorageEvent('storage', { key: null }))
})

async function renderCart() {
  const { client, wrapper } = await surround(world)
  const { result, unmount } = renderHook(useCart, { wrapper })
  const key = `marketkit:cart:${client.scope}`
  return { client, key, result, unmount, wrapper }
}

describe('useCart', () => {
  test('default: an item stays in the cart after a remount, with at most the available quantity', async () => {
    const { key, result, unmount, wrapper } = await renderCart()
    const listing = { ...order, quantityRemaining: '5' }
    act(() => {
      result.current.add(listing, {
        collectible: { ...collectible.metadata, image: 'ipfs://x' },
        collectionName: 'Emblems',
      })
    })
    expect(result.current.has(listing)).toBe(true)
    act(() => result.current.setQuantity(listing, '9'))
    unmount()

    const again = renderHook(useCart, { wrapper }).result
    expect(again.current.items).toMatchObject([
      {
        collectible: { image: 'ipfs://x', name: 'Silent Crown' },
        collectionName: 'Emblems',
        order: { orderId: order.orderId },
        quantity: '5',
      },
    ])
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({
      version: 1,
    })
    act(() => again.current.remove(listing))
    expect(again.current.items).toEqual([])
  })

  test('behavior: bought items leave the cart while `useCart` is not mounted', async () => {
    const { client, key, result, unmount } = await renderCart()
    const second = { ...order, orderId: '0xb' }
    const third = { ...order, orderId: '0xc' }
    for (const listing of [order, second, third])
      act(() => void result.current.add(listing))
    unmount()
    const stored = () =>
      JSON.parse(localStorage.getItem(key) ?? '').items.map(
        ({ order }: { order: Order }) => order.orderId,
      )
    const start = (items: readonly [Order, ...Order[]]) => {
      const [account, chainId] = [order.createdBy, order.chainId] as const
      const intent = toBuyIntent({
        account,
        chainId,
        items: [
          { order: items[0] },
          ...items.slice(1).map((it) => ({ order: it })),
        ],
      })
      const facts = {
        ...{ account, client, intent },
        isShown: () => false,
        onPurchase: removeBought,
      }
      return followFlow(new QueryClient(), facts)
    }
    start([order, second]).done({ missed: [second.orderId], indexed: true })
    expect(stored()).toEqual([second.orderId, third.orderId])

    start([third]).done({ indexed: true })
    expect(stored()).toEqual([second.orderId])
  })

  test('behavior: `has` finds a listing whose order book is unknown', async () => {
    const { result } = await renderCart()
    act(() => void result.current.add(order))
    const unnamed = { ...order, marketplace: 'unknown' as const }
    expect(result.current.has(unnamed)).toBe(true)
    expect(result.current.has({ ...unnamed, orderId: '0x09' })).toBe(false)
    expect(result.current.has({ ...order, marketplace: 'other' })).toBe(false)
  })

  test('behavior: the cart shows the changes of other tabs and keeps them on a write', async () => {
    const { key, result } = await renderCart()
    const theirs = { ...order, orderId: '0x02' }
    act(() => {
      result.current.add(order)
    })
    // Another tab writes before this tab receives its storage event.
    const text = JSON.parse(localStorage.getItem(key) ?? '')
    text.items.push({ order: theirs, quantity: '1' })
    localStorage.setItem(key, JSON.stringify(text))
    act(() => {
      result.current.add({ ...order, orderId: '0x03' })
    })
    expect(result.current.items.map((it) => it.order.orderId)).toEqual([
      order.orderId,
      '0x02',
      '0x03',
    ])
    localStorage.removeItem(key)
    act(() => {
      dispatchEvent(new StorageEvent('storage', { key }))
    })
    expect(result.current.items).toEqual([])
  })

  test('behavior: invalid carts and items in the storage are ignored', async () => {
    const { key, result } = await renderCart()
    const good = { order, quantity: '2' }
    for (const [text, count] of [
      ['{', 0],
      ['{"version":2,"items":[]}', 0],
      ['{"version":1,"items":{}}', 0],
      [
        JSON.stringify({
          version: 1,
          items: [
            good,
            good,
            { order, quantity: '-1' },
            { order: { ...order, priceAmount: '1e9' }, quantity: '1' },
            null,
          ],
        }),
        1,
      ],
    ] as const) {
      localStorage.setItem(key, text)
      act(() => {
        dispatchEvent(new StorageEvent('storage', { key }))
      })
      expect(result.current.items).toHaveLength(count)
    }
  })

  test('behavior: `add` accepts only active listings, up to the limit of the cart', async () => {
    const { result } = await renderCart()
    act(() => {
      expect(result.current.add({ ...order, status: 'filled' })).toBe(false)
      expect(result.current.add({ ...order, side: 'offer' })).toBe(false)
      for (let index = 0; index < cartLimit; index++)
        expect(result.current.add({ ...order, orderId: `0x${index}` })).toBe(
          true,
        )
      expect(result.current.add({ ...order, orderId: '0xff' })).toBe(false)
      expect(result.current.add({ ...order, orderId: '0x1' })).toBe(true)
    })
    expect(result.current.isFull).toBe(true)
    expect(result.current.items).toHaveLength(cartLimit)
  })

  test('behavior: `replace` puts a listing at the position of another listing', async () => {
    const { result } = await renderCart()
    const next = { ...order, orderId: '0x02' }
    act(() => {
      result.current.add(order)
      result.current.add({ ...order, orderId: '0x03' })
      result.current.replace(order, next)
    })
    expect(result.current.items.map((it) => it.order.orderId)).toEqual([
      '0x02',
      '0x03',
    ])
  })
})

describe('useCheckedCart', () => {
  test('default: each item has a status, and an unknown order is gone', async () => {
    const { client, wrapper } = await surround(world)
    const listing = await listingOf(world, client)
    const { result } = renderHook(
      () => ({ cart: useCart(), checked: useCheckedCart() }),
      { wrapper },
    )
    act(() => {
      const { add } = result.current.cart
      add(listing)
      add({ ...listing, orderId: `0x${'00'.repeat(32)}` })
    })
    await waitFor(() =>
      expect(result.current.checked.lines.map(({ status }) => status)).toEqual([
        'ready',
        'gone',
      ]),
    )
    expect(result.current.checked).toMatchObject({
      error: null,
      groups: [{ items: [{ quantity: '1' }], total: listing.priceAmount }],
      isChecking: false,
      totals: [{ amount: listing.priceAmount }],
      unavailable: [{ status: 'gone' }],
    })

    // The cart has an old price, as if the listing had changed.
    act(() => {
      result.current.cart.add({ ...listing, priceAmount: '1' })
    })
    await waitFor(() =>
      expect(result.current.checked.lines[0]?.status).toBe('dearer'),
    )
    expect(result.current.checked.groups[0]?.items).toEqual([])
  })

  test('behavior: an unreachable service is reported, and no item can be bought', async () => {
    const client = world.createClient({
      marketplaceUrl: 'http://127.0.0.1:9',
      retryCount: 0,
    })
    const { wrapper } = await surround(world, { client })
    const { result } = renderHook(
      () => ({ cart: useCart(), checked: useCheckedCart() }),
      { wrapper },
    )
    act(() => {
      result.current.cart.add({ ...order, chainId: world.info.chainId })
    })
    await waitFor(() =>
      expect(result.current.checked.error).toMatchObject({ reason: 'network' }),
    )
    expect(result.current.checked.groups[0]?.items).toEqual([])
    expect(result.current.checked.totals).toEqual([])
  })
})

describe('groups', () => {
  const toLine = (change: Partial<Order>, quantity = '1') => {
    const it = { ...order, ...change }
    return toCartLine(
      { order: it, quantity },
      { account: undefined, found: it },
    )
  }

  test('behavior: items are grouped by collection, order book, currency and chain', () => {
    const other = '0x00000000000000000000000000000000000000C1' as const
    const usdc = '0x00000000000000000000000000000000000000D0' as const
    const huge = String(2n ** 255n)
    const groups = groupLines([
      toLine({ orderId: '1', priceAmount: huge, quantityRemaining: '2' }, '2'),
      toLine({ orderId: '2', priceAmount: '1' }),
      toLine({ orderId: '3', collectionContractAddress: other }),
      toLine({ orderId: '4', marketplace: 'external_1' }),
      toLine({ orderId: '5', priceAmount: '7', priceCurrencyAddress: usdc }),
      toLine({ orderId: '6', chainId: 1, priceAmount: '3' }),
    ])
    expect(groups.map(({ lines }) => lines.length)).toEqual([2, 1, 1, 1, 1])
    expect(groups[0]?.total).toBe(String(2n ** 256n + 1n))
    expect(getTotals(groups).map(({ amount }) => amount)).toEqual([
      String(2n ** 256n + 1n + 2n * BigInt(order.priceAmount)),
      '7',
      '3',
    ])
  })

  test('behavior: the status of an item depends on price, quantity, availability and seller', () => {
    const statusWith = (found: Partial<Order>, quantity = '1') =>
      toCartLine(
        { order, quantity },
        { account: undefined, found: { ...order, ...found } },
      ).status
    expect(statusWith({})).toBe('ready')
    expect(statusWith({ priceAmount: '1' })).toBe('cheaper')
    expect(statusWith({ priceAmount: `1${order.priceAmount}` })).toBe('dearer')
    expect(statusWith({}, '2')).toBe('fewer')
    expect(statusWith({ status: 'inactive' })).toBe('gone')
    expect(statusWith({ quantityAvailable: '0' })).toBe('gone')
    expect(statusWith({ tokenId: '8' })).toBe('gone')
    const known = { account: order.createdBy.toLowerCase(), found: order }
    expect(toCartLine({ order, quantity: '1' }, known)).toMatchObject({
      id: getOrderKey(order),
      status: 'own',
    })
  })
})

import { describe, expect, test } from 'vitest'
import type { Order } from '../../../src/rpc/schemas.js'
import { cancelMany } from '../../../src/steps/flows/cancelMany.js'
import { list } from '../../../src/steps/flows/list.js'
import { resumeFlows } from '../../../src/steps/flows/resumeFlows.js'
import { createMemoryStorage } from '../../../src/steps/platform/storage.js'
import { buyAs } from '../../buyAs.js'
import { setupReal } from './pages.js'

const {
  anEmblem,
  readChainStatus,
  openPage,
  readOrder,
  ownListings,
  places,
  world,
} = setupReal()

const signed = 'service_marketplace_v2'
const onChain = 'service_marketplace_v1'

/** Creates own listings, one in each of these books. */
async function listIn(...books: (typeof signed | typeof onChain)[]) {
  const { config, parameters } = await openPage()
  const orders: Order[] = []
  for (const orderbook of books) {
    const item = await anEmblem()
    await list(config, { ...parameters, ...item, orderbook })
    orders.push(...(await ownListings(item.tokenId)))
  }
  expect(orders.map(({ marketplace }) => marketplace)).toEqual(books)
  return orders
}

/** Returns the status of each order on the chain and in the service. */
const getStatuses = (orders: readonly Order[]) =>
  Promise.all(
    orders.map(async ({ orderId }) => [
      await readChainStatus(orderId),
      (await readOrder(places.emblems, orderId)).status,
    ]),
  )

const cancelled = ['cancelled', 'cancelled']
const open = ['open', 'active']

describe('cancelMany', () => {
  test('default: orders of two books are cancelled, and a filled order is skipped', async () => {
    const orders = await listIn(signed, onChain, signed, onChain)
    const [, , third] = orders
    if (!third) throw new Error('Too few are listed.')
    await buyAs(world, 1, third)
    const { config, parameters, wallet } = await openPage()
    const result = await cancelMany(config, { ...parameters, orders })
    expect(result).toMatchObject({
      indexed: true,
      parts: [
        { status: 'done' },
        { status: 'done' },
        { status: 'ended', orderEnd: 'filled' },
        { status: 'done' },
      ],
    })
    expect(result.hashes).toHaveLength(3)
    expect(wallet.prompts).toEqual(Array(3).fill('eth_sendTransaction'))
    expect(await getStatuses(orders)).toEqual([
      cancelled,
      cancelled,
      ['filled', 'filled'],
      cancelled,
    ])
  })

  test('behavior: after the page dies between two orders, a second call cancels the open one', async () => {
    const orders = await listIn(signed, onChain)
    const storage = createMemoryStorage()
    const first = await openPage({ storage })
    await new Promise<void>((resolve, reject) => {
      cancelMany(first.config, {
        ...first.parameters,
        orders,
        onProgress({ parts }) {
          if (parts?.[0]?.status !== 'done') return
          first.die()
          resolve()
        },
      }).then(() => reject(new Error('It was not to end.')), reject)
    })
    expect(await getStatuses(orders)).toEqual([cancelled, open])

    const { config, parameters, wallet } = await openPage({ storage })
    expect(await resumeFlows(config, parameters)).toMatchObject([
      {
        intent: { kind: 'cancelMany' },
        status: 'interrupted',
        parts: [{ status: 'done' }, { status: 'waiting' }],
      },
    ])
    expect(await resumeFlows(config, parameters)).toEqual([])
    expect(wallet.prompts).toEqual([])
    // A second call with the same orders skips cancelled ones.
    const { parts } = await cancelMany(config, { ...parameters, orders })
    expect(parts).toMatchObject([
      { status: 'ended', orderEnd: 'cancelled' },
      { status: 'done' },
    ])
    expect(wallet.prompts).toEqual(['eth_sendTransaction'])
    expect(await getStatuses(orders)).toEqual([cancelled, cancelled])
  })

  test('behavior: a declined prompt leaves its order and all later orders open', async () => {
    const orders = await listIn(signed, onChain, signed)
    const { config, parameters, wallet } = await openPage({
      intercept(request, forward) {
        if (request.method === 'eth_sendTransaction' && ++sent === 2)
          throw Object.assign(new Error('No.'), { code: 4001 })
        return forward(request)
      },
    })
    let sent = 0
    const run = cancelMany(config, { ...parameters, orders })
    await expect(run).rejects.toMatchObject({
      reason: 'rejected',
      fundsMoved: 'no',
    })
    expect(wallet.prompts).toHaveLength(2)
    expect(await getStatuses(orders)).toEqual([cancelled, open, open])
  })
})

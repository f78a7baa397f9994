import { describe, expect, test } from 'vitest'
import type { Order } from '../../../src/rpc/schemas.js'
import { edit } from '../../../src/steps/flows/edit.js'
import { list } from '../../../src/steps/flows/list.js'
import { resumeFlows } from '../../../src/steps/flows/resumeFlows.js'
import { createMemoryStorage } from '../../../src/steps/platform/storage.js'
import { buyAs } from '../../buyAs.js'
import { takeSample } from '../../sample.js'
import { startAgreeing } from '../startAgreeing.js'
import { type RealPage, setupReal } from './pages.js'

const {
  anEmblem,
  readChainStatus,
  openPage,
  readOrder,
  ownListings,
  places,
  world,
} = setupReal()

/** A listing for 1 ETH, and a page that edits its price. */
async function listed(price: string) {
  const item = await anEmblem()
  const { config, parameters } = await openPage()
  const { orderId = '' } = await list(config, { ...parameters, ...item })
  const order = await readOrder(places.emblems, orderId)
  const { contractType, currencyAddress, expiry } = item
  return {
    order,
    start: ({ config, parameters }: RealPage, more: Partial<edit.Parameters>) =>
      edit(config, {
        ...parameters,
        ...more,
        order,
        listing: {
          ...{ contractType, currencyAddress, expiry },
          pricePerToken: price,
          // The marketplace fee is 2.5 %, the royalty 5 %.
          minNet: String((BigInt(price) * 925n) / 1000n),
        },
      }),
  }
}

/**
 * Returns the listings of an item in the service, and the status of its old
 * listing on the chain.
 */
async function outcome({ orderId, tokenId }: Order) {
  const listings = await ownListings(tokenId)
  const old = await readOrder(places.emblems, orderId)
  return {
    onChain: await readChainStatus(orderId),
    old: old.status,
    offered: listings
      .filter(({ status }) => status === 'active')
      .map(({ priceAmount }) => priceAmount),
  }
}

const transaction = 'eth_sendTransaction'
const signature = 'eth_signTypedData_v4'

const orders = [
  ['cancel first', '2000000000000000000', ['cancel', 'list']],
  ['list first', '500000000000000000', ['list', 'cancel']],
] as const

describe.each(takeSample(orders, 2))('edit, %s', (_, price, kinds) => {
  const prompts = kinds.map((kind) =>
    kind === 'cancel' ? transaction : signature,
  )
  const done = { onChain: 'cancelled', old: 'cancelled', offered: [price] }

  test('default: an edit ends with one listing at the new price', async () => {
    const { order, start } = await listed(price)
    const page = await openPage()
    const result = await start(page, {})
    expect(result).toMatchObject({
      status: 'done',
      indexed: true,
      parts: kinds.map((kind) => ({ kind, status: 'done' })),
    })
    expect(page.wallet.prompts).toEqual(prompts)
    expect(await outcome(order)).toEqual(done)
    const listing = await readOrder(places.emblems, result.orderId ?? '')
    expect(listing).toMatchObject({ priceAmount: price, status: 'active' })
  })

  test('behavior: the next page finishes an edit if a page dies between the parts', async () => {
    const { order, start } = await listed(price)
    const storage = createMemoryStorage()
    const first = await openPage({ storage })
    await new Promise<void>((resolve, reject) => {
      start(first, {
        onProgress({ parts }) {
          if (parts?.[0]?.status !== 'done') return
          first.die()
          resolve()
        },
      }).then(() => reject(new Error('It was not to end.')), reject)
    })
    expect(first.wallet.prompts).toEqual([prompts[0]])
    expect(await outcome(order)).toEqual(
      kinds[0] === 'cancel'
        ? { ...done, offered: [] }
        : {
            onChain: 'open',
            old: 'active',
            offered: [price, '1000000000000000000'],
          },
    )

    const second = await openPage({ storage })
    const { config, parameters, wallet } = second
    for (const _ of [1, 2])
      expect(await resumeFlows(config, parameters)).toMatchObject([
        {
          intent: { kind: 'edit' },
          status: 'interrupted',
          parts: [
            { kind: kinds[0], status: 'done' },
            { kind: kinds[1], status: 'waiting' },
          ],
        },
      ])
    expect(wallet.prompts).toEqual([])
    expect(await start(second, {})).toMatchObject({ status: 'done' })
    expect(wallet.prompts).toEqual([prompts[1]])
    expect(await outcome(order)).toEqual(done)
    expect(await resumeFlows(config, parameters)).toEqual([])
  })

  test('behavior: no part runs twice if the page dies at the second prompt', async () => {
    const { order, start } = await listed(price)
    const storage = createMemoryStorage()
    const first = await openPage({ storage })
    const { intercept } = first.wallet
    const reached = new Promise<void>((resolve) => {
      first.wallet.intercept = (request, forward) => {
        if (request.method !== prompts[1])
          return intercept?.(request, forward) ?? forward(request)
        first.die()
        resolve()
        return new Promise<never>(() => {})
      }
    })
    start(first, {}).catch(() => {})
    await reached

    const second = await openPage({ storage })
    const { config, parameters, wallet } = second
    // A transaction may have been sent; a signature alone has no effect.
    const isInDoubt = prompts[1] === transaction
    expect(await resumeFlows(config, parameters)).toMatchObject([
      { status: isInDoubt ? 'unresolved' : 'interrupted' },
    ])
    const edited = isInDoubt
      ? startAgreeing((more) => start(second, more))
      : start(second, {})
    expect(await edited).toMatchObject({ status: 'done' })
    expect(wallet.prompts).toEqual([prompts[1]])
    expect(await outcome(order)).toEqual(done)
  })

  test('behavior: an edit of a sold listing prompts nothing', async () => {
    const { order, start } = await listed(price)
    await buyAs(world, 1, order)
    await world.sync()
    const page = await openPage()
    expect(await start(page, {})).toMatchObject({ status: 'sold', hashes: [] })
    expect(page.wallet.prompts).toEqual([])
    expect(await outcome(order)).toEqual({
      onChain: 'filled',
      old: 'filled',
      offered: [],
    })
  })
})

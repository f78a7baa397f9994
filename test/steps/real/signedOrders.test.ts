import { describe, expect, test } from 'vitest'
import { buy } from '../../../src/steps/flows/buy.js'
import { cancel } from '../../../src/steps/flows/cancel.js'
import { list } from '../../../src/steps/flows/list.js'
import {
  forgetFlow,
  resumeFlows,
} from '../../../src/steps/flows/resumeFlows.js'
import {
  cancelSignedOrder,
  repostOrder,
} from '../../../src/steps/flows/signedOrders.js'
import {
  createMemoryStorage,
  type FlowStorage,
} from '../../../src/steps/platform/storage.js'
import { getFailure } from '../setup.js'
import { setupReal } from './pages.js'

const {
  getAccount,
  anEmblem,
  readChainStatus,
  openPage,
  readOrder,
  ownListings,
  places,
  world,
} = setupReal()

/** A listing whose post the service refuses although it keeps the signature. */
async function refusedListing() {
  const storage = createMemoryStorage()
  const item = await anEmblem()
  const page = await openPage({ storage })
  const posts: RequestInit[] = []
  const { marketplaceUrl } = world.info
  const fetching: typeof fetch = async (input, init = {}) => {
    if (!String(input).endsWith('/orders')) return fetch(input, init)
    posts.push({ ...init, headers: Object(init).headers })
    urls.push(String(input))
    return Response.json({ error: 'InvalidArgument' }, { status: 400 })
  }
  const urls: string[] = []
  const client = world.createClient({ fetch: fetching, marketplaceUrl })
  const error = await getFailure(
    list(page.config, { ...page.parameters, ...item, client }),
  )
  page.die()
  const { signature } = JSON.parse(String(posts[0]?.body))
  return {
    error,
    item,
    signature: String(signature),
    storage,
    /** Fills the order with its signature, as anybody who has it can. */
    useSignature: () => fetch(urls[0] ?? '', posts[0]),
  }
}

/** Opens the page after a reload. */
async function reload(storage: ReturnType<typeof createMemoryStorage>) {
  const page = await openPage({ storage })
  const resume = () => resumeFlows(page.config, page.parameters)
  return { ...page, resume }
}

/** Returns the keys of flows; books of orders are kept longer. */
async function flowKeys(storage: FlowStorage): Promise<string[]> {
  const keys = await storage.keys()
  return keys.filter((key) => key.startsWith('marketkit:flow:'))
}

describe('the service refuses a signed listing', () => {
  test('behavior: the error and a later resume report that the order can be filled', async () => {
    const { error, item, signature, storage } = await refusedListing()
    const end = new Date(Number(item.expiry) * 1_000).toISOString()
    expect(error).toMatchObject({
      reason: 'post',
      fundsMoved: 'maybe',
      recovery: 'repost',
      cause: { reason: 'invalidArgument' },
    })
    expect(error.details).toContain(end)

    const { resume, wallet } = await reload(storage)
    const [flow] = await resume()
    expect(flow).toMatchObject({
      intent: { kind: 'list' },
      status: 'refused',
      error: { reason: 'post', fundsMoved: 'maybe', recovery: 'repost' },
      order: {
        book: world.info.seaport,
        collection: places.emblems,
        tokenId: item.tokenId,
        quantity: '1',
        currency: item.currencyAddress,
        unitPrice: item.pricePerToken,
        maker: getAccount(0),
        endTime: item.expiry,
      },
    })
    expect(flow?.isReported).toBeUndefined()
    expect(await resume()).toMatchObject([
      { status: 'refused', isReported: true },
    ])
    expect(JSON.stringify([flow, String(error)])).not.toContain(signature)
    expect(wallet.prompts).toEqual([])
    expect(await flowKeys(storage)).toHaveLength(1)
  })

  test('behavior: a second call posts the order without a prompt', async () => {
    const { item, storage } = await refusedListing()
    const { config, parameters, wallet } = await reload(storage)
    const { orderId, resumed } = await list(config, { ...parameters, ...item })
    expect(resumed).toBe(true)
    expect(wallet.prompts).toEqual([])
    expect(await ownListings(item.tokenId)).toMatchObject([{ orderId }])
    expect(await flowKeys(storage)).toEqual([])
  })

  test('behavior: repostOrder posts the order', async () => {
    const { item, storage } = await refusedListing()
    const { config, parameters, resume, wallet } = await reload(storage)
    const flow = (await resume())[0]?.id ?? ''
    const first = repostOrder(config, { ...parameters, flow })
    const second = repostOrder(config, { ...parameters, flow })
    expect(await first).toMatchObject({ status: 'done' })
    await second
    expect(await repostOrder(config, { ...parameters, flow })).toBe(undefined)
    expect(wallet.prompts).toEqual([])
    expect(await ownListings(item.tokenId)).toHaveLength(1)
    expect(await flowKeys(storage)).toEqual([])
  })

  test('behavior: after a second refusal, the order stays refused and no other is signed', async () => {
    const { item, storage } = await refusedListing()
    const { config, parameters, resume, wallet } = await reload(storage)
    const flow = (await resume())[0]?.id ?? ''
    const client = world.createClient({
      marketplaceUrl: world.info.marketplaceUrl,
      fetch: async (input, init) =>
        String(input).endsWith('/orders')
          ? Response.json({ error: 'InvalidArgument' }, { status: 400 })
          : fetch(input, init),
    })
    const stubborn = { ...parameters, client }
    expect(await repostOrder(config, { ...stubborn, flow })).toMatchObject({
      status: 'refused',
      error: { fundsMoved: 'maybe', recovery: 'repost' },
    })
    // Even with acknowledge, no second order is signed beside the first.
    const again = list(config, { ...stubborn, ...item, acknowledge: [flow] })
    expect(await getFailure(again)).toMatchObject({ recovery: 'repost' })
    expect(wallet.prompts).toEqual([])
    expect(await resume()).toMatchObject([{ status: 'refused' }])
  })

  test('behavior: cancelSignedOrder cancels the order on the chain', async () => {
    const { item, storage, useSignature } = await refusedListing()
    const { config, parameters, resume, wallet } = await reload(storage)
    const [flow] = await resume()
    const { hashes } = await cancelSignedOrder(config, {
      ...parameters,
      flow: flow?.id ?? '',
    })
    expect(hashes).toHaveLength(1)
    expect(wallet.prompts).toEqual(['eth_sendTransaction'])
    expect(await flowKeys(storage)).toEqual([])
    expect(await readChainStatus(flow?.order?.orderId)).toBe('cancelled')
    await useSignature()
    const listings = await ownListings(item.tokenId)
    expect(listings.filter(({ status }) => status === 'active')).toEqual([])
  })

  test('behavior: a rejected prompt of cancelSignedOrder keeps the refused order', async () => {
    const { storage } = await refusedListing()
    const { config, parameters, resume, wallet } = await reload(storage)
    const flow = (await resume())[0]?.id ?? ''
    wallet.intercept = (request, forward) => {
      if (request.method !== 'eth_sendTransaction') return forward(request)
      throw Object.assign(new Error('No.'), { code: 4001 })
    }
    const error = await getFailure(
      cancelSignedOrder(config, { ...parameters, flow }),
    )
    expect(error).toMatchObject({ reason: 'rejected', fundsMoved: 'no' })
    expect(await resume()).toMatchObject([{ id: flow, status: 'refused' }])
  })

  test('behavior: a resume reports `done` if the service lists the refused order anyway', async () => {
    const { item, storage, useSignature } = await refusedListing()
    await useSignature()
    const [order] = await ownListings(item.tokenId)
    if (!order) throw new Error('The order is not listed.')
    const buyer = await openPage({ account: 1 })
    await buy(buyer.config, { ...buyer.parameters, order })
    expect(await readOrder(places.emblems, order.orderId)).toMatchObject({
      status: 'filled',
    })
    const { resume } = await reload(storage)
    expect(await resume()).toMatchObject([
      { status: 'done', orderId: order.orderId },
    ])
    expect(await flowKeys(storage)).toEqual([])
  })

  test('behavior: cancel deletes the record of an order that the service lists anyway', async () => {
    const { item, storage, useSignature } = await refusedListing()
    await useSignature()
    const [order] = await ownListings(item.tokenId)
    if (!order) throw new Error('The order is not listed.')
    const { config, parameters, resume } = await reload(storage)
    await cancel(config, { ...parameters, order })
    expect(await readOrder(places.emblems, order.orderId)).toMatchObject({
      status: 'cancelled',
    })
    expect(await flowKeys(storage)).toEqual([])
    expect(await resume()).toEqual([])
  })

  test('behavior: an expired order is deleted without a report', async () => {
    const { item, storage } = await refusedListing()
    const { config, parameters } = await reload(storage)
    const at = (hours: number) => ({
      ...parameters,
      environment: {
        ...parameters.environment,
        now: () => Number(item.expiry) * 1_000 + hours * 3_600_000,
      },
    })
    expect(await resumeFlows(config, at(-1))).toHaveLength(1)
    expect(await resumeFlows(config, at(1))).toEqual([])
    expect(await flowKeys(storage)).toEqual([])
  })

  test('behavior: forgetFlow deletes the record of the order', async () => {
    const { storage } = await refusedListing()
    const { parameters, resume } = await reload(storage)
    const flow = (await resume())[0]?.id ?? ''
    expect(await forgetFlow(flow, parameters)).toBe('forgotten')
    expect(await resume()).toEqual([])
  })
})

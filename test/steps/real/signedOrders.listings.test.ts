import { describe, expect, test } from 'vitest'
import { listCollectibles } from '../../../src/rpc/operations.js'
import type { Order } from '../../../src/rpc/schemas.js'
import { edit } from '../../../src/steps/flows/edit.js'
import { list } from '../../../src/steps/flows/list.js'
import { resumeFlows } from '../../../src/steps/flows/resumeFlows.js'
import {
  cancelSignedOrder,
  repostOrder,
} from '../../../src/steps/flows/signedOrders.js'
import { createMemoryStorage } from '../../../src/steps/platform/storage.js'
import { takeSample } from '../../sample.js'
import { getFailure } from '../setup.js'
import { startAgreeing } from '../startAgreeing.js'
import { setupReal } from './pages.js'

const real = setupReal()
const { anEmblem, readChainStatus, openPage, readOrder, places, world } = real

const tenth = '100000000000000000'
const nineTenths = '900000000000000000'
const half = '500000000000000000'
const signature = 'eth_signTypedData_v4'

/** Failures of the post of a signed order. */
type Failure = 'lost' | 'refused'

/** A service that accepts no posts until it opens. */
function closedService(failure: Failure) {
  let isOpen = false
  return {
    client: world.createClient({
      marketplaceUrl: world.info.marketplaceUrl,
      fetch: async (input, init) => {
        if (isOpen || !String(input).endsWith('/orders'))
          return fetch(input, init)
        const status = failure === 'lost' ? 503 : 400
        const headers = { 'retry-after': '60' }
        return Response.json({ error: 'Closed' }, { status, headers })
      },
    }),
    open() {
      isOpen = true
    },
  }
}

/** Several of an ERC-1155 token that account 0 owns. */
async function aStack() {
  const owner = real.getAccount(0)
  const { collectibles } = await world.createClient().request(
    listCollectibles,
    {
      contractAddress: places.items,
      side: 'listing',
      filter: { includeEmpty: true, inAccounts: [owner] },
    },
    { chainId: world.info.chainId },
  )
  const { tokenId = '' } = collectibles[0]?.metadata ?? {}
  const place = { contractAddress: places.items, tokenId }
  return { ...(await anEmblem()), ...place, contractType: 'ERC1155' as const }
}

/** Fees do not matter in these tests. */
const onReview = async () => true

/** A page whose first listing, at 0.1, is signed and not acknowledged. */
async function signedAt(
  failure: Failure,
  item: Omit<list.Variables, 'chainId' | 'pricePerToken'>,
) {
  const storage = createMemoryStorage()
  const service = closedService(failure)
  const open = async () => {
    const page = await openPage({ storage })
    const { client } = service
    const parameters = { ...page.parameters, client, onReview }
    return {
      ...page,
      parameters,
      listAt: (pricePerToken: string, more: Partial<list.Parameters> = {}) =>
        list(page.config, { ...parameters, ...item, ...more, pricePerToken }),
      resume: () => resumeFlows(page.config, parameters),
    }
  }
  const page = await open()
  const error = await getFailure(page.listAt(tenth))
  expect(error).toMatchObject({ reason: 'post', fundsMoved: 'maybe' })
  expect(page.wallet.prompts.at(-1)).toBe(signature)
  page.wallet.prompts.length = 0
  return {
    page,
    service,
    /** Opens the page after a reload. */
    async reload() {
      page.die()
      return open()
    },
  }
}

async function activePrices({
  contractAddress,
  tokenId,
}: Pick<list.Variables, 'contractAddress' | 'tokenId'>) {
  const listings = await real.ownListings(tokenId, contractAddress)
  return listings
    .filter(({ status }) => status === 'active')
    .map(({ priceAmount }) => priceAmount)
    .sort()
}

const question = {
  reason: 'unresolved',
  fundsMoved: 'no',
  recovery: 'repost',
  signed: { order: { unitPrice: tenth } },
}

describe.each(takeSample<Failure>(['lost', 'refused'], 2))(
  'a listing at 0.1 whose post is %s',
  (failure) => {
    test('behavior: another price is not signed without consent', async () => {
      const item = await anEmblem()
      const { page, service } = await signedAt(failure, item)
      service.open()
      const error = await getFailure(page.listAt(nineTenths))
      expect(error).toMatchObject(question)
      expect(error.details).toContain(tenth)
      const end = new Date(Number(item.expiry) * 1_000).toISOString()
      expect(error.details).toContain(end)
      expect(page.wallet.prompts).toEqual([])
      expect(await activePrices(item)).toEqual([])
    })

    test('behavior: after a reload, another price is not signed without consent', async () => {
      const item = await anEmblem()
      const { reload, service } = await signedAt(failure, item)
      const { listAt, resume, wallet } = await reload()
      expect(await resume()).toMatchObject([
        {
          status: failure === 'lost' ? 'unresolved' : 'refused',
          order: { unitPrice: tenth, endTime: item.expiry },
        },
      ])
      service.open()
      expect(await getFailure(listAt(nineTenths))).toMatchObject(question)
      expect(wallet.prompts).toEqual([])
    })

    test('behavior: after consent to a new price, only repostOrder posts the older order', async () => {
      const item = await anEmblem()
      const { page, reload, service } = await signedAt(failure, item)
      service.open()
      await startAgreeing((more) => page.listAt(nineTenths, more))
      expect(page.wallet.prompts).toEqual([signature])
      const replaced = { status: 'refused', isReplaced: true }
      // "Check again" in a notice.
      expect(await page.resume()).toMatchObject([replaced])
      expect(await activePrices(item)).toEqual([nineTenths])

      const { config, parameters, resume, wallet } = await reload()
      for (const _ of [1, 2])
        expect(await resume()).toMatchObject([
          { ...replaced, order: { unitPrice: tenth } },
        ])
      expect(await activePrices(item)).toEqual([nineTenths])

      const flow = (await resume())[0]?.id ?? ''
      expect(await repostOrder(config, { ...parameters, flow })).toMatchObject({
        status: 'done',
      })
      expect(await activePrices(item)).toEqual([tenth, nineTenths])
      expect(await resume()).toEqual([])
      expect(wallet.prompts).toEqual([])
    })

    test('behavior: the older order can be cancelled before the new listing', async () => {
      const item = await anEmblem()
      const { page, service } = await signedAt(failure, item)
      service.open()
      const { signed } = (await getFailure(page.listAt(nineTenths))) as never
      const { flow, order } = signed as {
        flow: string
        order: { orderId: string }
      }
      await cancelSignedOrder(page.config, { ...page.parameters, flow })
      expect(await readChainStatus(order.orderId)).toBe('cancelled')
      await page.listAt(nineTenths)
      expect(await activePrices(item)).toEqual([nineTenths])
      expect(await page.resume()).toEqual([])
    })
  },
)

test('behavior: a resume posts only the newest of several signed orders', async () => {
  const item = await anEmblem()
  const { page, reload, service } = await signedAt('lost', item)
  const second = await getFailure(
    startAgreeing((more) => page.listAt(half, more)),
  )
  expect(second).toMatchObject({ reason: 'post' })
  // There is no prompt for terms that are already signed.
  expect(await getFailure(page.listAt(tenth))).toMatchObject({
    signed: { order: { unitPrice: half } },
  })
  expect(page.wallet.prompts).toEqual([signature])
  const { resume } = await reload()
  service.open()
  const flows = await resume()
  expect(flows.map(({ status }) => status).sort()).toEqual(['done', 'refused'])
  expect(await activePrices(item)).toEqual([half])
})

test('behavior: the error about several signed orders names the cheapest', async () => {
  const item = await anEmblem()
  const { page, service } = await signedAt('lost', item)
  await getFailure(startAgreeing((more) => page.listAt(half, more)))
  service.open()
  const error = await getFailure(page.listAt(nineTenths))
  expect(error).toMatchObject(question)
  expect(error.details).toContain('1 more')
})

test('behavior: a listing of another item needs no consent', async () => {
  const item = await anEmblem()
  const { page, service } = await signedAt('lost', item)
  service.open()
  const other = await anEmblem()
  await page.listAt(nineTenths, other)
  expect(await activePrices(other)).toEqual([nineTenths])
})

test('behavior: another price of an ERC-1155 token needs consent', async () => {
  const item = await aStack()
  const { page, service } = await signedAt('lost', item)
  service.open()
  expect(await getFailure(page.listAt(nineTenths))).toMatchObject(question)
  expect(page.wallet.prompts).toEqual([])
  await startAgreeing((more) => page.listAt(nineTenths, more))
  expect(await page.resume()).toMatchObject([{ isReplaced: true }])
  const prices = await activePrices(item)
  expect(prices).toContain(nineTenths)
  expect(prices).not.toContain(tenth)
})

const edits = [
  ['cancel first', '2000000000000000000', '3000000000000000000'],
  ['list first', half, tenth],
] as const

describe.each(takeSample(edits, 2))('edit, %s', (_, price, other) => {
  const start = async (
    page: Awaited<ReturnType<typeof openPage>>,
    order: Order,
    pricePerToken: string,
    more: Partial<edit.Parameters>,
  ) =>
    edit(page.config, {
      ...page.parameters,
      ...more,
      order,
      listing: {
        contractType: 'ERC721',
        currencyAddress: order.priceCurrencyAddress as never,
        expiry: String(Math.floor(Date.now() / 1_000) + 86_400),
        pricePerToken,
      },
    })

  test('behavior: an edit with other terms than the signed order needs consent', async () => {
    const item = await anEmblem()
    const page = await openPage()
    const { orderId = '' } = await list(page.config, {
      ...page.parameters,
      ...item,
      onReview,
    })
    const order = await readOrder(places.emblems, orderId)
    const service = closedService('lost')
    const more = { client: service.client, onReview }
    expect(await getFailure(start(page, order, price, more))).toMatchObject({
      reason: 'post',
    })
    page.wallet.prompts.length = 0
    service.open()
    const signed = { order: { unitPrice: price } }
    const refused = await getFailure(start(page, order, other, more))
    expect(refused).toMatchObject({ ...question, signed })
    expect(page.wallet.prompts).toEqual([])

    const consenting = { ...more, acknowledge: refused.unresolved }
    expect(await start(page, order, other, consenting)).toMatchObject({
      status: 'done',
    })
    expect(await activePrices(item)).toEqual([other])
    const resumed = await resumeFlows(page.config, {
      ...page.parameters,
      ...more,
    })
    expect(resumed).toMatchObject([
      { status: 'refused', isReplaced: true, order: { unitPrice: price } },
    ])
    expect(await activePrices(item)).toEqual([other])
  })
})

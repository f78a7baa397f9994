import { expect, test } from 'vitest'
import { buy } from '../../../src/steps/flows/buy.js'
import { resumeFlows } from '../../../src/steps/flows/resumeFlows.js'
import { createMemoryStorage } from '../../../src/steps/platform/storage.js'
import { getFailure, walletError } from '../setup.js'
import { setupReal } from './pages.js'

const { listing, openPage, world } = setupReal()

/** A signature that this service wants before the transaction of a purchase. */
const agreement = {
  id: 'signEIP712',
  data: '0x',
  to: '',
  signature: {
    domain: { name: 'Service', version: '1' },
    types: { Agreement: [{ name: 'text', type: 'string' }] },
    primaryType: 'Agreement',
    value: { text: 'I agree.' },
  },
  post: { endpoint: '/agreements', method: 'POST', body: {} },
}

/** Typed data that claims to be several orders and cannot be decoded. */
const bulkOrder = {
  ...agreement,
  signature: {
    domain: { name: 'Seaport', version: '1.6' },
    types: { BulkOrder: [{ name: 'tree', type: 'string' }] },
    primaryType: 'BulkOrder',
    value: { tree: 'orders' },
  },
}

/** A service whose purchases need a signature, which it accepts or refuses. */
function startService(marketplaceUrl: string, signed: object = agreement) {
  const service = { posts: 0, refuses: false }
  const client = world.createClient({
    marketplaceUrl,
    fetch: async (input, init) => {
      if (String(input).endsWith('/agreements')) {
        service.posts += 1
        return service.refuses
          ? Response.json({ error: 'InvalidArgument' }, { status: 400 })
          : Response.json({})
      }
      const response = await fetch(input, init)
      if (!String(input).endsWith('GenerateBuyTransaction')) return response
      const { steps } = await response.json()
      return Response.json({ steps: [signed, ...steps] })
    },
  })
  return { client, service }
}

test.each(['answers', 'reloads'] as const)(
  'behavior: after a rejected signature, a purchase starts over (the page %s)',
  async (way) => {
    const storage = createMemoryStorage()
    const { client, service } = startService(world.info.marketplaceUrl)
    const order = await listing('ETH')
    let isWilling = false
    const first = await openPage({
      storage,
      intercept: (request, forward) => {
        if (isWilling || request.method !== 'eth_signTypedData_v4')
          return forward(request)
        if (way === 'reloads') first.die()
        throw walletError(4001, 'User rejected the request.')
      },
    })
    const wanted = { client, order, policy: 'off' as const }
    const run = getFailure(
      buy(first.config, { ...first.parameters, ...wanted }),
    )
    if (way === 'answers')
      expect(await run).toMatchObject({ reason: 'rejected', fundsMoved: 'no' })
    else await expect.poll(() => first.wallet.prompts.length).toBe(1)
    isWilling = true
    const next = way === 'answers' ? first : await openPage({ storage })
    first.wallet.prompts.length = 0
    const { resumed } = await buy(next.config, {
      ...next.parameters,
      ...wanted,
    })
    expect(resumed).toBeUndefined()
    expect(service.posts).toBe(1)
    expect(next.wallet.prompts).toEqual([
      'eth_signTypedData_v4',
      'eth_sendTransaction',
    ])
  },
)

/** A purchase whose signature the service has refused. */
async function refusedPurchase(signed?: object) {
  const { client, service } = startService(world.info.marketplaceUrl, signed)
  const order = await listing('ETH')
  const page = await openPage()
  const flow = { id: '' }
  const start = (acknowledge?: readonly string[]) =>
    buy(page.config, {
      ...page.parameters,
      ...{ client, acknowledge, order, policy: 'off' },
      onProgress(progress) {
        flow.id = progress.flow ?? flow.id
      },
    })
  service.refuses = true
  const refused = { reason: 'post', fundsMoved: 'maybe', recovery: 'repost' }
  expect(await getFailure(start())).toMatchObject(refused)
  return { client, flow, page, refused, service, start }
}

test('behavior: a retry posts a refused signature again without a prompt', async () => {
  const { client, page, refused, service, start } = await refusedPurchase()
  const { config, parameters, wallet } = page
  expect(await resumeFlows(config, { ...parameters, client })).toMatchObject([
    { status: 'refused', error: refused },
  ])
  // The same call posts it again, and signs nothing.
  expect(await getFailure(start())).toMatchObject(refused)
  expect({ posts: service.posts, prompts: wallet.prompts }).toEqual({
    posts: 2,
    prompts: ['eth_signTypedData_v4'],
  })
  service.refuses = false
  await start()
  expect(wallet.prompts).toEqual([
    'eth_signTypedData_v4',
    'eth_signTypedData_v4',
    'eth_sendTransaction',
  ])
})

test('behavior: consent allows one new signature after a refused signature', async () => {
  const { page, service, start } = await refusedPurchase()
  service.refuses = true
  const { wallet } = page
  wallet.prompts.length = 0
  const { unresolved } = await getFailure(start())
  expect(service.posts).toBe(2)
  expect(await getFailure(start(unresolved))).toMatchObject({ reason: 'post' })
  // Posted again, signed again, and refused again: consent covers one attempt.
  expect(wallet.prompts).toEqual(['eth_signTypedData_v4'])
  expect(service.posts).toBe(4)
  expect(await getFailure(start())).toMatchObject({ reason: 'post' })
  expect(wallet.prompts).toHaveLength(1)
})

test('behavior: consent does not allow a second order beside a refused order', async () => {
  const { flow, page, service, start } = await refusedPurchase(bulkOrder)
  const { id } = flow
  expect(await getFailure(start([id]))).toMatchObject({ reason: 'post' })
  // Posted again, and not signed again.
  expect(page.wallet.prompts).toEqual(['eth_signTypedData_v4'])
  expect(service.posts).toBe(2)
})

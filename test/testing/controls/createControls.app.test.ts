import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createPublicClient, http, zeroAddress } from 'viem'
import { beforeEach, describe, expect, test } from 'vitest'
import { buy, list, listCollectibles, type Order } from '../../../src/core.js'
import {
  connectWorld,
  createControls,
  type ServiceLie,
  type WorldConnection,
} from '../../../src/testing/index.js'
import { takeSample } from '../../sample.js'
import { setupWorld } from '../../world.js'

const world = setupWorld()
let app: WorldConnection
let order: Order

beforeEach(async () => {
  await world.sync()
  app = await connectWorld(world.info)
  order = await app.findListing()
})

const place = () => ({ chainId: world.info.chainId, client: app.client })
const buyListing = () => buy(app.config, { ...place(), order })

/** Returns the error of a run. */
const getFailure = (run: Promise<unknown>) =>
  run.then(
    () => expect.fail('The run succeeded.'),
    (error) => error,
  )

describe('outages', () => {
  test('service: a typed error before any prompt, and a retry buys', async () => {
    app.controls.setOnline('service', false)
    expect(await getFailure(buyListing())).toMatchObject({
      name: 'RequestError',
      reason: 'network',
    })
    expect(app.wallet.prompts).toHaveLength(0)

    app.controls.setOnline('service', true)
    expect((await buyListing()).indexed).toBe(true)
  })

  test('node: a typed error before any prompt, and a retry buys', async () => {
    app.controls.setOnline('node', false)
    expect(await getFailure(buyListing())).toMatchObject({
      name: 'GuardError',
      fundsMoved: 'no',
    })
    expect(app.wallet.prompts).toHaveLength(0)

    app.controls.setOnline('node', true)
    expect((await buyListing()).indexed).toBe(true)
  })
})

test('transport: keeps the `retryCount` of a request', async () => {
  let count = 0
  const overloaded = createServer((_, response) => {
    count++
    response.writeHead(503).end()
  }).listen(0, '127.0.0.1')
  await once(overloaded, 'listening')
  const { port } = overloaded.address() as AddressInfo
  const { transport } = createControls(world.info, {
    transport: http(`http://127.0.0.1:${port}`),
  })
  const node = createPublicClient({ transport })
  const call = { method: 'eth_blockNumber' } as const
  await getFailure(node.request(call, { retryCount: 0 }))
  expect(count).toBe(1)
  overloaded.close()
})

describe('lies', () => {
  const ofPurchases: ServiceLie[] = [
    'price',
    'contract',
    (steps) => steps.slice(0, 0),
  ]

  test.each(takeSample(ofPurchases, 2))(
    '%s: the wallet is never opened, and an honest quote buys',
    async (lie) => {
      app.controls.lie(lie)
      expect(await getFailure(buyListing())).toMatchObject({
        name: /^(GuardError|InvalidStepError|StepError)$/,
      })
      expect(app.wallet.prompts).toHaveLength(0)

      app.controls.lie(undefined)
      expect((await buyListing()).indexed).toBe(true)
    },
  )

  test('price: a purchase with a token fails before any prompt', async () => {
    const usdc = world.info.currencies.find(({ symbol }) => symbol === 'USDC')
    order = await app.findListing(usdc?.address)
    app.controls.lie('price')
    expect(await getFailure(buyListing())).toMatchObject({ name: 'GuardError' })
    expect(app.wallet.prompts).toHaveLength(0)
  })

  test.each(takeSample(['price', 'contract'] as const, 2))(
    '%s: a listing is not signed',
    async (lie) => {
      const account = world.info.accounts[0]?.address ?? zeroAddress
      const { collectibles } = await app.client.request(
        listCollectibles,
        {
          contractAddress: order.collectionContractAddress,
          side: 'listing',
          filter: { includeEmpty: true, inAccounts: [account] },
        },
        { chainId: world.info.chainId },
      )
      app.controls.lie(lie)
      const run = list(app.config, {
        ...place(),
        contractAddress: order.collectionContractAddress,
        contractType: 'ERC721',
        currencyAddress: zeroAddress,
        expiry: String(Math.floor(Date.now() / 1000) + 86_400),
        pricePerToken: '750000000000000000',
        tokenId: collectibles[0]?.metadata.tokenId ?? '',
      })
      expect(await getFailure(run)).toMatchObject({ name: 'GuardError' })
      expect(app.wallet.prompts).toHaveLength(0)
    },
  )
})

describe('calls', () => {
  test('default: lists the requests of a purchase to service and node', async () => {
    await buyListing()
    const { calls } = app.controls
    const quote = calls.find(
      ({ method }) => method === 'GenerateBuyTransaction',
    )
    expect(quote).toMatchObject({
      to: 'service',
      params: { ordersData: [{ orderId: order.orderId }] },
      error: undefined,
    })
    expect(quote?.duration).toBeGreaterThan(0)
    expect(quote?.sentAt).toBeLessThanOrEqual(Date.now())
    const asked = calls.filter(({ to }) => to === 'node')
    expect(asked.map(({ method }) => method)).toContain('eth_simulateV1')
    // The wallet sends transactions through its own node.
    expect(asked.map(({ method }) => method)).not.toContain(
      'eth_sendTransaction',
    )
  })

  test('behavior: an error in onCall does not affect the response', async () => {
    const controls = createControls(world.info, {
      onCall() {
        throw new Error('The callback failed.')
      },
    })
    const url = new URL('/world.json', world.info.marketplaceUrl)
    expect((await controls.fetch(url)).ok).toBe(true)
    expect(controls.calls).toMatchObject([{ error: undefined }])
  })

  test('behavior: a failed call has the reason of its failure', async () => {
    app.controls.setOnline('node', false)
    app.controls.setOnline('service', false)
    // The test itself still reaches the service.
    await expect(app.findListing()).resolves.toHaveProperty('orderId')
    await getFailure(buyListing())
    const errors = new Set(app.controls.calls.map(({ error }) => error))
    expect(errors).toContain('The service is offline.')
    const refused = await getFailure(
      app.controls.fetch(`${world.info.marketplaceUrl}/none`).then(() => {
        throw new Error('answered')
      }),
    )
    expect(refused.message).toBe('The service is offline.')
  })
})

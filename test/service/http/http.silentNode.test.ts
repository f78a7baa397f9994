import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { createPublicClient, fallback, http, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ada, collection, now, setupService } from '../setup.js'

/** A node that answers with an error, or never. */
let node: Server
let refusal: { code: number; message: string } | undefined
let url: string
let s: Awaited<ReturnType<typeof setupService>>

beforeAll(async () => {
  node = createServer(async (request, response) => {
    if (!refusal) return
    const calls: { id: number }[] = [await json(request)].flat() as never
    response.setHeader('Content-Type', 'application/json')
    response.end(
      JSON.stringify(
        calls.map(({ id }) => ({ error: refusal, id, jsonrpc: '2.0' })),
      ),
    )
  }).listen(0, '127.0.0.1')
  await once(node, 'listening')
  url = `http://127.0.0.1:${(node.address() as AddressInfo).port}`
  // viem gives up after 40 s: four tries of 10 s.
  const transport = fallback([http(url, { batch: true })])
  s = await setupService({
    chainTimeout: 100,
    client: createPublicClient({ transport }),
    log: () => {},
  })
  await s.addCollection()
})
afterAll(async () => {
  await s.close()
  node.closeAllConnections()
  node.close()
})

test.each([
  ['hangs', undefined],
  ['is over its limit', { code: -32005, message: 'limit exceeded' }],
  ['has an internal error', { code: -32603, message: 'Internal error' }],
  ['is starting', { code: -32000, message: 'header not found' }],
])('behavior: a request gets status 503 if the node %s', async (_, error) => {
  refusal = error
  const listing = {
    collectionAddress: collection,
    owner: ada,
    contractType: 'ERC721',
    orderbook: 'service_marketplace_v2',
    listing: {
      tokenId: '1',
      quantity: '1',
      expiry: String(now / 1000 + 3600),
      currencyAddress: zeroAddress,
      pricePerToken: '1',
    },
  }
  const { body, response } = await s.send(
    '/local/rpc/Marketplace/GenerateListingTransaction',
    { body: JSON.stringify(listing) },
  )
  expect(body).toEqual({
    error: 'WebrpcInternalError',
    code: -7,
    cause: 'chain',
    msg: 'The node of the network local does not respond. Try again later.',
    status: 503,
  })
  expect(response.status).toBe(503)
  expect(response.headers.get('Retry-After')).toBe('5')
})

test('behavior: reads need no chain', async () => {
  const { status } = await s.send('/local/rpc/Marketplace/ListCollectibles', {
    body: JSON.stringify({ contractAddress: collection, side: 'listing' }),
  })
  expect(status).toBe(200)
})

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { encodeErrorResult, type Hex, parseAbi, size } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitClient } from '../../../src/service/chain/limitClient.js'
import { readRefusals } from '../../../src/service/chain/readRefusals.js'
import { toNetworkConfig } from '../../../src/service/node/cli/serveNetworks.js'
import { type Market, setupMarket } from '../market.js'

const abi = parseAbi([
  'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callback, bytes extraData)',
])
const contract = '0x00000000000000000000000000000000000f1259'

let fetched = 0
const server = createServer((_, response) => {
  fetched++
  response.end(JSON.stringify({ data: '0x' }))
})
let market: Market
beforeAll(async () => {
  market = await setupMarket()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  server.close()
  await market.close()
})

/** Code that reverts with some data. */
function revertWith(data: Hex): Hex {
  const length = size(data).toString(16).padStart(4, '0')
  return `0x61${length}80600c6000396000fd${data.slice(2)}`
}

test('behavior: a contract cannot make the service fetch an address (EIP-3668)', async () => {
  const { port } = server.address() as AddressInfo
  const data = encodeErrorResult({
    abi,
    errorName: 'OffchainLookup',
    args: [
      contract,
      [`http://127.0.0.1:${port}/{sender}/{data}`],
      '0x',
      '0x12345678',
      '0x',
    ],
  })
  await market.client.request({
    method: 'anvil_setCode',
    params: [contract, revertWith(data)],
  } as never)
  const { client, requestClient = client } = toNetworkConfig({
    ...market.network,
    collections: [],
    rpcUrls: [String(market.client.transport.url)],
    startBlock: 0,
  } as never)
  const payments = [{ amount: 1n, recipient: contract }] as const
  const { seaport } = market.network
  for (const reader of [client, requestClient, limitClient(client, 5_000)])
    expect(
      await readRefusals({ client: reader, seaport } as never, payments),
    ).toEqual([contract])
  expect(fetched).toBe(0)
})

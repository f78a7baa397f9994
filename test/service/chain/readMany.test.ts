import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createPublicClient, encodeFunctionData, type Hex, http } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createReadMany,
  readManyProgram,
} from '../../../src/service/chain/readMany.js'
import {
  collectionAbi,
  erc721Abi,
} from '../../../src/service/chain/tokenAbis.js'
import { trySaleProgram } from '../../../src/service/chain/trySale.js'
import {
  demoERC721,
  testCollection,
} from '../../../src/service/world/artifacts.js'
import { type Market, setupMarket } from '../market.js'
import { operator, seller } from '../requests.js'
import { startRpcProxy } from '../rpcProxy.js'

let market: Market
let greedy: Hex
let proxy: Awaited<ReturnType<typeof startRpcProxy>>
beforeAll(async () => {
  market = await setupMarket()
  greedy = await market.deploy(testCollection)
  await market.call(operator, greedy, testCollection, 'setGreedy', [true])
  await market.call(operator, market.emblems, demoERC721, 'mint', [
    seller.address,
    1n,
  ])
  proxy = await startRpcProxy(String(market.client.transport.url))
})
afterAll(async () => {
  await proxy.stop()
  await market.close()
})

const open = () =>
  createReadMany(
    createPublicClient({ transport: http(proxy.url, { retryCount: 0 }) }),
    undefined,
  )
const getOwner = (tokenId: bigint) => ({
  to: market.emblems,
  data: encodeFunctionData({
    abi: erc721Abi,
    functionName: 'ownerOf',
    args: [tokenId],
  }),
  gas: 100_000,
})
const getRoyalty = () => ({
  to: greedy,
  data: encodeFunctionData({
    abi: collectionAbi,
    functionName: 'royaltyInfo',
    args: [1n, 1n],
  }),
  gas: 500_000,
})
/** Sends the same reads in each test: one burns gas, one works. */
function readAll() {
  const readMany = open()
  return Promise.all([readMany(getRoyalty()), readMany(getOwner(1n))])
}
const results = () => [
  { isDone: false },
  {
    isDone: true,
    data: `0x${seller.address.slice(2).padStart(64, '0').toLowerCase()}`,
  },
]

describe('createReadMany', () => {
  test('default: several reads take one call', async () => {
    proxy.calls.length = 0
    expect(await readAll()).toMatchObject(results())
    expect(proxy.calls.map(({ method }) => method)).toEqual(['eth_call'])
  })

  test('behavior: reads that do not fit into one call are split', async () => {
    proxy.calls.length = 0
    const readMany = open()
    const owners = await Promise.all(
      Array.from({ length: 200 }, () => readMany(getOwner(1n))),
    )
    expect(new Set(owners.map(({ data }) => data)).size).toBe(1)
    expect(proxy.calls).toHaveLength(2)
  })

  test('behavior: a call that needs more gas than is left is sent alone', async () => {
    proxy.calls.length = 0
    const result = await open()({ ...getOwner(1n), gas: 4_000_000_000 })
    expect(result).toMatchObject({ isDone: true })
    expect(proxy.calls).toHaveLength(2)
  })

  test('behavior: a node that refuses programs gets the calls one by one', async () => {
    proxy.refuse(({ method, params: [call] }) =>
      method === 'eth_call' && !call.to
        ? { code: -32602, message: 'A recipient is missing.' }
        : undefined,
    )
    expect(await readAll()).toMatchObject(results())
    proxy.refuse(() => undefined)
  })

  test('behavior: a node that is down fails the reads', async () => {
    const readMany = createReadMany(
      createPublicClient({
        transport: http('http://127.0.0.1:9', { retryCount: 0 }),
      }),
      undefined,
    )
    await expect(readMany(getOwner(1n))).rejects.toThrow('HTTP request failed')
  })
})

test.each([
  ['ReadMany', readManyProgram],
  ['TrySale', trySaleProgram],
])('the program %s is compiled from its source', (name, program) => {
  const solc = createRequire(import.meta.url)('solc')
  const input = {
    language: 'Yul',
    sources: {
      source: { content: readFileSync(`contracts/${name}.yul`, 'utf8') },
    },
    settings: {
      evmVersion: 'paris',
      optimizer: { enabled: true, details: { yul: true } },
      outputSelection: { '*': { '*': ['evm.bytecode.object'] } },
    },
  }
  const { contracts } = JSON.parse(solc.compile(JSON.stringify(input)))
  expect(`0x${contracts.source[name].evm.bytecode.object}`).toBe(program)
})

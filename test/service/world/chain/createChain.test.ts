import fc from 'fast-check'
import { type Hex, numberToHex } from 'viem'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { hangLimit } from '../../../../scripts/hangLimit.js'
import { worldAccounts } from '../../../../src/service/world/accounts.js'
import { answerRpc } from '../../../../src/service/world/chain/answerRpc.js'
import {
  type Chain,
  type ChainOptions,
  createChain,
} from '../../../../src/service/world/chain/createChain.js'
import { countRuns } from '../../../sample.js'

const chains: Chain[] = []
afterEach(() => {
  for (const chain of chains.splice(0)) chain.stop()
})

async function start(options: Partial<ChainOptions> = {}) {
  const chain = await createChain({
    privateKeys: worldAccounts.map(({ privateKey }) => privateKey),
    ...options,
  })
  chains.push(chain)
  const ask = (method: string, ...params: unknown[]): Promise<any> =>
    chain.request({ method, params })
  return { ask, chain }
}

const [ada = '0x', bob = '0x'] = worldAccounts.map(({ address }) => address)
const contract = '0x00000000000000000000000000000000000f1257'

/** Counts its calls in the first slot. */
const counter = '0x600160005401600055'

describe('history', () => {
  test('behavior: states of the newest 128 blocks are kept', async () => {
    const { ask } = await start()
    await ask('anvil_setCode', contract, counter)
    const transaction = { from: ada, to: contract, gas: '0x186a0' }
    for (let index = 0; index < 5; index++)
      await ask('eth_sendTransaction', transaction)
    await ask('anvil_mine', numberToHex(126))
    expect(Number(await ask('eth_getStorageAt', contract, '0x0', '0x4'))).toBe(
      4,
    )
    await ask('anvil_mine', '0x2')
    await expect(
      ask('eth_getStorageAt', contract, '0x0', '0x4'),
    ).rejects.toMatchObject({ code: -32000 })
    expect(Number(await ask('eth_getStorageAt', contract, '0x0', '0x5'))).toBe(
      5,
    )
  })

  test('behavior: a rollback restores the exact state before the removed blocks', async () => {
    type Step = 'send' | 'pay' | 'code' | 'balance' | 'slot' | 'mine'
    const steps = fc.array(
      fc.constantFrom<Step>('send', 'pay', 'code', 'balance', 'slot', 'mine'),
      { maxLength: 8, minLength: 1 },
    )
    const { ask, chain } = await start()
    await ask('anvil_setCode', contract, counter)
    let count = 0
    const acts: Record<Step, () => Promise<unknown>> = {
      send: () => ask('eth_sendTransaction', { from: ada, to: contract }),
      pay: () =>
        ask('eth_sendTransaction', { from: ada, to: bob, value: '0x1' }),
      code: () => ask('anvil_setCode', bob, numberToHex(count++, { size: 4 })),
      balance: () => ask('anvil_setBalance', contract, numberToHex(count++)),
      slot: () =>
        ask('anvil_setStorageAt', contract, '0x1', numberToHex(count++)),
      mine: () => ask('evm_mine'),
    }
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        await ask('evm_mine')
        const before = await chain.dump()
        await ask('evm_mine')
        for (const step of list) await acts[step]()
        const height = Number(await ask('eth_blockNumber'))
        await ask('anvil_rollback', height + 1 - before.blocks.length)
        expect(sortState(await chain.dump())).toEqual(sortState(before))
      }),
      { numRuns: countRuns(30, 3) },
    )
  })
})

const sortState = ({ state, ...rest }: Awaited<ReturnType<Chain['dump']>>) => ({
  ...rest,
  state: state.toSorted(([a], [b]) => (a < b ? -1 : 1)),
})

describe('dump', () => {
  test('default: a loaded dump answers as the dumped chain', async () => {
    const { ask, chain } = await start()
    const { contractAddress, transactionHash } = await ask(
      'eth_sendTransactionSync',
      // The constructor emits a log and returns the code of a counter.
      { from: ada, data: `0x60006000a0${deploy(counter)}` },
    )
    await ask('eth_sendTransaction', { from: ada, to: contractAddress })
    const dump = JSON.parse(JSON.stringify(await chain.dump()))

    const other = await start()
    await other.chain.load(dump)
    for (const [method, ...params] of [
      ['eth_getBlockByNumber', 'latest', true],
      ['eth_getBlockByNumber', '0x1', true],
      ['eth_getTransactionReceipt', transactionHash],
      ['eth_getLogs', { fromBlock: '0x0' }],
      ['eth_getStorageAt', contractAddress, '0x0', 'latest'],
      ['eth_getCode', contractAddress, 'latest'],
      ['eth_getTransactionCount', ada, 'latest'],
    ] as [string, ...unknown[]][])
      expect(await other.ask(method, ...params)).toEqual(
        await ask(method, ...params),
      )
    await other.ask('eth_sendTransaction', { from: ada, to: contractAddress })
    const count = [
      'eth_getStorageAt',
      contractAddress,
      '0x0',
      'latest',
    ] as const
    expect(Number(await other.ask(...count))).toBe(2)
    expect(Number(await ask(...count))).toBe(1)
  })

  test('behavior: loads a dump as text, and refuses any other text', async () => {
    const { ask } = await start()
    await ask('anvil_setBalance', contract, '0x7')
    const text: Hex = await ask('anvil_dumpState')
    const other = await start()
    expect(await other.ask('anvil_loadState', text)).toBe(true)
    expect(await other.ask('eth_getBalance', contract, 'latest')).toBe('0x7')
    await expect(other.ask('anvil_loadState', '0x7b7d')).rejects.toMatchObject({
      code: -32602,
    })
  })
})

/** Code that creates a contract with this code, after five bytes of other code. */
function deploy(code: Hex): string {
  const length = numberToHex((code.length - 2) / 2, { size: 1 }).slice(2)
  return `60${length}601160003960${length}6000f3${code.slice(2)}`
}

describe('blocks', () => {
  test('parameters: blockTime', async () => {
    const { ask } = await start({ blockTime: 0.05 })
    await vi.waitUntil(async () => Number(await ask('eth_blockNumber')) > 2, {
      timeout: hangLimit,
    })
    await ask('evm_setIntervalMining', 0)
    const { hash } = await ask('eth_getBlockByNumber', 'latest', false)
    const sent = await ask('eth_sendTransaction', { from: ada, to: bob })
    expect(await ask('eth_getTransactionReceipt', sent)).toBeNull()
    const newest = await ask('eth_getBlockByNumber', 'latest', false)
    expect(newest.hash).toBe(hash)
  })

  test('behavior: transactions that do not fit wait for the next block', async () => {
    const { ask } = await start()
    await ask('evm_setAutomine', false)
    const transaction = { to: contract, gas: numberToHex(20_000_000) }
    // Reads a word at 3 MB: growing the memory that far costs 19 million gas.
    await ask('anvil_setCode', contract, '0x622fffff5100')
    const hashes = [
      await ask('eth_sendTransaction', { from: ada, ...transaction }),
      await ask('eth_sendTransaction', { from: bob, ...transaction }),
    ]
    await ask('evm_setAutomine', true)
    const receipts = await Promise.all(
      hashes.map((hash) => ask('eth_getTransactionReceipt', hash)),
    )
    const [first, second] = receipts.map((it) => Number(it.blockNumber))
    expect(second).toBe(Number(first) + 1)
  })

  test('behavior: a transaction that its sender can no longer pay for is dropped', async () => {
    const { ask } = await start()
    await ask('evm_setAutomine', false)
    const hash = await ask('eth_sendTransaction', { from: ada, to: bob })
    await ask('anvil_setBalance', ada, '0x1')
    await ask('evm_setAutomine', true)
    expect(await ask('eth_getTransactionByHash', hash)).toBeNull()
  })
})

describe('answerRpc', () => {
  const post = async (chain: Chain, body: unknown) => {
    const request = new Request('http://chain', {
      method: 'POST',
      body: JSON.stringify(body),
    })
    const response = await answerRpc(chain, request)
    return response.json()
  }

  test('default: one request or a list of requests is answered', async () => {
    const { chain } = await start({ chainId: 7 })
    const call = { jsonrpc: '2.0', id: 1, method: 'eth_chainId' }
    expect(await post(chain, call)).toEqual({
      jsonrpc: '2.0',
      id: 1,
      result: '0x7',
    })
    expect(await post(chain, [call, { ...call, id: 2, method: 'no' }])).toEqual(
      [
        { jsonrpc: '2.0', id: 1, result: '0x7' },
        {
          jsonrpc: '2.0',
          id: 2,
          error: { code: -32601, message: 'Method not found' },
        },
      ],
    )
  })

  test('behavior: accepts requests from pages of any origin', async () => {
    const { chain } = await start()
    const request = new Request('http://chain', { method: 'OPTIONS' })
    const { headers, status } = await answerRpc(chain, request)
    expect([status, headers.get('Access-Control-Allow-Origin')]).toEqual([
      204,
      '*',
    ])
  })
})

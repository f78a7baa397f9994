import { BaseError, createPublicClient, type Hex, numberToHex } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isAnswer, isRefusal } from '../../../../src/service/chain/chainView.js'
import { worldAccount } from '../../../../src/service/world/accounts.js'
import { classifyWalletError } from '../../../../src/steps/failures/classifyWalletError.js'
import { revertReason } from '../../../../src/steps/failures/revertReason.js'
import { type ChainPair, startChainPair } from './chainPair.js'

let pair: ChainPair
beforeAll(async () => {
  pair = await startChainPair()
  for (const [address, code] of Object.entries(contracts))
    await pair.act('anvil_setCode', [address, code])
})
afterAll(() => pair.stop())

const { address: ada } = worldAccount(0)
const { address: bob } = worldAccount(1)
const place = (index: number): Hex => numberToHex(0xf1250 + index, { size: 20 })
const fortune = numberToHex(10n ** 30n)

/** Code that fails in different ways. */
const failures = {
  'revert without data': '0x60006000fd',
  'revert with a custom error': '0x6310fda3e160e01b600052600460006000fd',
  'revert with a text':
    '0x6308c379a060e01b60005260206004526002602452616869' +
    '60f01b60445260646000fd',
  'invalid opcode': '0xfe',
  'invalid jump': '0x600056',
  'stack underflow': '0x01',
  'all gas used': '0x5b600056',
} as const
const names = Object.keys(failures) as (keyof typeof failures)[]
const contracts = Object.fromEntries(
  names.map((name, index) => [place(index), failures[name]]),
)

describe.each(names)('a contract with: %s', (name) => {
  const to = place(names.indexOf(name))
  // Without a limit, an infinite loop runs for many seconds.
  const gas = name === 'all gas used' ? 90_000n : undefined
  const call = { from: ada, to, ...(gas && { gas: numberToHex(gas) }) }

  test.each(['eth_call', 'eth_estimateGas'])('%s', async (method) => {
    const { error } = await pair.expectSame(method, [call, 'latest'])
    expect(error).toBeDefined()
  })

  test('eth_simulateV1', async () => {
    const blocks = [{ calls: [call, { from: ada, to: bob }] }]
    await pair.expectSame(
      'eth_simulateV1',
      [{ blockStateCalls: blocks, traceTransfers: true }, 'latest'],
      ([block]) =>
        block.calls.map((it: any) => [it.status, it.returnData, it.gasUsed]),
    )
  })

  test('a transaction', async () => {
    const receipt = await pair.send(worldAccount(0), {
      to,
      gas: 90_000n,
    })
    expect(receipt.status).toBe('0x0')
  })

  test('viem and the engine classify the errors of both chains alike', async () => {
    const classified = await Promise.all(
      pair.transports.map(async (transport) => {
        const client = createPublicClient({ transport })
        const error = await client
          .call({ account: ada, gas, to })
          .catch((reason: unknown) => reason)
        if (!(error instanceof BaseError)) throw new Error('It did not fail.')
        return {
          names: [error.name, getName(error.cause)],
          wallet: classifyWalletError(error),
          reason: revertReason(error),
          isRefusal: isRefusal(error),
        }
      }),
    )
    expect(classified[1]).toEqual(classified[0])
  })
})

const getName = (error: unknown) => (error instanceof Error ? error.name : '')

const unsigned = { from: ada, to: bob }

describe('requests that are refused', () => {
  test.each<[string, string, unknown[]]>([
    ['unknown method', 'eth_nope', []],
    ['state of a future block', 'eth_getBalance', [bob, '0x7777']],
    ['call at a future block', 'eth_call', [unsigned, '0x7777']],
    [
      'call at an unknown block',
      'eth_call',
      [unsigned, { blockHash: numberToHex(7, { size: 32 }) }],
    ],
    [
      'call without the money',
      'eth_call',
      [{ ...unsigned, value: fortune }, 'latest'],
    ],
    [
      'call without the gas',
      'eth_call',
      [{ ...unsigned, gas: '0x1' }, 'latest'],
    ],
    [
      'simulation without the money',
      'eth_simulateV1',
      [
        { blockStateCalls: [{ calls: [{ ...unsigned, value: fortune }] }] },
        'latest',
      ],
    ],
    [
      'transaction without the money',
      'eth_sendTransaction',
      [{ ...unsigned, value: fortune }],
    ],
    [
      'transaction without a signer',
      'eth_sendTransaction',
      [{ from: place(0), to: bob }],
    ],
    ['used nonce', 'eth_sendTransaction', [{ ...unsigned, nonce: '0x0' }]],
    [
      'gas below the minimum',
      'eth_sendTransaction',
      [{ ...unsigned, gas: '0x1' }],
    ],
    [
      'gas above the block limit',
      'eth_sendTransaction',
      [{ ...unsigned, gas: '0xffffffffff' }],
    ],
    [
      'fee below the base fee',
      'eth_sendTransaction',
      [{ ...unsigned, gasPrice: '0x1' }],
    ],
    ['empty transaction', 'eth_sendRawTransaction', ['0x']],
    ['bytes that are no transaction', 'eth_sendRawTransaction', ['0x1234']],
    ['signature of an unknown account', 'eth_sign', [place(0), '0x12']],
    [
      'logs of an unknown block',
      'eth_getLogs',
      [{ blockHash: numberToHex(7, { size: 32 }) }],
    ],
    ['logs of future blocks', 'eth_getLogs', [{ fromBlock: '0x7777' }]],
  ])('%s', async (_, method, params) => {
    const { error } = await pair.expectSame(method, params)
    expect(error).toBeDefined()
  })

  test('transaction for another chain', async () => {
    const raw = await worldAccount(0).signTransaction({
      chainId: 5,
      gas: 21_000n,
      maxFeePerGas: 10n ** 10n,
      nonce: 50,
      to: bob,
      type: 'eip1559',
    })
    const { error } = await pair.expectSame('eth_sendRawTransaction', [raw])
    expect(error?.code).toBe(-32003)
  })
})

describe('answers without an error', () => {
  const unknown = numberToHex(7, { size: 32 })

  test.each<[string, unknown[]]>([
    ['eth_chainId', []],
    ['net_version', []],
    ['eth_accounts', []],
    ['eth_getBlockByNumber', ['0x7777', false]],
    ['eth_getBlockByHash', [unknown, false]],
    ['eth_getTransactionByHash', [unknown]],
    ['eth_getTransactionReceipt', [unknown]],
    ['eth_getBlockReceipts', ['0x7777']],
    ['eth_getCode', [place(0), 'latest']],
    ['eth_getCode', [bob, 'latest']],
    ['eth_estimateGas', [{ ...unsigned, value: fortune }]],
    ['eth_estimateGas', [{ from: ada, data: '0x6001600c60003960016000f300' }]],
    [
      'eth_call',
      [{ from: ada, data: '0x6001600c60003960016000f300' }, 'latest'],
    ],
    ['eth_getLogs', [{ fromBlock: '0x0', toBlock: '0x7777' }]],
    ['eth_getLogs', [{ fromBlock: '0x1', toBlock: '0x0' }]],
    ['eth_sign', [ada, '0x1234']],
    ['personal_sign', ['0x1234', ada]],
  ])('%s %j', async (method, params) => {
    const { error } = await pair.expectSame(method, params)
    expect(error).toBeUndefined()
  })

  test('isAnswer', async () => {
    const errors = await Promise.all(
      pair.transports.map((transport) =>
        createPublicClient({ transport })
          .getBalance({ address: bob, blockNumber: 7777n })
          .catch((error: unknown) => error),
      ),
    )
    expect(errors.map(isRefusal)).toEqual([false, false])
    expect(errors.map(isAnswer)[0]).toBe(true)
  })
})

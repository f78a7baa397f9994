import { type Hex, numberToHex, pad } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { worldAccount } from '../../../../src/service/world/accounts.js'
import { type ChainPair, startChainPair } from './chainPair.js'

let pair: ChainPair
beforeAll(async () => {
  pair = await startChainPair()
})
afterAll(() => pair.stop())
beforeEach(() => pair.act('evm_setAutomine', [true]))

const ada = worldAccount(0)
const bob = worldAccount(1)
const contract = '0x00000000000000000000000000000000000f1257'

/** Counts its calls in the first slot. */
const counter = '0x600160005401600055'

/** Reverts with its calldata as the reason. */
const echo = '0x3660006000373660006000fd'

const count = (tag: string) => [ada.address, tag]
const gwei = (amount: bigint) => amount * 10n ** 9n

/** Fails unless a transaction is in the same state on both chains. */
const expectSameFate = (hash: Hex) =>
  pair.expectSame('eth_getTransactionByHash', [hash], (it) =>
    it ? [it.blockNumber, it.transactionIndex, it.nonce] : it,
  )

const expectSameHeight = () => pair.expectSame('eth_blockNumber')

describe('pool', () => {
  test('behavior: nothing is mined until requested', async () => {
    await pair.act('evm_setAutomine', [false])
    const hash = await pair.submit(ada, { to: bob.address, value: 1n })
    await expectSameFate(hash)
    await pair.expectSame('eth_getTransactionReceipt', [hash])
    await pair.expectSame('eth_getTransactionCount', count('latest'))
    await pair.expectSame('eth_getTransactionCount', count('pending'))
    await pair.expectSame(
      'eth_getBlockByNumber',
      ['pending', false],
      (block) => [block.number, block.transactions],
    )
    await pair.act('evm_mine')
    await pair.expectSameReceipt(hash)
  })

  test('behavior: automatic mining resumes with pending transactions', async () => {
    await pair.act('evm_setAutomine', [false])
    const hash = await pair.submit(ada, { to: bob.address })
    await pair.act('evm_setAutomine', [true])
    await pair.expectSameReceipt(hash)
  })

  test('behavior: replacements need higher fees', async () => {
    await pair.act('evm_setAutomine', [false])
    const [nonce] = await pair.act('eth_getTransactionCount', count('latest'))
    const draft = { nonce: Number(nonce), to: bob.address }
    const first = await pair.submit(ada, { ...draft, maxFeePerGas: gwei(10n) })
    const dear = await pair.sign(ada, { ...draft, maxFeePerGas: gwei(20n) })
    const cheap = await pair.sign(ada, {
      ...draft,
      maxFeePerGas: gwei(10n),
      value: 1n,
    })
    const { error } = await pair.expectSame('eth_sendRawTransaction', [cheap])
    expect(error?.message).toBe('replacement transaction underpriced')
    const { result: second } = await pair.expectSame('eth_sendRawTransaction', [
      dear,
    ])
    const again = await pair.expectSame('eth_sendRawTransaction', [dear])
    expect(again.error?.message).toBe('transaction already imported')
    await expectSameFate(first)
    await pair.act('evm_mine')
    await pair.expectSameReceipt(second)
    await pair.expectSame('eth_getTransactionReceipt', [first])
  })

  test('behavior: transactions after a nonce gap wait', async () => {
    await pair.act('evm_setAutomine', [false])
    const [nonce] = await pair.act('eth_getTransactionCount', count('latest'))
    const at = (gap: number) => ({
      nonce: Number(nonce) + gap,
      to: bob.address,
    })
    const later = await pair.submit(ada, at(1))
    await pair.expectSame('eth_getTransactionCount', count('pending'))
    await pair.act('evm_mine')
    await expectSameFate(later)
    const sooner = await pair.submit(ada, at(0))
    await pair.expectSame('eth_getTransactionCount', count('pending'))
    await pair.act('evm_mine')
    for (const hash of [sooner, later]) await pair.expectSameReceipt(hash)
  })

  test('behavior: transactions that pay more come first', async () => {
    await pair.act('evm_setAutomine', [false])
    const cheap = await pair.submit(ada, {
      maxPriorityFeePerGas: gwei(1n),
      to: bob.address,
    })
    const dear = await pair.submit(bob, {
      maxFeePerGas: gwei(200n),
      maxPriorityFeePerGas: gwei(9n),
      to: ada.address,
    })
    await pair.act('evm_mine')
    const [block] = await pair.act('eth_getBlockByNumber', ['latest', false])
    expect(block.transactions).toEqual([dear, cheap])
    await pair.expectSame('eth_getBlockByNumber', ['latest', false], (it) => [
      it.transactions,
      it.gasUsed,
      it.baseFeePerGas,
    ])
    await pair.expectSame('eth_getBlockReceipts', ['latest'], (receipts) =>
      receipts.map((it: any) => [it.cumulativeGasUsed, it.effectiveGasPrice]),
    )
  })

  test('behavior: dropped transactions are not mined', async () => {
    await pair.act('evm_setAutomine', [false])
    const one = await pair.submit(ada, { to: bob.address })
    const two = await pair.submit(bob, { to: ada.address })
    await pair.expectSame('anvil_dropTransaction', [one])
    await pair.expectSame('anvil_dropTransaction', [one])
    await expectSameFate(one)
    await pair.act('anvil_dropAllTransactions')
    await expectSameFate(two)
    await pair.act('evm_mine')
    await pair.expectSame('eth_getTransactionCount', count('latest'))
  })
})

describe('time', () => {
  /** Seconds that the next block is after the newest one. */
  const measure = async (act: () => Promise<unknown>) => {
    const time = ({ timestamp }: any) => Number(timestamp)
    const read = () => pair.act('eth_getBlockByNumber', ['latest', false])
    const before = await read()
    await act()
    return (await read()).map(
      (block, index) => time(block) - time(before[index]),
    )
  }

  test('behavior: the clock can be moved forward', async () => {
    await pair.act('evm_mine')
    const passed = await measure(async () => {
      await pair.act('evm_increaseTime', [1000])
      await pair.act('evm_increaseTime', ['0x64'])
      await pair.act('evm_mine')
    })
    for (const seconds of passed) {
      expect(seconds).toBeGreaterThanOrEqual(1100)
      expect(seconds).toBeLessThan(1150)
    }
  })

  test('behavior: several blocks can be mined at an interval', async () => {
    await pair.act('evm_mine')
    const passed = await measure(() => pair.act('anvil_mine', ['0x3', '0x64']))
    for (const seconds of passed) {
      expect(seconds).toBeGreaterThanOrEqual(300)
      expect(seconds).toBeLessThan(350)
    }
    await expectSameHeight()
  })

  test('behavior: the time of the next block can be set', async () => {
    const time = 2_000_000_000
    await pair.act('evm_setNextBlockTimestamp', [time])
    await pair.act('evm_mine')
    await pair.expectSame('eth_getBlockByNumber', ['latest', false], (block) =>
      Number(block.timestamp),
    )
    const { error } = await pair.expectSame('anvil_setNextBlockTimestamp', [1])
    expect(error?.code).toBe(-32602)
    await pair.act('anvil_setNextBlockTimestamp', [numberToHex(time + 500)])
    await pair.act('evm_mine')
    const [a, b] = await pair.act('eth_getBlockByNumber', ['latest', false])
    expect([Number(a.timestamp), Number(b.timestamp)]).toEqual([
      time + 500,
      time + 500,
    ])
  })
})

describe('state', () => {
  test('behavior: balances, code and storage can be written', async () => {
    const slot = numberToHex(0, { size: 32 })
    await pair.act('anvil_setCode', [contract, counter])
    await pair.act('anvil_setBalance', [contract, '0xde0b6b3a7640000'])
    await pair.act('anvil_setNonce', [contract, '0x5'])
    await pair.act('anvil_setStorageAt', [contract, '0x0', pad('0x7')])
    for (const [method, params] of [
      ['eth_getCode', [contract, 'latest']],
      ['eth_getBalance', [contract, 'latest']],
      ['eth_getTransactionCount', [contract, 'latest']],
      ['eth_getStorageAt', [contract, '0x0', 'latest']],
      ['eth_getStorageAt', [contract, slot, 'latest']],
    ] as const)
      await pair.expectSame(method, params)
    await pair.send(ada, { to: contract })
    const answer = await pair.expectSame('eth_getStorageAt', [
      contract,
      '0x0',
      'latest',
    ])
    expect(Number(answer.result)).toBe(8)
  })

  test('behavior: earlier states can be read', async () => {
    await pair.act('anvil_setCode', [contract, counter])
    for (let index = 0; index < 3; index++)
      await pair.send(ada, { to: contract })
    const [height] = await pair.act('eth_blockNumber')
    for (let depth = 0; depth < 4; depth++) {
      const tag = numberToHex(Number(height) - depth)
      await pair.expectSame('eth_getStorageAt', [contract, '0x0', tag])
      await pair.expectSame('eth_getTransactionCount', count(tag))
      await pair.expectSame('eth_getBalance', [bob.address, tag])
    }
  })

  test('behavior: calls can override the state', async () => {
    await pair.act('anvil_setCode', [contract, echo])
    const call = { from: ada.address, to: contract, data: '0x1234' }
    const free = '0x600054600052602060006000f3'
    for (const overrides of [
      undefined,
      { [contract]: { code: '0x3860005260206000f3' } },
      {
        [contract]: {
          code: '0x60005460005260206000f3',
          stateDiff: { [pad('0x0')]: pad('0x9') },
        },
      },
      {
        [contract]: {
          code: '0x60005460005260206000f3',
          state: { [pad('0x1')]: pad('0x9') },
        },
      },
      { [contract]: { code: free } },
      { [contract]: { code: '0x4760005260206000f3', balance: '0x77' } },
    ])
      await pair.expectSame('eth_call', [call, 'latest', overrides])
    await pair.expectSame('eth_call', [call, 'latest'])
  })

  test('behavior: accounts without a key can be impersonated', async () => {
    await pair.act('anvil_setBalance', [contract, '0xde0b6b3a7640000'])
    await pair.act('anvil_setCode', [contract, counter])
    const request = {
      from: contract,
      to: bob.address,
      value: '0x1',
      gas: '0x5208',
    }
    const refused = await pair.expectSame('eth_sendTransaction', [request])
    expect(refused.error?.message).toBe('No Signer available')
    await pair.act('anvil_impersonateAccount', [contract])
    await pair.expectSame('eth_sendTransactionSync', [request], (receipt) => [
      receipt.from,
      receipt.status,
      receipt.gasUsed,
    ])
    await pair.act('anvil_stopImpersonatingAccount', [contract])
    await pair.expectSame('eth_sendTransaction', [request])
    await pair.expectSame('eth_getBalance', [bob.address, 'latest'])
  })
})

describe('forks', () => {
  test('behavior: a snapshot can be restored once', async () => {
    await pair.act('anvil_setCode', [contract, counter])
    await pair.act('anvil_setStorageAt', [contract, '0x0', pad('0x0')])
    await pair.send(ada, { to: contract })
    const { result: id } = await pair.expectSame('evm_snapshot')
    const receipt = await pair.send(ada, { to: contract })
    await pair.act('anvil_setBalance', [contract, '0x1'])
    expect((await pair.expectSame('evm_revert', [id])).result).toBe(true)
    expect((await pair.expectSame('evm_revert', [id])).result).toBe(false)
    await pair.expectSame('eth_getStorageAt', [contract, '0x0', 'latest'])
    await pair.expectSame('eth_getBalance', [contract, 'latest'])
    await pair.expectSame('eth_getTransactionReceipt', [
      receipt.transactionHash,
    ])
    await expectSameHeight()
    await pair.send(ada, { to: contract })
    await pair.expectSame('eth_getStorageAt', [contract, '0x0', 'latest'])
  })

  test('behavior: a rollback removes the newest block and its transaction', async () => {
    await pair.act('anvil_setCode', [contract, counter])
    const first = await pair.send(ada, { to: contract })
    const second = await pair.send(ada, { to: contract })
    await pair.act('anvil_rollback', [1])
    await expectSameHeight()
    await pair.expectSame('eth_getStorageAt', [contract, '0x0', 'latest'])
    for (const { transactionHash } of [first, second])
      await expectSameFate(transactionHash)
    await pair.expectSame('eth_getTransactionCount', count('pending'))
    const { error } = await pair.expectSame('anvil_rollback', [5000])
    expect(error?.code).toBe(-32602)
    await pair.send(ada, { to: contract })
  })

  test('behavior: a reorganisation replaces the newest blocks', async () => {
    await pair.act('anvil_setCode', [contract, counter])
    const { transactionHash } = await pair.send(ada, { to: contract })
    const hashes = await pair.act('eth_getBlockByNumber', ['latest', false])
    await pair.act('anvil_reorg', [1, []])
    await expectSameHeight()
    await expectSameFate(transactionHash)
    await pair.expectSame('eth_getStorageAt', [contract, '0x0', 'latest'])
    const after = await pair.act('eth_getBlockByNumber', ['latest', false])
    for (const [index, block] of after.entries())
      expect(block.hash).not.toBe(hashes[index].hash)
    const raw = await pair.sign(ada, { to: contract })
    await pair.act('anvil_reorg', [2, [[raw, 1]]])
    await expectSameHeight()
    await pair.expectSame(
      'eth_getBlockByNumber',
      ['latest', false],
      (block) => block.transactions,
    )
    await pair.expectSame('eth_getStorageAt', [contract, '0x0', 'latest'])
  })
})

import { type Hex, numberToHex } from 'viem'
import type { CallChain } from '../wallet/callChain.js'

/** Controls of a world's chain. */
export type ChainControls = {
  /** Advances the chain's clock, and mines a block. The service's clock follows. */
  advanceTime(seconds: number): Promise<void>
  /** Mines blocks now. @default 1 */
  mine(blocks?: number): Promise<void>
  /**
   * Stops mining, so that transactions stay pending; or resumes it and mines them.
   * Also ends a `dropNext` that no transaction has met.
   */
  setMining(isOn: boolean): Promise<void>
  /**
   * Drops the pending transactions, else the next one, which its sender takes for
   * sent. Resolves when the chain waits for it; reads and other blocks wait too.
   */
  dropNext(): Promise<void>
  /**
   * Replaces the newest blocks, as a reorganisation does. Their transactions are
   * mined again, unless `isLost`.
   */
  reorg(blocks?: number, options?: { isLost?: boolean }): Promise<void>
}

/** How often `dropNext` looks for a transaction, in milliseconds. */
const interval = 25

type MinedTransaction = Record<string, unknown> & { hash: Hex }

/** Creates the controls of a development chain: Anvil, or the chain in memory. */
export function createChainControls(callChain: CallChain): ChainControls {
  const call = (method: string, ...params: unknown[]) =>
    callChain({ method, params })
  /** Seconds between blocks, while mining is paused. */
  let blockTime: unknown
  let isDropping = false
  let isPaused = false

  async function pause(): Promise<void> {
    if (isPaused) return
    isPaused = true
    blockTime = await call('anvil_getIntervalMining')
    await call('evm_setIntervalMining', 0)
    await call('evm_setAutomine', false)
  }

  async function resume(): Promise<void> {
    isPaused = false
    await call('evm_setAutomine', true)
    if (blockTime) await call('evm_setIntervalMining', blockTime)
    blockTime = undefined
    await call('evm_mine')
  }

  async function setMining(isOn: boolean): Promise<void> {
    isDropping = false
    await (isOn ? resume() : pause())
  }

  async function hasPending(): Promise<boolean> {
    const accounts = (await call('eth_accounts')) as Hex[]
    const counts = await Promise.all(
      accounts.map(async (account) => {
        const [mined, all] = await Promise.all([
          call('eth_getTransactionCount', account, 'latest'),
          call('eth_getTransactionCount', account, 'pending'),
        ])
        return mined !== all
      }),
    )
    return counts.includes(true)
  }

  async function drop(): Promise<void> {
    while (isDropping && !(await hasPending()))
      await new Promise((resolve) => setTimeout(resolve, interval))
    if (!isDropping) return
    await call('anvil_dropAllTransactions')
    await setMining(true)
  }

  async function readTransactions(blocks: number) {
    const head = Number(await call('eth_blockNumber'))
    const numbers = Array.from(
      { length: Math.min(blocks, head) },
      (_, index) => head - blocks + 1 + index,
    )
    const found = await Promise.all(
      numbers.map((number) =>
        call('eth_getBlockByNumber', numberToHex(number), true),
      ),
    )
    return found.flatMap(
      (block) => Object(block).transactions as MinedTransaction[],
    )
  }

  return {
    setMining,
    async advanceTime(seconds) {
      await call('evm_increaseTime', Math.ceil(seconds))
      await call('evm_mine')
    },
    async mine(blocks = 1) {
      await call('anvil_mine', numberToHex(blocks))
    },
    async dropNext() {
      if (isDropping) return
      await pause()
      isDropping = true
      // The chain may stop meanwhile.
      drop().catch(() => {})
    },
    async reorg(blocks = 1, { isLost = false } = {}) {
      const wasPaused = isPaused
      const transactions = await readTransactions(blocks)
      await pause()
      await call('anvil_rollback', blocks)
      await call('anvil_dropAllTransactions')
      if (!isLost)
        for (const { input, ...rest } of transactions)
          await call('eth_sendTransaction', toRequest({ ...rest, data: input }))
      await call('anvil_mine', numberToHex(blocks + 1))
      if (!wasPaused) await resume()
    },
  }
}

const requestFields = [
  'from',
  'to',
  'data',
  'value',
  'gas',
  'nonce',
  'type',
  'accessList',
  'authorizationList',
]

/** Returns the fields that make the same transaction, with the same hash. */
function toRequest(transaction: Record<string, unknown>) {
  const fees =
    transaction.maxFeePerGas === undefined
      ? ['gasPrice']
      : ['maxFeePerGas', 'maxPriorityFeePerGas']
  return Object.fromEntries(
    [...requestFields, ...fees]
      .filter((name) => transaction[name] !== undefined)
      .map((name) => [name, transaction[name]]),
  )
}

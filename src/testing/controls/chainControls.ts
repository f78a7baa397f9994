import {
  formatTransaction,
  type Hex,
  numberToHex,
  type RpcTransaction,
  serializeTransaction,
} from 'viem'
import { assertInput, assertWhole } from '../assertInput.js'
import type { CallChain } from '../wallet/callChain.js'

/** Controls of a world's chain. */
export type ChainControls = {
  /**
   * Advances the chain's clock, and mines a block. The service's clock follows.
   *
   * @throws TypeError if `seconds` is not a number from 0 on.
   */
  advanceTime(seconds: number): Promise<void>
  /**
   * Mines blocks now, by default one.
   *
   * @throws TypeError if `blocks` is not a whole number from 1 on.
   */
  mine(blocks?: number): Promise<void>
  /**
   * Stops mining, so that transactions stay pending; or resumes it and mines them.
   * Afterwards each transaction is mined at once, without further blocks at intervals:
   * no method of Anvil turns both on. Cancels a `dropNext` that waits.
   */
  setMining(isOn: boolean): Promise<void>
  /**
   * Drops the pending transactions. If there are none, drops the next one after the
   * chain has accepted it; until then, only `mine` and `advanceTime` mine blocks. When
   * mining is resumed, also by other controls, it stops waiting.
   */
  dropNext(): Promise<void>
  /**
   * Replaces the newest blocks, as a reorganisation does. Their transactions are
   * mined again, unless `isLost`. Pending transactions are dropped.
   *
   * @throws TypeError if `blocks` is not a whole number from 1 on.
   */
  reorg(blocks?: number, options?: { isLost?: boolean }): Promise<void>
}

/** How often `dropNext` looks for a transaction, in milliseconds. */
const interval = 25

/** Creates the controls of a development chain: Anvil, or the chain in memory. */
export function createChainControls(callChain: CallChain): ChainControls {
  const call = (method: string, ...params: unknown[]) =>
    callChain({ method, params })
  /** The `dropNext` that waits for a transaction. */
  let waiting: object | undefined
  /** Whether `setMining` paused the chain; a reset may have resumed it since. */
  let isPaused = false

  async function pause(): Promise<void> {
    await call('evm_setIntervalMining', 0)
    await call('evm_setAutomine', false)
  }

  async function resume(): Promise<void> {
    // The chain in memory would stop mining at intervals.
    if (!(await call('anvil_getAutomine'))) await call('evm_setAutomine', true)
    await call('evm_mine')
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

  async function dropWhenSent(staysPaused: boolean): Promise<void> {
    const own = {}
    waiting = own
    try {
      for (;;) {
        const isSent = await hasPending()
        // Mining may have been resumed, also by other controls or a reset.
        if (waiting !== own || (await call('anvil_getAutomine'))) return
        if (isSent) break
        await wait(interval)
      }
      await call('anvil_dropAllTransactions')
      if (!staysPaused) await resume()
    } finally {
      if (waiting === own) waiting = undefined
    }
  }

  async function readTransactions(blocks: number): Promise<RpcTransaction[]> {
    const head = Number(await call('eth_blockNumber'))
    const found = await Promise.all(
      Array.from({ length: blocks }, (_, index) =>
        call(
          'eth_getBlockByNumber',
          numberToHex(head - blocks + 1 + index),
          true,
        ),
      ),
    )
    return found.flatMap((block) => Object(block).transactions)
  }

  return {
    async setMining(isOn) {
      waiting = undefined
      isPaused = !isOn
      await (isOn ? resume() : pause())
    },
    async advanceTime(seconds) {
      assertInput(
        'advanceTime',
        seconds,
        Number.isFinite(seconds) && seconds >= 0,
        'a number of seconds from 0 on',
      )
      await call('evm_increaseTime', Math.ceil(seconds))
      await call('evm_mine')
    },
    async mine(blocks = 1) {
      assertWhole('mine', blocks, 1)
      await call('anvil_mine', numberToHex(blocks))
    },
    async dropNext() {
      if (waiting) return
      const staysPaused = isPaused && !(await call('anvil_getAutomine'))
      await pause()
      if (await hasPending()) {
        await call('anvil_dropAllTransactions')
        if (!staysPaused) await resume()
        return
      }
      // The chain may stop meanwhile.
      dropWhenSent(staysPaused).catch(() => {})
    },
    async reorg(blocks = 1, { isLost = false } = {}) {
      assertWhole('reorg', blocks, 1)
      const head = Number(await call('eth_blockNumber'))
      // The first block stays.
      const depth = Math.min(blocks, head)
      if (depth < 1) return
      const transactions = await readTransactions(depth)
      await call('anvil_rollback', depth)
      await call('anvil_dropAllTransactions')
      try {
        if (!isLost)
          for (const transaction of transactions)
            await call('eth_sendRawTransaction', serialize(transaction))
      } finally {
        await call('anvil_mine', numberToHex(depth + 1))
      }
    },
  }
}

/** Waits; in Node, the timer does not keep the process running. */
function wait(duration: number): Promise<void> {
  return new Promise((resolve) => {
    const timer: unknown = setTimeout(resolve, duration)
    Object(timer).unref?.()
  })
}

/** Returns a transaction as its sender signed it. */
function serialize(transaction: RpcTransaction): Hex {
  const { input, r, s, v, yParity, ...fields } = formatTransaction(transaction)
  const signature = { r, s, v, yParity }
  return serializeTransaction(
    { ...fields, data: input } as Parameters<typeof serializeTransaction>[0],
    signature as Parameters<typeof serializeTransaction>[1],
  )
}

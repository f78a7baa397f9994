import type { ChainContext } from '../chainContext.js'
import { listReady, mineBlock } from './mineBlock.js'

/** Decides when blocks are mined: at once, by the clock, both, or on request. */
export type Miner = {
  readonly isAutomatic: boolean
  readonly interval: number
  /** Mines pending transactions if automatic mining is on. */
  onTransaction(): Promise<void>
  /** Automatic mining stops mining at intervals, as with Anvil. */
  setAutomatic(isAutomatic: boolean): Promise<void>
  /** Mines every so many seconds and no longer at once; 0 ends both. */
  setInterval(seconds: number): void
  /** Mines as in the beginning: at once, and at intervals. */
  restart(): void
  stop(): void
}

export function createMiner(
  chain: ChainContext,
  {
    blockTime,
    exclusive,
  }: {
    /** Seconds between blocks, besides those that transactions cause. */
    blockTime: number
    /** Runs work while no request runs. */
    exclusive: (work: () => Promise<void>) => Promise<void>
  },
): Miner {
  let isAutomatic = true
  let interval = 0
  let timer: ReturnType<typeof setInterval> | undefined

  function startTimer(seconds: number) {
    interval = seconds
    clearInterval(timer)
    timer = undefined
    if (seconds === 0) return
    timer = setInterval(() => {
      void exclusive(() => mineBlock(chain))
    }, seconds * 1000)
    // An active timer keeps Node running; in browsers, a timer is a number.
    if (typeof timer === 'object') timer.unref()
  }

  async function mineReady() {
    while ((await listReady(chain)).length > 0) await mineBlock(chain)
  }

  startTimer(blockTime)
  return {
    get isAutomatic() {
      return isAutomatic
    },
    get interval() {
      return interval
    },
    async onTransaction() {
      if (isAutomatic) await mineReady()
    },
    async setAutomatic(value) {
      // Anvil ignores `false` while it mines by the clock, too.
      if (!value && interval > 0) return
      isAutomatic = value
      startTimer(0)
      if (value) await mineReady()
    },
    setInterval(seconds) {
      isAutomatic = false
      startTimer(seconds)
    },
    restart() {
      isAutomatic = true
      startTimer(blockTime)
    },
    stop: () => clearInterval(timer),
  }
}

import { isTooMuch } from '../chain/isTooMuch.js'
import type { Range } from '../chain/readLogs.js'
import type { NetworkConfig } from '../context.js'

/** Number of blocks to read at a time. */
export type RangeSize = {
  size: bigint
  /** Call after a successful read: the next range may be longer. */
  grow(): void
  /** Call if a range was too long; returns false if it was a single block. */
  shrink(): boolean
}

/** Initial number of blocks. */
const usual = 2000n

/** Maximum number of blocks. */
const most = 10_000n

/** Successful reads before a longer range is retried. */
const caution = 16

/** Creates a size that adapts the number of blocks to the node's limits. */
export function createRangeSize(): RangeSize {
  let sinceFailure = caution
  return {
    size: usual,
    grow() {
      sinceFailure++
      if (sinceFailure < caution) return
      this.size = this.size * 2n < most ? this.size * 2n : most
    },
    shrink() {
      if (this.size === 1n) return false
      sinceFailure = 0
      this.size /= 2n
      return true
    },
  }
}

/**
 * Reads as many blocks as the size says, up to a limit. If the node refuses so
 * many, reads nothing, and the next range is shorter.
 */
export async function readRange(
  { name }: NetworkConfig,
  rangeSize: RangeSize,
  {
    fromBlock,
    limit,
    read,
  }: {
    fromBlock: bigint
    /** Last block that may be read. */
    limit: bigint
    read: (range: Range) => Promise<void>
  },
): Promise<void> {
  const last = fromBlock + rangeSize.size - 1n
  const isWhole = last <= limit
  try {
    await read({ fromBlock, toBlock: isWhole ? last : limit })
  } catch (error) {
    if (!isTooMuch(error)) throw error
    if (rangeSize.shrink()) return
    throw new Error(
      `The node of ${name} refuses eth_getLogs for block ${fromBlock}: too many logs.`,
      { cause: error },
    )
  }
  if (isWhole) rangeSize.grow()
}

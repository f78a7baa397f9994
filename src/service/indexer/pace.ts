import { isTooMuch } from '../chain/isTooMuch.js'
import type { Range } from '../chain/readLogs.js'
import type { NetworkConfig } from '../context.js'

/** How many blocks are read at a time. */
export type Pace = {
  size: bigint
  /** A range was read: the next may be longer. */
  grow(): void
  /** A range was too long; false when it was a single block. */
  shrink(): boolean
}

/** Blocks that are read at a time at first. */
const usual = 2000n

/** Blocks that are read at a time at most. */
const most = 10_000n

/** Ranges that are read before a longer one is tried again. */
const caution = 16

/** Adapts the length of ranges to what a node answers. */
export function createPace(): Pace {
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
 * Reads as many blocks as the pace allows, up to a limit. Answers false when
 * they were too many: fewer are read the next time.
 */
export async function withPace(
  { name }: NetworkConfig,
  pace: Pace,
  {
    fromBlock,
    limit,
    read,
  }: {
    fromBlock: bigint
    /** The last block that may be read. */
    limit: bigint
    read: (range: Range) => Promise<void>
  },
): Promise<boolean> {
  const last = fromBlock + pace.size - 1n
  const isWhole = last <= limit
  try {
    await read({ fromBlock, toBlock: isWhole ? last : limit })
  } catch (error) {
    if (!isTooMuch(error)) throw error
    if (pace.shrink()) return false
    throw new Error(
      `The node of ${name} does not tell the events of block ${fromBlock}: they are too many for it.`,
      { cause: error },
    )
  }
  if (isWhole) pace.grow()
  return true
}

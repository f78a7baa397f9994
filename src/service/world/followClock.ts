import type { Transport } from 'viem'

/** The clock of a chain whose time a test or a reader can move. */
export type FollowedClock = {
  /** Returns the time of the chain in Unix milliseconds. */
  now(): number
  /** Reaches the chain; each new block that passes through sets the clock. */
  transport: Transport
}

/**
 * Follows the clock of a development chain: the time of this machine, plus how far ahead
 * of it the newest block was when it was first read.
 */
export function followClock(transport: Transport): FollowedClock {
  let hash: unknown
  let offset = 0

  function follow(block: unknown): void {
    const { hash: newest, timestamp } = Object(block)
    if (newest === undefined || newest === hash) return
    hash = newest
    offset = Math.max(0, Number(timestamp) * 1_000 - Date.now())
  }

  return {
    now: () => Date.now() + offset,
    transport(settings) {
      const inner = transport(settings)
      const request = async (call: { method: string; params?: unknown }) => {
        const answer = await inner.request(call)
        if (isNewest(call)) follow(answer)
        return answer
      }
      // The type of viem has a result for each method.
      return { ...inner, request: request as typeof inner.request }
    },
  }
}

function isNewest({ method, params }: { method: string; params?: unknown }) {
  return method === 'eth_getBlockByNumber' && Object(params)[0] === 'latest'
}

import type { ChainContext } from '../chainContext.js'
import { invalidParams, RpcError } from '../rpcError.js'

/**
 * Removes the newest blocks, and the values that they and later requests wrote.
 * Their transactions are not returned to the pool.
 *
 * @throws RpcError if the chain is not that long, or has forgotten what was before.
 */
export function rollBack({ blocks, state }: ChainContext, depth: number): void {
  const height = blocks.head.number
  if (depth > height)
    throw invalidParams(
      `Rollback depth must not exceed current chain height: current height ${height}, depth ${depth}`,
    )
  const removed = blocks.all.slice(height + 1 - depth)
  if (removed.some(({ log }) => !log))
    throw new RpcError(-32000, 'missing historical state')
  blocks.removeFrom(height + 1 - depth)
  for (const { log = [] } of removed.reverse())
    for (const [key, had, before] of log.toReversed())
      if (had) state.own.set(key, before)
      else state.own.delete(key)
  state.continueLog(blocks.head)
}

import type { MinedBlock } from '../blocks/minedBlock.js'
import type { ChainContext } from '../chainContext.js'
import { RpcError } from '../rpcError.js'
import type { StateReader, StateValue } from './flatState.js'

/**
 * Returns the state as it was after a block: of all values that later blocks
 * replaced, the oldest.
 *
 * @throws RpcError if the block is older than the logs of the blocks.
 */
export function readStateAfter(
  { blocks, state }: Pick<ChainContext, 'blocks' | 'state'>,
  { number }: MinedBlock,
): StateReader {
  if (number === blocks.head.number) return state
  const past = new Map<string, StateValue>()
  for (const { log } of blocks.all.slice(number + 1).reverse()) {
    if (!log) throw new RpcError(-32000, 'missing historical state')
    for (const [key, , before] of log.toReversed()) past.set(key, before)
  }
  return {
    get: (key) => (past.has(key) ? past.get(key) : state.get(key)),
  }
}

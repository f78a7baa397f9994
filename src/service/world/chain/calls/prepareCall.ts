import type { Block } from '@ethereumjs/block'
import { isHead } from '../blocks/blockStore.js'
import { createNextBlock } from '../blocks/nextBlock.js'
import type { ChainContext } from '../chainContext.js'
import type { Scratch } from '../machine.js'
import { overrideState } from '../state/overrideState.js'
import { readStateAfter } from '../state/pastState.js'

/** Where a call runs. */
export type CallSetting = { block: Block; scratch: Scratch }

/**
 * Prepares a call on the state after a block. Calls on the newest state run in the
 * block that would be mined now, so that their clock never stands still.
 */
export async function prepareCall(
  chain: ChainContext,
  {
    overrides,
    tag,
    tracesTransfers = false,
  }: { overrides?: unknown; tag?: unknown; tracesTransfers?: boolean },
): Promise<CallSetting> {
  const { blocks, clock, common } = chain
  const base = blocks.get(tag)
  const scratch = chain.scratch.start(readStateAfter(chain, base), {
    tracesTransfers,
  })
  await overrideState(scratch.state, overrides)
  const block = isHead(tag)
    ? createNextBlock(common, base.block, {
        timestamp: clock.peek(base.block.header.timestamp),
      })
    : base.block
  return { block, scratch }
}

import type { MinedBlock } from '../blocks/minedBlock.js'
import type { ChainContext } from '../chainContext.js'
import type { Replaced, StateValue } from './flatState.js'

/** The state of a whole chain. */
export type Snapshot = {
  blocks: readonly MinedBlock[]
  /** Values replaced between the newest block and the snapshot. */
  log: readonly Replaced[]
  offset: bigint
  values: ReadonlyMap<string, StateValue>
}

/** Copies the state of the whole chain. Values are never changed, so this is cheap. */
export function takeSnapshot({ blocks, clock, state }: ChainContext): Snapshot {
  return {
    blocks: [...blocks.all],
    log: [...state.log],
    offset: clock.offset,
    values: new Map(state.own),
  }
}

export function restoreSnapshot(
  { blocks, clock, state }: ChainContext,
  snapshot: Snapshot,
): void {
  blocks.replaceAll(snapshot.blocks)
  blocks.head.log = [...snapshot.log]
  state.own = new Map(snapshot.values)
  state.continueLog(blocks.head)
  clock.offset = snapshot.offset
}

/** Keeps snapshots under numbers. */
export function createSnapshots(chain: ChainContext) {
  const kept: Snapshot[] = []
  return {
    /** Takes a snapshot; returns its number. */
    take(): number {
      kept.push(takeSnapshot(chain))
      return kept.length - 1
    },
    /** Restores a snapshot; deletes it and all later ones. */
    restore(id: number): boolean {
      const snapshot = kept[id]
      if (!snapshot) return false
      kept.length = id
      restoreSnapshot(chain, snapshot)
      return true
    },
  }
}

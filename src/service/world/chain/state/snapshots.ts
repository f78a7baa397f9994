import type { MinedBlock } from '../blocks/minedBlock.js'
import type { ChainContext } from '../chainContext.js'
import type { Replaced, StateValue } from './flatState.js'

type Snapshot = {
  blocks: readonly MinedBlock[]
  /** Values replaced between the newest block and the snapshot. */
  log: readonly Replaced[]
  offset: bigint
  values: ReadonlyMap<string, StateValue>
}

/** Keeps states of the whole chain. Values are never changed, so a copy is cheap. */
export function createSnapshots({ blocks, clock, state }: ChainContext) {
  const kept: Snapshot[] = []
  return {
    /** Takes a snapshot; returns its number. */
    take(): number {
      kept.push({
        blocks: [...blocks.all],
        log: [...state.log],
        offset: clock.offset,
        values: new Map(state.own),
      })
      return kept.length - 1
    },
    /** Restores a snapshot; deletes it and all later ones. */
    restore(id: number): boolean {
      const snapshot = kept[id]
      if (!snapshot) return false
      kept.length = id
      blocks.replaceAll(snapshot.blocks)
      blocks.head.log = [...snapshot.log]
      state.own = new Map(snapshot.values)
      state.continueLog(blocks.head)
      clock.offset = snapshot.offset
      return true
    },
  }
}

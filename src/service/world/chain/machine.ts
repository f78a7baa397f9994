import { Common, Hardfork, Mainnet } from '@ethereumjs/common'
import { createEVM, type EVM } from '@ethereumjs/evm'
import { createVM, type VM } from '@ethereumjs/vm'
import type { BlockStore } from './blocks/blockStore.js'
import { FlatState, type StateReader } from './state/flatState.js'

/** Transfers of the native currency as logs (EIP-7708). */
const transferLogs = 7708

export function createRules(chainId: number): Common {
  // Later rules limit the gas of a transaction; Anvil does not.
  return new Common({
    chain: { ...Mainnet, chainId },
    hardfork: Hardfork.Prague,
  })
}

/** Creates the machine that mines. */
export async function createMachine({
  blocks,
  common,
  state,
}: {
  blocks: BlockStore
  common: Common
  state: FlatState
}): Promise<VM> {
  const shared = {
    common,
    stateManager: state,
    blockchain: blocks.forMachine,
  }
  return createVM({ ...shared, evm: await createEVM(shared) })
}

/** A machine whose writes are forgotten. */
export type Scratch = { evm: EVM; state: FlatState }

/** Machines for calls that change nothing. */
export type ScratchMachines = {
  /** Starts one that reads from a state. It is valid until the next start. */
  start(parent: StateReader, options?: { tracesTransfers?: boolean }): Scratch
}

export async function createScratchMachines(
  blocks: BlockStore,
  common: Common,
): Promise<ScratchMachines> {
  const create = async (rules: Common): Promise<Scratch> => {
    const state = new FlatState()
    const evm = await createEVM({
      common: rules,
      stateManager: state,
      blockchain: blocks.forMachine,
    })
    return { evm, state }
  }
  const plain = await create(common)
  const rules = common.copy()
  rules.setEIPs([transferLogs])
  const tracing = await create(rules)
  return {
    start(parent, { tracesTransfers = false } = {}) {
      const scratch = tracesTransfers ? tracing : plain
      scratch.state.restart(parent)
      scratch.evm.journal.cleanJournal()
      return scratch
    },
  }
}

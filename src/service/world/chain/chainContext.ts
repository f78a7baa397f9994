import type { Common } from '@ethereumjs/common'
import type { VM } from '@ethereumjs/vm'
import type { Hex } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { BlockStore } from './blocks/blockStore.js'
import type { ScratchMachines } from './machine.js'
import type { Clock } from './mining/clock.js'
import type { FlatState } from './state/flatState.js'
import type { Pool } from './transactions/pool.js'

/** The parts of one chain, which its methods share. */
export type ChainContext = {
  /** The accounts that the chain signs for, by address in lower case. */
  readonly accounts: ReadonlyMap<Hex, PrivateKeyAccount>
  readonly blocks: BlockStore
  readonly clock: Clock
  readonly common: Common
  /** Accounts that anybody may send from. */
  readonly impersonated: { all: boolean; addresses: Set<Hex> }
  readonly machine: VM
  readonly pool: Pool
  readonly scratch: ScratchMachines
  readonly state: FlatState
}

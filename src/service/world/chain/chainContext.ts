import type { Common } from '@ethereumjs/common'
import type { VM } from '@ethereumjs/vm'
import type { Hex } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { BlockStore } from './blocks/blockStore.js'
import type { ScratchMachines } from './machine.js'
import type { Clock } from './mining/clock.js'
import type { FlatState } from './state/flatState.js'
import type { Pool } from './transactions/pool.js'

/** An account that the chain signs for. */
export type ChainAccount = { account: PrivateKeyAccount; privateKey: Hex }

/** The parts of one chain, which its methods share. */
export type ChainContext = {
  /** By address in lower case. */
  readonly accounts: ReadonlyMap<Hex, ChainAccount>
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

import type {
  ChainKind,
  LocalChain,
  LocalChainOptions,
} from '../src/service/node/world/localChain.js'
import { startLocalChain } from '../src/service/node/world/startLocalChain.js'

/** The chain that `MARKETKIT_TEST_CHAIN` names for all tests. */
const chosenKind = readKind(process.env.MARKETKIT_TEST_CHAIN)

/** The chain of worlds: in memory, because such a world can be reset. */
export const worldChainKind = chosenKind ?? 'memory'

/**
 * Starts the chain that this test run is for. Anvil starts faster than a process can
 * load the chain in memory.
 */
export function startTestChain(
  options: LocalChainOptions = {},
): Promise<LocalChain> {
  return startLocalChain(chosenKind ?? 'anvil', options)
}

function readKind(value: string | undefined): ChainKind | undefined {
  if (!value) return undefined
  if (value === 'anvil' || value === 'memory') return value
  throw new Error(
    `MARKETKIT_TEST_CHAIN is 'anvil' or 'memory', not '${value}'.`,
  )
}

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
 * Starts a chain of the given kind, or of the kind that this test run is for: by default
 * Anvil, which starts faster than a process can load the chain in memory.
 */
export function startTestChain({
  kind = chosenKind ?? 'anvil',
  ...options
}: LocalChainOptions & {
  kind?: ChainKind | undefined
} = {}): Promise<LocalChain> {
  return startLocalChain(kind, options)
}

function readKind(value: string | undefined): ChainKind | undefined {
  if (!value) return undefined
  if (value === 'anvil' || value === 'memory') return value
  throw new Error(
    `MARKETKIT_TEST_CHAIN is 'anvil' or 'memory', not '${value}'.`,
  )
}

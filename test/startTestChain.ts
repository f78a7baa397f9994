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
 * Starts the chain that this test run is for, by default Anvil: it starts faster than a
 * process can load the chain in memory. After some hundred blocks it is the slower one.
 */
export function startTestChain({
  kind = 'anvil',
  ...options
}: LocalChainOptions & {
  kind?: ChainKind | undefined
} = {}): Promise<LocalChain> {
  return startLocalChain(chosenKind ?? kind, options)
}

function readKind(value: string | undefined): ChainKind | undefined {
  if (!value) return undefined
  if (value === 'anvil' || value === 'memory') return value
  throw new Error(
    `MARKETKIT_TEST_CHAIN is 'anvil' or 'memory', not '${value}'.`,
  )
}

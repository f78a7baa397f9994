import type {
  ChainKind,
  LocalChain,
  LocalChainOptions,
} from '../src/service/node/localChain.js'
import { startLocalChain } from '../src/service/node/startLocalChain.js'

/** Kind of the chain that tests use: `MARKETKIT_TEST_CHAIN`, or Anvil. */
export const testChainKind = readKind(process.env.MARKETKIT_TEST_CHAIN)

/** Starts a chain of this kind. */
export function startTestChain(
  options: LocalChainOptions = {},
): Promise<LocalChain> {
  return startLocalChain(testChainKind, options)
}

function readKind(value: string | undefined): ChainKind {
  if (value === undefined || value === '' || value === 'anvil') return 'anvil'
  if (value === 'memory') return 'memory'
  throw new Error(
    `MARKETKIT_TEST_CHAIN is 'anvil' or 'memory', not '${value}'.`,
  )
}

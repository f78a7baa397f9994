import type {
  ChainKind,
  LocalChain,
  LocalChainOptions,
} from '../src/service/node/localChain.js'
import { startLocalChain } from '../src/service/node/startLocalChain.js'

/** The chain that tests run on: `MARKETKIT_TEST_CHAIN`, else Anvil. */
export const testChainKind = readKind(process.env.MARKETKIT_TEST_CHAIN)

/** Starts a chain of the kind that this test run is for. */
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

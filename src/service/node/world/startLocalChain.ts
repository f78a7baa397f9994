import type { ChainKind, LocalChain, LocalChainOptions } from './localChain.js'
import { startAnvil } from './startAnvil.js'
import { startMemoryChain } from './startMemoryChain.js'

/** Starts a local chain of a kind. */
export function startLocalChain(
  kind: ChainKind,
  options: LocalChainOptions = {},
): Promise<LocalChain> {
  return kind === 'memory' ? startMemoryChain(options) : startAnvil(options)
}

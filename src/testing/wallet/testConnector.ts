import { type CreateConnectorFn, injected } from 'wagmi'
import type { TestWallet } from './createTestWallet.js'

/**
 * Creates a connector of wagmi for a test wallet, in pages and in Node. An announced
 * wallet needs none: wagmi finds it.
 *
 * @example
 * import { createTestWallet, testConnector } from 'marketkit/testing'
 * import { createConfig, http } from 'wagmi'
 * import { foundry } from 'wagmi/chains'
 *
 * const config = createConfig({
 *   chains: [foundry],
 *   connectors: [testConnector(createTestWallet(world))],
 *   transports: { [foundry.id]: http(world.rpcUrl) },
 * })
 */
export function testConnector({
  details,
  provider,
}: TestWallet): CreateConnectorFn {
  const { name, rdns } = details
  const create = injected({ target: { id: rdns, name, provider } })
  // Without a window, `injected` finds no provider.
  return (config) => ({ ...create(config), getProvider: async () => provider })
}

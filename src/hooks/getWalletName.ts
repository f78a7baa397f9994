import type { Connector } from 'wagmi'

/** Connectors to many wallets, whose own names say nothing. */
const nameless = /^(injected|mock|walletConnect)$/

/** Returns the name of the wallet; undefined if its connector has none. */
export function getWalletName(
  connector: Pick<Connector, 'id' | 'name'> | undefined,
): string | undefined {
  if (!connector?.name || nameless.test(connector.id)) return undefined
  return connector.name
}

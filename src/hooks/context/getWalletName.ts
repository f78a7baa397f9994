import type { Connector } from 'wagmi'

/** These connectors stand for many wallets, so their names say nothing. */
const genericConnector = /^(injected|mock|walletConnect)$/

export function getWalletName(
  connector: Pick<Connector, 'id' | 'name'> | undefined,
): string | undefined {
  if (!connector?.name || genericConnector.test(connector.id)) return undefined
  return connector.name
}

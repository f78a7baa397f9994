import type { Connector } from 'wagmi'

/** Ways to many wallets, whose own names would say nothing. */
const nameless = /^(injected|mock|walletConnect)$/

/** What people call the wallet; undefined where its connector has no name. */
export function getWalletName(
  connector: Pick<Connector, 'id' | 'name'> | undefined,
): string | undefined {
  if (!connector?.name || nameless.test(connector.id)) return undefined
  return connector.name
}

import type { Address } from 'viem'
import type { Config, Connector } from 'wagmi'

/** The connected wallet. */
export type Connection = {
  address: Address | undefined
  /** Chain of the wallet, which wagmi's config need not have. */
  chainId: number | undefined
  /** While wagmi reconnects, it has no methods yet. */
  connector: Connector | undefined
  status: Config['state']['status']
}

/**
 * Returns the connected wallet from the state of wagmi's config. wagmi's own
 * functions for this have other names in wagmi 2 and wagmi 3.
 */
export function getConnection({ state }: Pick<Config, 'state'>): Connection {
  const { connections, current, status } = state
  const connection =
    current && status !== 'disconnected' ? connections.get(current) : undefined
  return {
    address: connection?.accounts[0],
    chainId: connection?.chainId,
    connector: connection?.connector,
    status,
  }
}

/** Calls `onChange` after each change. Returns a function that stops it. */
export function watchConnection(
  config: Config,
  { onChange }: { onChange: () => void },
): () => void {
  return config.subscribe((state) => getConnection({ state }), onChange, {
    equalityFn: isSameConnection,
  })
}

function isSameConnection(one: Connection, other: Connection): boolean {
  return (
    one.address === other.address &&
    one.chainId === other.chainId &&
    one.connector?.uid === other.connector?.uid &&
    one.status === other.status
  )
}

'use client'
import { useConnect, useConnection, useConnectors } from 'wagmi'

/** Connects one of the wallets that announce themselves. */
export function Wallet() {
  const { address } = useConnection()
  const connect = useConnect()
  const connectors = useConnectors()
  if (address)
    return (
      <p className="wallet">
        <span>Connected: {address}</span>
      </p>
    )
  return (
    <p className="wallet">
      {connectors.map((connector) => (
        <button
          key={connector.uid}
          onClick={() => connect.mutate({ connector })}
          type="button"
        >
          Connect {connector.name}
        </button>
      ))}
    </p>
  )
}

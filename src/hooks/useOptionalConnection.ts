'use client'
import { useCallback, useContext, useSyncExternalStore } from 'react'
import type { Address } from 'viem'
import { type Config, WagmiContext } from 'wagmi'
import { getConnection, watchConnection } from '../wallet/connection.js'

type OptionalConnection = {
  address: Address | undefined
  config: Config | undefined
}

export function useOptionalConnection(): OptionalConnection {
  const config = useContext(WagmiContext)
  const subscribe = useCallback(
    (onChange: () => void) =>
      config ? watchConnection(config, { onChange }) : () => {},
    [config],
  )
  const read = () => config && getConnection(config).address
  return { address: useSyncExternalStore(subscribe, read, read), config }
}

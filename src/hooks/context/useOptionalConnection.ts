'use client'
import { useCallback, useContext, useSyncExternalStore } from 'react'
import { WagmiContext } from 'wagmi'
import { getConnection, watchConnection } from '../../wallet/connection.js'

/** Returns address and config of wagmi; both are undefined without wagmi. */
export function useOptionalConnection() {
  const config = useContext(WagmiContext)
  const subscribe = useCallback(
    (onChange: () => void) =>
      config ? watchConnection(config, { onChange }) : () => {},
    [config],
  )
  const read = () => config && getConnection(config).address
  return { address: useSyncExternalStore(subscribe, read, read), config }
}

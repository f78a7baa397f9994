'use client'
import { useCallback, useContext, useSyncExternalStore } from 'react'
import type { Address } from 'viem'
import { type Config, WagmiContext } from 'wagmi'
import { getConnection, watchConnection } from 'wagmi/actions'

/** What is there of wagmi: nothing, where its provider is missing. */
type OptionalConnection = {
  /** The connected account. */
  address: Address | undefined
  /** The config of wagmi. */
  config: Config | undefined
}

/** The connected account, for what also works without a wallet and wagmi. */
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

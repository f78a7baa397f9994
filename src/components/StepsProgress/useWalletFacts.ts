'use client'
import { useCallback, useContext, useSyncExternalStore } from 'react'
import { WagmiContext } from 'wagmi'
import { getConnection, watchConnection } from 'wagmi/actions'
import { getWalletName } from '../../hooks/getWalletName.js'
import { readWalletApp } from './readWalletApp.js'

/** Returns the account, the wallet's name, and its app on this phone. */
export function useWalletFacts() {
  const config = useContext(WagmiContext)
  const subscribe = useCallback(
    (onChange: () => void) =>
      config ? watchConnection(config, { onChange }) : () => {},
    [config],
  )
  const read = () => config && getConnection(config).connector
  const connector = useSyncExternalStore(subscribe, read, noWallet)
  const readAddress = () => config && getConnection(config).address
  const address = useSyncExternalStore(subscribe, readAddress, noWallet)
  const app = connector?.id === 'walletConnect' ? readWalletApp() : undefined
  return { address, app, name: app?.name ?? getWalletName(connector) }
}

const noWallet = () => undefined

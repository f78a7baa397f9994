'use client'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Address } from 'viem'
import { type Config, useConfig } from 'wagmi'
import {
  type Connection,
  getConnection,
  watchConnection,
} from './connection.js'

/** Returns the connected wallet; re-renders after each change. */
export function useConnection({ config }: { config: Config }): Connection {
  const readState = () => config.state
  const subscribe = useSubscribe(config)
  const state = useSyncExternalStore(subscribe, readState, readState)
  return useMemo(() => getConnection({ state }), [state])
}

/** Returns the connected account; re-renders only if that changes. */
export function useAddress(): Address | undefined {
  const config = useConfig()
  const read = () => getConnection(config).address
  return useSyncExternalStore(useSubscribe(config), read, read)
}

function useSubscribe(config: Config) {
  return useCallback(
    (onChange: () => void) => watchConnection(config, { onChange }),
    [config],
  )
}

'use client'
import { useContext } from 'react'
import { type Config, WagmiContext } from 'wagmi'
import { ConfigurationError } from '../../errors.js'

export function useWagmiConfig(needer: string): Config {
  return useContext(WagmiContext) ?? throwMissing(needer)
}

export function throwMissing(needer: string): never {
  throw new ConfigurationError(
    `${needer} needs a wallet, and WagmiProvider is missing.`,
    {
      metaMessages: [
        'What only reads the marketplace works without it.',
        'Place <WagmiProvider config={config}> around the app.',
      ],
    },
  )
}

'use client'
import { useContext } from 'react'
import { type Config, WagmiContext } from 'wagmi'
import { ConfigurationError } from '../errors.js'

/**
 * Returns wagmi's config, for features that need a wallet or a chain.
 * @throws ConfigurationError without wagmi's provider.
 */
export function useWagmiConfig(needer: string): Config {
  return useContext(WagmiContext) ?? throwMissing(needer)
}

/** Throws an error that says how to add wagmi's provider. */
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

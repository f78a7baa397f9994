'use client'
import { createContext, useContext } from 'react'
import type { Address } from 'viem'
import { ConfigurationError } from '../errors.js'
import type { Labels } from '../labels.js'
import type { MarketplaceClient } from '../rpc/client.js'

/** A currency in which prices are given. */
export type Currency = {
  /** The token; the zero address is the native currency. */
  address: Address
  /** Chain of the token. */
  chainId: number
  /** Its short name, such as `USDC`. */
  symbol: string
  /** Digits after the decimal point of one unit. */
  decimals: number
}

/** What `MarketKitProvider` gives to all below it. */
export type MarketKit = {
  /** Asks the service. */
  client: MarketplaceClient
  /** Currencies known beside those that the chains define. */
  currencies: readonly Currency[]
  /** Language of numbers, dates and plurals, such as `de-CH`. */
  locale: string | undefined
  /** Texts that differ from the built-in ones. */
  labels: Partial<Labels>
  /** Opens the host's way to connect a wallet. */
  onConnect: (() => void) | undefined
  /** Colours of the components. */
  theme: 'light' | 'dark' | 'auto'
}

export const MarketKitContext = /* @__PURE__ */ createContext<
  MarketKit | undefined
>(undefined)

/**
 * What the nearest `MarketKitProvider` gives.
 *
 * @throws ConfigurationError outside of a provider.
 */
export function useMarketKit(): MarketKit {
  const value = useContext(MarketKitContext)
  if (value) return value
  throw new ConfigurationError('MarketKitProvider is missing.', {
    metaMessages: [
      'Hooks and components of MarketKit find the service through it.',
      'Place <MarketKitProvider client={client}> around the app.',
    ],
  })
}

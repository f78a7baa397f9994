'use client'
import { createContext, useContext } from 'react'
import type { Address } from 'viem'
import { ConfigurationError } from '../errors.js'
import type { Labels } from '../labels.js'
import type { MarketplaceClient } from '../rpc/client.js'
import type { OnEvent } from '../steps/events/flowEvent.js'
import type { TrustedContracts } from '../steps/guard/guard.js'
import type { FlowStorage } from '../steps/journal/storage.js'
import { isOtherCopy, twoCopies } from './copies.js'

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
  /** Marketplace contracts by chain id, beside those that the client names. */
  contracts: TrustedContracts | undefined
  /** Currencies known beside those that the chains define. */
  currencies: readonly Currency[]
  /** Language of numbers, dates and plurals, such as `de-CH`. */
  locale: string | undefined
  /** Texts that differ from the built-in ones. */
  labels: Partial<Labels>
  /** Opens the host's way to connect a wallet. */
  onConnect: (() => void) | undefined
  /** Told of everything that happens in flows, without personal data. */
  onEvent: OnEvent | undefined
  /** Keeps what is in flight. */
  storage: FlowStorage | undefined
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
 *
 * @example
 * import { useMarketKit } from 'marketkit'
 *
 * const { locale, onConnect } = useMarketKit()
 */
export function useMarketKit(): MarketKit {
  const value = useContext(MarketKitContext)
  if (value) return value
  throw new ConfigurationError('MarketKitProvider is missing.', {
    metaMessages: [
      isOtherCopy(MarketKitContext)
        ? twoCopies
        : 'Place <MarketKitProvider client={client}> around the app.',
    ],
  })
}

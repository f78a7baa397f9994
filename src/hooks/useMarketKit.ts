'use client'
import { createContext, useContext } from 'react'
import type { Address } from 'viem'
import { ConfigurationError } from '../errors.js'
import type { Locale } from '../labels/locale.js'
import type { Labels } from '../labels.js'
import type { MarketplaceClient } from '../rpc/client.js'
import type { ContractsByChain } from '../rpc/contracts.js'
import type { FlowStorage } from '../steps/base/storage.js'
import type { OnEvent } from '../steps/events/flowEvent.js'
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

/** Where content-addressed media is fetched from, the first ones first. */
export type MediaGateways = {
  /** Base addresses for `ipfs://`. @default 'https://ipfs.io/ipfs/' */
  ipfs?: string | readonly string[] | undefined
  /** Base addresses for `ar://`. @default 'https://arweave.net/' */
  ar?: string | readonly string[] | undefined
}

/** What an account lacks for a trade. */
export type MissingFunds = {
  /** Who lacks it. */
  account: Address
  /** How much, in the smallest unit of the currency. */
  amount: string
  /** Chain of the currency. */
  chainId: number
  /** The currency; the zero address is the native one. */
  currencyAddress: Address
}

/** What `MarketKitProvider` gives to all below it. */
export type MarketKit = {
  /** Asks the service. */
  client: MarketplaceClient
  /** Marketplace contracts by chain id, beside those that the client names. */
  contracts: ContractsByChain | undefined
  /** Currencies known beside those that the chains define. */
  currencies: readonly Currency[]
  /** Where lines begin; undefined: as on the host's page. */
  direction: Locale['direction'] | undefined
  /** Where `ipfs://` and `ar://` are fetched from. */
  gateways: MediaGateways | undefined
  /** Language of numbers and dates, such as `de-CH`. */
  locale: string | undefined
  /** Texts that differ from the English ones. */
  labels: Partial<Labels>
  /** Opens the host's way to get more of a currency. */
  onAddFunds: ((missing: MissingFunds) => void) | undefined
  /** Opens the host's way to connect a wallet. */
  onConnect: (() => void) | undefined
  /** Told of everything that happens in flows, without personal data. */
  onEvent: OnEvent | undefined
  /** Keeps what is in flight. */
  storage: FlowStorage | undefined
  /** Name of the look, in `data-mk-theme`. */
  theme: 'light' | 'dark' | 'auto' | (string & {})
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
        : 'Place <MarketKitProvider> around the app.',
    ],
  })
}

'use client'
import { createContext, useContext } from 'react'
import type { Address } from 'viem'
import { ConfigurationError } from '../../errors.js'
import type { Labels } from '../../labels/defaultLabels.js'
import type { Locale } from '../../labels/locale.js'
import type { MarketplaceClient } from '../../rpc/client.js'
import type { ContractsByChain } from '../../rpc/contracts.js'
import type { OnEvent } from '../../steps/events/flowEvent.js'
import type { FlowStorage } from '../../steps/platform/storage.js'
import { isOtherCopy, twoCopies } from './copies.js'

/** A currency for prices. */
export type Currency = {
  /** Token contract; the zero address is the native currency. */
  address: Address
  /** Chain of the token. */
  chainId: number
  /** Symbol, such as `USDC`. */
  symbol: string
  /** Digits after the decimal point of one unit. */
  decimals: number
}

/** Gateways for content-addressed media, tried in order. */
export type MediaGateways = {
  /** Base URLs for `ipfs://`. @default 'https://ipfs.io/ipfs/' */
  ipfs?: string | readonly string[] | undefined
  /** Base URLs for `ar://`. @default 'https://arweave.net/' */
  ar?: string | readonly string[] | undefined
}

/** The funds that an account lacks for a trade. */
export type MissingFunds = {
  /** The account. */
  account: Address
  /** Missing amount, in the smallest unit of the currency. */
  amount: string
  /** Chain of the currency. */
  chainId: number
  /** Token contract; the zero address is the native currency. */
  currencyAddress: Address
}

/** Values that `MarketKitProvider` provides. */
export type MarketKit = {
  /** The client. */
  client: MarketplaceClient
  /** Marketplace contracts by chain id, in addition to the client's own. */
  contracts: ContractsByChain | undefined
  /** Currencies in addition to the native ones of the chains. */
  currencies: readonly Currency[]
  /** Text direction; undefined if the host's page decides. */
  direction: Locale['direction'] | undefined
  /** Gateways for `ipfs://` and `ar://`. */
  gateways: MediaGateways | undefined
  /** Locale of numbers and dates, such as `de-CH`. */
  locale: string | undefined
  /** Texts that replace the English ones. */
  labels: Partial<Labels>
  /** Opens the host's own way to add funds. */
  onAddFunds: ((missing: MissingFunds) => void) | undefined
  /** Opens the host's own connect dialog. */
  onConnect: (() => void) | undefined
  /** Called with every event of every flow, without personal data. */
  onEvent: OnEvent | undefined
  /** Storage of pending flows. */
  storage: FlowStorage | undefined
  /** Name of the theme, written as `data-mk-theme`. */
  theme: 'light' | 'dark' | 'auto' | (string & {})
}

export const MarketKitContext = /* @__PURE__ */ createContext<
  MarketKit | undefined
>(undefined)

/**
 * Returns the values of the nearest `MarketKitProvider`.
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

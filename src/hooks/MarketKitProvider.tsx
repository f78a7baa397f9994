'use client'
import {
  DirectionProvider,
  useDirection,
} from '@base-ui/react/direction-provider'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { ConfigurationError } from '../errors.js'
import type { Locale } from '../labels/locale.js'
import type { Labels } from '../labels.js'
import type { MarketplaceClient } from '../rpc/client.js'
import type { MarketplaceClientConfig } from '../rpc/clientConfig.js'
import type { ContractsByChain } from '../rpc/contracts.js'
import type { FlowStorage } from '../steps/base/storage.js'
import type { OnEvent } from '../steps/events/flowEvent.js'
import { removeBoughtFromCart } from './cartBought.js'
import { noteCopy } from './copies.js'
import { rootProps } from './rootProps.js'
import { useClient } from './useClient.js'
import { useInBrowser } from './useInBrowser.js'
import {
  type Currency,
  type MarketKit,
  MarketKitContext,
  type MediaGateways,
  type MissingFunds,
} from './useMarketKit.js'
import { useServiceBack } from './useServiceBack.js'

const noCurrencies: readonly Currency[] = []
const noLabels: Partial<Labels> = {}

/** A server's own language is nobody's on the page; the texts are English. */
const serverLocale = 'en'

/**
 * Gives hooks and components the client and the look. Reading needs React
 * Query's provider around it; what trades needs wagmi's as well. Several
 * providers may stand side by side or in each other, for several services or
 * projects. Renders a `<div>` element that takes no part in the layout.
 *
 * @example
 * import { MarketKitProvider } from 'marketkit'
 * import { createMarketplaceClient } from 'marketkit/core'
 *
 * const client = createMarketplaceClient({ accessKey, marketplaceUrl, networks })
 *
 * root.render(
 *   <MarketKitProvider client={client} theme="dark">
 *     <App />
 *   </MarketKitProvider>,
 * )
 */
export function MarketKitProvider({
  children,
  contracts,
  currencies = noCurrencies,
  gateways,
  labels: ownLabels = noLabels,
  locale: given,
  onAddFunds,
  onConnect,
  onEvent,
  storage,
  theme = 'auto',
  ...props
}: MarketKitProvider.Props) {
  useState(() => noteCopy(MarketKitContext))
  useEffect(removeBoughtFromCart, [])
  const client = useClient(props.client)
  useServiceBack(client)
  const inBrowser = useInBrowser()
  const pageDirection = useDirection()
  const language = typeof given === 'object' ? given : undefined
  const direction = language?.direction
  const locale =
    language?.code ??
    (given as string | undefined) ??
    (inBrowser ? undefined : serverLocale)
  useMemo(() => checkLocale(locale), [locale])
  const labels = useMemo(
    () => (language ? { ...language.labels, ...ownLabels } : ownLabels),
    [language, ownLabels],
  )
  const value = useMemo(
    () => ({
      client,
      contracts,
      currencies,
      direction,
      gateways,
      labels,
      locale,
      onAddFunds,
      onConnect,
      onEvent,
      storage,
      theme,
    }),
    [
      client,
      contracts,
      currencies,
      direction,
      gateways,
      labels,
      locale,
      onAddFunds,
      onConnect,
      onEvent,
      storage,
      theme,
    ],
  )
  return (
    <MarketKitContext.Provider value={value}>
      <DirectionProvider direction={direction ?? pageDirection}>
        <div {...rootProps(value)} style={{ display: 'contents' }}>
          {children}
        </div>
      </DirectionProvider>
    </MarketKitContext.Provider>
  )
}

/** What `Intl` cannot read would break every widget, each in its own way. */
function checkLocale(locale: string | undefined): void {
  try {
    Intl.getCanonicalLocales(locale)
  } catch (cause) {
    throw new ConfigurationError(
      `The locale ${JSON.stringify(locale)} is no code of a language.`,
      { cause, metaMessages: ['Write it with hyphens, such as `de-CH`.'] },
    )
  }
}

export declare namespace MarketKitProvider {
  type Props = {
    /**
     * Asks the service: a client, created once and outside of components, or
     * the settings of one.
     */
    client: MarketplaceClient | MarketplaceClientConfig
    /** The app. */
    children?: ReactNode
    /**
     * Marketplace contracts by chain id, which flows may approve and call,
     * beside those that the client names.
     */
    contracts?: ContractsByChain | undefined
    /** Currencies known beside those that the chains define. */
    currencies?: readonly Currency[] | undefined
    /**
     * Where the `ipfs://` and `ar://` of media are fetched from: one base
     * address each, or several, which are asked one after the other.
     * @default `https://ipfs.io/ipfs/` and `https://arweave.net/`
     */
    gateways?: MediaGateways | undefined
    /** Texts that differ from those of the language, by key. */
    labels?: Partial<Labels> | undefined
    /**
     * A language of `marketkit/locales`, for texts, numbers, dates and the
     * direction of lines; or a code such as `de-CH`, for English texts with
     * numbers and dates in that language. Name it where a server draws the
     * page, which else writes English. @default the browser's code
     */
    locale?: string | Locale | undefined
    /**
     * Opens the host's way to get more of a currency: dialogs offer it to
     * people who hold too little.
     */
    onAddFunds?: ((missing: MissingFunds) => void) | undefined
    /** Opens the host's way to connect a wallet. */
    onConnect?: (() => void) | undefined
    /** Told of everything that happens in flows, without personal data. */
    onEvent?: OnEvent | undefined
    /** Keeps what is in flight. @default the browser's `localStorage` */
    storage?: FlowStorage | undefined
    /**
     * The look: `light`, `dark`, `auto`, which follows the system, or the name
     * of a theme whose stylesheet the page has. @default 'auto'
     */
    theme?: MarketKit['theme'] | undefined
  }
}

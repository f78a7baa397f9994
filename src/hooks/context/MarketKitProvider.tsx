'use client'
import { type ReactNode, useMemo, useState } from 'react'
import { ConfigurationError } from '../../errors.js'
import type { Labels } from '../../labels/defaultLabels.js'
import type { Locale } from '../../labels/locale.js'
import type { MarketplaceClient } from '../../rpc/client.js'
import type { ContractsByChain } from '../../rpc/contracts.js'
import type { OnEvent } from '../../steps/events/flowEvent.js'
import type { FlowStorage } from '../../steps/platform/storage.js'
import { removeBought } from '../cart/cartBought.js'
import { PageEventsContext } from '../page/pageEvents.js'
import { useInBrowser } from '../page/useInBrowser.js'
import { useServiceBack } from '../page/useServiceBack.js'
import { registerCopy } from './copies.js'
import { rootProps } from './rootProps.js'
import {
  type Currency,
  type MarketKit,
  MarketKitContext,
  type MediaGateways,
  type MissingFunds,
} from './useMarketKit.js'

const noCurrencies: readonly Currency[] = []
const noLabels: Partial<Labels> = {}

const serverLocale = 'en'

/**
 * Provides the client, texts and theme to hooks and widgets. Reading needs
 * React Query's provider around it; trading also needs wagmi's. Several
 * providers can stand next to or inside each other, for several services or
 * projects. Renders a `<div>` element with `display: contents`.
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
  client,
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
}: MarketKitProvider.Props) {
  useState(() => registerCopy(MarketKitContext))
  if (typeof client?.request !== 'function')
    throw new ConfigurationError('`MarketKitProvider` has no client.', {
      metaMessages: [
        'Create one with `createMarketplaceClient`, outside of components.',
      ],
    })
  const subscribeToServiceBack = useServiceBack(client)
  const events = useMemo(
    () => ({ onPurchase: removeBought, subscribeToServiceBack }),
    [subscribeToServiceBack],
  )
  const inBrowser = useInBrowser()
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
      <PageEventsContext.Provider value={events}>
        <div {...rootProps(value)} style={{ display: 'contents' }}>
          {children}
        </div>
      </PageEventsContext.Provider>
    </MarketKitContext.Provider>
  )
}

function checkLocale(locale: string | undefined): void {
  try {
    Intl.getCanonicalLocales(locale)
  } catch (cause) {
    throw new ConfigurationError(
      `The locale ${JSON.stringify(locale)} is not a valid BCP 47 locale.`,
      { cause, metaMessages: ['Write it with hyphens, such as `de-CH`.'] },
    )
  }
}

export declare namespace MarketKitProvider {
  type Props = {
    /** The client, created once outside of components. */
    client: MarketplaceClient
    /** Your app. */
    children?: ReactNode
    /** Contracts that flows may approve and call, besides the client's own. */
    contracts?: ContractsByChain | undefined
    /** Currencies in addition to the native ones of the chains. */
    currencies?: readonly Currency[] | undefined
    /**
     * Gateways for `ipfs://` and `ar://` media: one base URL each, or several,
     * which are tried in turn. @default `https://ipfs.io/ipfs/` and
     * `https://arweave.net/`
     */
    gateways?: MediaGateways | undefined
    /** Texts that replace those of the locale, by key. */
    labels?: Partial<Labels> | undefined
    /**
     * A locale of `marketkit/locales`, for texts, numbers, dates and direction;
     * or a code such as `de-CH`, for English texts with numbers and dates of
     * that locale. Set it if a server renders the page, which otherwise writes
     * English. @default the browser's code
     */
    locale?: string | Locale | undefined
    /** Opens your own way to add funds; dialogs then show a button for it. */
    onAddFunds?: ((missing: MissingFunds) => void) | undefined
    /** Opens your own connect dialog. */
    onConnect?: (() => void) | undefined
    /** Called with every event of every flow, without personal data. */
    onEvent?: OnEvent | undefined
    /** Storage of pending flows. @default the browser's `localStorage` */
    storage?: FlowStorage | undefined
    /**
     * Theme: `light`, `dark`, `auto`, which follows the page's `color-scheme`, or
     * the name of your own, whose stylesheet the page imports. @default 'auto'
     */
    theme?: MarketKit['theme'] | undefined
  }
}

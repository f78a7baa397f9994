'use client'
import { type ReactNode, useMemo } from 'react'
import type { Labels } from '../labels.js'
import type { MarketplaceClient } from '../rpc/client.js'
import {
  type Currency,
  type MarketKit,
  MarketKitContext,
} from './useMarketKit.js'

const noCurrencies: readonly Currency[] = []
const noLabels: Partial<Labels> = {}

/**
 * Gives hooks and components the client and the look.
 * Renders a `<div>` element that takes no part in the layout.
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
  currencies = noCurrencies,
  labels = noLabels,
  locale,
  onConnect,
  theme = 'auto',
}: MarketKitProvider.Props) {
  const value = useMemo(
    () => ({ client, currencies, labels, locale, onConnect, theme }),
    [client, currencies, labels, locale, onConnect, theme],
  )
  return (
    <MarketKitContext.Provider value={value}>
      <div data-mk-root data-mk-theme={theme} style={{ display: 'contents' }}>
        {children}
      </div>
    </MarketKitContext.Provider>
  )
}

export declare namespace MarketKitProvider {
  type Props = {
    /** Asks the service; create it once, outside of components. */
    client: MarketplaceClient
    /** The app. */
    children?: ReactNode
    /** Currencies known beside those that the chains define. */
    currencies?: readonly Currency[] | undefined
    /** Texts that differ from the built-in ones. */
    labels?: Partial<Labels> | undefined
    /** Language of numbers, dates and plurals. @default the browser's */
    locale?: string | undefined
    /** Opens the host's way to connect a wallet. */
    onConnect?: (() => void) | undefined
    /** Colours; `auto` follows the system. @default 'auto' */
    theme?: MarketKit['theme'] | undefined
  }
}

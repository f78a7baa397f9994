'use client'
import { createContext, useContext } from 'react'
import type { MarketplaceClient } from '../../rpc/client.js'
import type { Purchase } from '../flows/trackedFlows.js'

/** Callbacks that `MarketKitProvider` passes to hooks and widgets, besides its public values. */
export type PageEvents = {
  /** Called when a purchase has ended, also after its components have unmounted. */
  onPurchase: (client: MarketplaceClient, purchase: Purchase) => void
  /** Calls the listener when a request succeeds after a failure. */
  subscribeToServiceBack: (listener: () => void) => () => void
}

export const PageEventsContext = /* @__PURE__ */ createContext<PageEvents>({
  onPurchase() {},
  subscribeToServiceBack: () => () => {},
})

export function usePageEvents(): PageEvents {
  return useContext(PageEventsContext)
}

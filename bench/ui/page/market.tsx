import {
  type InfiniteData,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { zeroAddress } from 'viem'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { foundry } from 'wagmi/chains'
import { mock } from 'wagmi/connectors'
import type { CollectibleOrder, Order } from '../../../src/core.js'
import {
  collectiblesQueryOptions,
  createMarketplaceClient,
} from '../../../src/core.js'
import { MarketKitProvider } from '../../../src/hooks/context/MarketKitProvider.js'

const nowhere = 'http://127.0.0.1:9'
export const account = '0x00000000000000000000000000000000000000A1'
export const contractAddress = '0x00000000000000000000000000000000000000C0'
export const chainId = foundry.id
export const pageSize = 100

/** A client whose service never answers, because all data is in the cache. */
export const client = createMarketplaceClient({
  accessKey: 'key',
  fetch: () => new Promise(() => {}),
  marketplaceUrl: nowhere,
  networks: { [chainId]: 'local' },
})

export const config = createConfig({
  chains: [foundry],
  connectors: [mock({ accounts: [account] })],
  multiInjectedProviderDiscovery: false,
  storage: null,
  transports: { [chainId]: http(nowhere, { retryCount: 0 }) },
})

/**
 * Creates a collectible with a listing, a small image of its own, and an offer.
 */
export function collectible(index: number): CollectibleOrder {
  const tokenId = String(index + 1)
  const order: Order = {
    chainId,
    collectionContractAddress: contractAddress,
    createdBy: '0x00000000000000000000000000000000000000AA',
    feeBreakdown: [],
    marketplace: 'service_marketplace_v2',
    orderId: `0x${tokenId.padStart(64, '0')}`,
    priceAmount: `${index + 1}0000000000000000`,
    priceCurrencyAddress: zeroAddress,
    priceDecimals: 18,
    priceUSD: (index + 1) * 25,
    quantityRemaining: '1',
    side: 'listing',
    status: 'active',
    tokenId,
  }
  return {
    listing: order,
    metadata: {
      attributes: [],
      image: getPicture(index),
      name: `Collectible ${tokenId}`,
      tokenId,
    },
  }
}

/** Returns the price of a plain card as a constant text. */
export function formatPlainPrice(index: number): string {
  return `${(index + 1) / 100} ETH $${(index + 1) * 25}.00`
}

/** Returns an image of 64 by 64 pixels as PNG, different for each index. */
export function getPicture(index: number): string {
  const known = pictures[index]
  if (known) return known
  canvas.width = 64
  canvas.height = 64
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no canvas to draw on.')
  context.fillStyle = `hsl(${(index * 47) % 360} 70% 60%)`
  context.fillRect(0, 0, 64, 64)
  // Not a data URL: the browser would keep and compare all of them.
  for (let part = 0; part < 16; part++) {
    context.fillStyle = `hsl(${(index * 31 + part * 15) % 360} 80% 50%)`
    const [x, y] = [(index + part * 23) % 57, (index * 5 + part * 37) % 57]
    context.fillRect(x, y, 7, 7)
  }
  const picture = canvas.toDataURL('image/png')
  pictures[index] = picture
  return picture
}

const canvas = document.createElement('canvas')
const pictures: string[] = []

/**
 * Creates a query cache with a list of `count` collectibles, all pages loaded.
 */
export function createCache(count: number): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  })
  const pages = Array.from({ length: Math.ceil(count / pageSize) }, (_, at) => {
    const length = Math.min(pageSize, count - at * pageSize)
    return {
      collectibles: Array.from({ length }, (_, index) =>
        collectible(at * pageSize + index),
      ),
      page: { page: at + 1, pageSize, more: false },
    }
  })
  const { queryKey } = collectiblesQueryOptions(client, {
    chainId,
    contractAddress,
    page: { pageSize },
    side: 'listing',
  })
  queryClient.setQueryData(queryKey, {
    pageParams: pages.map(({ page }) => page.page),
    pages,
  } as InfiniteData<collectiblesQueryOptions.Page, number>)
  return queryClient
}

/** Renders the providers that widgets need. */
export function App(props: { children: ReactNode; queryClient: QueryClient }) {
  return (
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={props.queryClient}>
        <MarketKitProvider client={client} locale="en" theme="light">
          {props.children}
        </MarketKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}

import {
  collectiblesQueryOptions,
  createMarketplaceClient,
} from 'marketkit/core'
import { defineChain } from 'viem'
import { settings } from '../settings'

/** The chain that the collection is on. */
export const chain = defineChain({
  id: settings.chainId,
  name: settings.network,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [settings.rpcUrl] } },
})

/** Whether the chain is the local chain of `marketkit dev`. */
export const isLocal = chain.id === 31337

/** The client, for the server and the browser. */
export const client = createMarketplaceClient({
  accessKey: settings.accessKey,
  contracts: {
    [chain.id]: { books: { service_marketplace_v2: settings.seaport } },
  },
  marketplaceUrl: settings.marketplaceUrl,
  networks: { [chain.id]: settings.network },
})

/** Parameters of the grid. */
export const collection = {
  chainId: chain.id,
  contractAddress: settings.collection,
  pageSize: 24,
  side: 'listing',
} as const

const { pageSize, ...parameters } = collection

/** Query options with the same key, so that the server can prefetch. */
export const collectionQuery = collectiblesQueryOptions(client, {
  ...parameters,
  page: { pageSize },
})

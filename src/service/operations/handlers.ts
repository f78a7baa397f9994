import type * as operations from '../../rpc/operations.js'
import { getAudience } from './builder/getAudience.js'
import { listContractSources } from './builder/listContractSources.js'
import { listContracts } from './builder/listContracts.js'
import { getCollectible } from './collectibles/getCollectible.js'
import { getFloorOrder } from './collectibles/getFloorOrder.js'
import { listCollectibles } from './collectibles/listCollectibles.js'
import { tokenCollectionFilters } from './collectibles/tokenCollectionFilters.js'
import type { Handler } from './handler.js'
import { getHighestPriceListing } from './orders/getHighestPriceListing.js'
import { getOrders } from './orders/getOrders.js'
import { listListings } from './orders/listListings.js'
import { listOffers } from './orders/listOffers.js'
import { generateBuy } from './quotes/generateBuy.js'
import { generateCancel } from './quotes/generateCancel.js'
import { generateListing } from './quotes/generateListing.js'

type Handlers = {
  [name in keyof typeof operations]: Handler<(typeof operations)[name]>
}

/** Handlers of all operations; a missing one does not compile. */
export const handlers = {
  tokenCollectionFilters,
  listCollectibles,
  getCollectible,
  getFloorOrder,
  getHighestPriceListing,
  listListings,
  listOffers,
  getOrders,
  generateBuyTransaction: async ({ context, network }, request) => ({
    steps: await generateBuy(context, network, request),
  }),
  generateListingTransaction: async ({ context, network }, request) => ({
    steps: await generateListing(context, network, request),
  }),
  generateCancelTransaction: async ({ context, network }, request) => ({
    steps: await generateCancel(context, network, request),
  }),
  listContracts,
  listContractSources,
  getAudience,
} satisfies Handlers

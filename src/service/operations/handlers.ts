import type * as operations from '../../rpc/operations.js'
import { generateBuy } from '../generate/generateBuy.js'
import { generateCancel } from '../generate/generateCancel.js'
import { generateListing } from '../generate/generateListing.js'
import { getAudience } from './getAudience.js'
import { getCollectible } from './getCollectible.js'
import { getFloorOrder } from './getFloorOrder.js'
import { getHighestPriceListing } from './getHighestPriceListing.js'
import { getOrders } from './getOrders.js'
import type { Handler } from './handler.js'
import { listCollectibles } from './listCollectibles.js'
import { listContractSources } from './listContractSources.js'
import { listContracts } from './listContracts.js'
import { listListings } from './listListings.js'
import { listOffers } from './listOffers.js'
import { tokenCollectionFilters } from './tokenCollectionFilters.js'

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

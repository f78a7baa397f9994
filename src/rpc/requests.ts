import * as v from 'valibot'
import type { Address } from 'viem'
import {
  audienceRequest,
  contractSourcesRequest,
  contractsRequest,
  id,
  shortText,
} from './builderRequests.js'
import {
  marketplaces,
  orderStatuses,
  propertyTypes,
  sides,
} from './enumerations.js'
import { pageRequest } from './pageRequests.js'
import {
  buyRequest,
  cancelRequest,
  listingRequest,
  orderId,
} from './stepRequests.js'
import { address, knownName, knownNames, resource, uint256 } from './values.js'

export type { ContractFilter } from './builderRequests.js'
export type { AdditionalFee, Listing, OrderData } from './stepRequests.js'

// Annotated, because an inferred type repeats the schema in declarations.
const addressList: v.GenericSchema<Address[]> = v.pipe(
  v.array(address),
  v.maxLength(100),
)
const addresses = v.nullish(addressList)
const marketplaceList = v.nullish(knownNames(marketplaces))
const propertyFilterRequest = v.pipe(
  resource({
    name: v.pipe(v.string(), v.maxLength(256)),
    type: knownName(propertyTypes),
    min: v.nullish(v.pipe(v.number(), v.finite())),
    max: v.nullish(v.pipe(v.number(), v.finite())),
    values: v.nullish(v.pipe(v.array(v.unknown()), v.maxLength(100))),
  }),
  v.forward(
    v.check(
      ({ min, max }) => min === undefined || max === undefined || min <= max,
      'Expected at most the value of `max`',
    ),
    ['min'],
  ),
)

/** Filter for collectibles. */
export type CollectiblesFilter = v.InferInput<typeof collectiblesFilter>
export const collectiblesFilter = v.nullish(
  resource({
    /** Whether to include collectibles without an order. @default false */
    includeEmpty: v.nullish(v.boolean()),
    /** Words to search for. */
    searchText: v.nullish(v.pipe(v.string(), v.maxLength(256))),
    /** Trait filters; a collectible must match all of them. */
    properties: v.nullish(
      v.pipe(v.array(propertyFilterRequest), v.maxLength(32)),
    ),
    /** Only orders of these marketplaces. */
    marketplaces: marketplaceList,
    /** Only collectibles that one of these accounts owns. */
    inAccounts: addresses,
    /** Only collectibles that none of these accounts owns. */
    notInAccounts: addresses,
    /** Only orders of these makers. */
    ordersCreatedBy: addresses,
    /** Ignore orders of these makers. */
    ordersNotCreatedBy: addresses,
    /** Only orders in these currencies; the zero address is the native currency. */
    inCurrencyAddresses: addresses,
    /** Ignore orders in these currencies. */
    notInCurrencyAddresses: addresses,
  }),
)

/** Filter for the orders of a collectible. */
export type OrderFilter = v.InferInput<typeof orderFilter>
export const orderFilter = v.nullish(
  resource({
    /** Only orders of these makers. */
    createdBy: addresses,
    /** Only orders of these marketplaces. */
    marketplace: marketplaceList,
    /** Only orders in these currencies; the zero address is the native currency. */
    currencies: addresses,
    /**
     * Only orders with these statuses, and no offers for the whole collection. An
     * addition of the reference service; others may ignore or refuse it. @default
     * orders that can be filled now
     */
    status: v.nullish(knownNames(orderStatuses)),
  }),
)

/** Identifies one order. */
export type GetOrdersInput = v.InferInput<typeof getOrdersInput>
export const getOrdersInput = resource({
  /** Contract address of the collection. */
  contractAddress: address,
  /** Id of the order within its marketplace. */
  orderId,
  /** Marketplace of the order. @default any */
  marketplace: v.nullish(knownName(marketplaces)),
})

const chain = v.union([
  v.pipe(shortText, v.nonEmpty()),
  v.pipe(id, v.transform(String)),
])

const tokenCollectionFiltersRequest = v.pipe(
  resource({
    chainId: v.nullish(chain),
    chainID: v.nullish(chain),
    contractAddress: address,
  }),
  v.forward(
    v.check(
      ({ chainId, chainID }) => (chainId ?? chainID) !== undefined,
      'Expected a chain id or a network name',
    ),
    ['chainId'],
  ),
)

const collectiblesRequest = resource({
  /** Side of the orders to return and sort by. @default 'listing' */
  side: v.nullish(knownName(sides)),
  /** Contract address of the collection. */
  contractAddress: address,
  /** Filter for the collectibles. */
  filter: collectiblesFilter,
  /** Page number, page size and sort. */
  page: pageRequest,
})

const floorOrderRequest = resource({
  /** Contract address of the collection. */
  contractAddress: address,
  /** Filter for the collectibles. */
  filter: collectiblesFilter,
})

const collectibleRequest = resource({
  /** Contract address of the collection. */
  contractAddress: address,
  /** Token id in decimal digits. */
  tokenId: uint256,
})

const highestPriceListingRequest = resource({
  /** Contract address of the collection. */
  contractAddress: address,
  /** Token id in decimal digits. */
  tokenId: uint256,
  /** Filter for the orders. */
  filter: orderFilter,
})

const collectibleOrdersRequest = resource({
  /** Contract address of the collection. */
  contractAddress: address,
  /** Token id in decimal digits. */
  tokenId: uint256,
  /** Filter for the orders. */
  filter: orderFilter,
  /** Page number, page size and sort. */
  page: pageRequest,
})

const ordersRequest = resource({
  /** The orders to fetch, at most 100. */
  input: v.pipe(v.array(getOrdersInput), v.maxLength(100)),
  /** Page number, page size and sort. */
  page: pageRequest,
})

/**
 * Request schemas by operation name. Separate from the operations, because only
 * the service validates requests, and the schemas would add to client bundles.
 */
export const requestSchemas = {
  TokenCollectionFilters: tokenCollectionFiltersRequest,
  ListCollectibles: collectiblesRequest,
  GetCollectible: collectibleRequest,
  GetFloorOrder: floorOrderRequest,
  GetHighestPriceListingForCollectible: highestPriceListingRequest,
  ListListingsForCollectible: collectibleOrdersRequest,
  ListOffersForCollectible: collectibleOrdersRequest,
  GetOrders: ordersRequest,
  GenerateBuyTransaction: buyRequest,
  GenerateListingTransaction: listingRequest,
  GenerateCancelTransaction: cancelRequest,
  ListContracts: contractsRequest,
  ListContractSources: contractSourcesRequest,
  GetAudience: audienceRequest,
}

import * as v from 'valibot'
import {
  audienceRequest,
  contractSourcesRequest,
  contractsRequest,
  id,
  shortText,
} from './builderRequests.js'
import { marketplaces, propertyTypes, sides } from './enumerations.js'
import { pageRequest } from './pageRequests.js'
import {
  buyRequest,
  cancelRequest,
  listingRequest,
  orderId,
} from './stepRequests.js'
import { address, knownName, resource, uint256 } from './values.js'

export type { ContractFilter } from './builderRequests.js'
export type { AdditionalFee, Listing, OrderData } from './stepRequests.js'

const addresses = v.nullish(v.pipe(v.array(address), v.maxLength(100)))
const marketplaceList = v.nullish(
  v.pipe(v.array(knownName(marketplaces)), v.maxLength(32)),
)
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

/** Which collectibles to list. */
export type CollectiblesFilter = v.InferInput<typeof collectiblesFilter>
export const collectiblesFilter = v.nullish(
  resource({
    /** Also those without an order. @default false */
    includeEmpty: v.nullish(v.boolean()),
    /** Words to look for. */
    searchText: v.nullish(v.pipe(v.string(), v.maxLength(256))),
    /** Traits that they have, all of them. */
    properties: v.nullish(
      v.pipe(v.array(propertyFilterRequest), v.maxLength(32)),
    ),
    /** Books that their orders are in: one of these. */
    marketplaces: marketplaceList,
    /** Whose they are: one of these accounts. */
    inAccounts: addresses,
    /** Whose they are not. */
    notInAccounts: addresses,
    /** Makers of their orders: one of these accounts. */
    ordersCreatedBy: addresses,
    /** Makers whose orders do not count. */
    ordersNotCreatedBy: addresses,
    /** Currencies of their orders; the zero address is the native one. */
    inCurrencyAddresses: addresses,
    /** Currencies whose orders do not count. */
    notInCurrencyAddresses: addresses,
  }),
)

/** Which orders of a collectible to list. */
export type OrderFilter = v.InferInput<typeof orderFilter>
export const orderFilter = v.nullish(
  resource({
    /** Their makers: one of these accounts. */
    createdBy: addresses,
    /** Books that they are in: one of these. */
    marketplace: marketplaceList,
    /** Their currencies; the zero address is the native one. */
    currencies: addresses,
  }),
)

/** Names one order. */
export type GetOrdersInput = v.InferInput<typeof getOrdersInput>
export const getOrdersInput = resource({
  /** The collection. */
  contractAddress: address,
  /** Names it within its marketplace. */
  orderId,
  /** The book that it is in. @default any */
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
  /** Whose price counts. @default 'listing' */
  side: v.nullish(knownName(sides)),
  /** The collection. */
  contractAddress: address,
  /** Which collectibles. */
  filter: collectiblesFilter,
  /** Which page, how long, and in which order. */
  page: pageRequest,
})

const floorOrderRequest = resource({
  /** The collection. */
  contractAddress: address,
  /** Which collectibles. */
  filter: collectiblesFilter,
})

const collectibleRequest = resource({
  /** The collection. */
  contractAddress: address,
  /** The token, in decimal digits. */
  tokenId: uint256,
})

const highestPriceListingRequest = resource({
  /** The collection. */
  contractAddress: address,
  /** The token, in decimal digits. */
  tokenId: uint256,
  /** Which orders. */
  filter: orderFilter,
})

const collectibleOrdersRequest = resource({
  /** The collection. */
  contractAddress: address,
  /** The token, in decimal digits. */
  tokenId: uint256,
  /** Which orders. */
  filter: orderFilter,
  /** Which page, how long, and in which order. */
  page: pageRequest,
})

const ordersRequest = resource({
  /** Which orders. */
  input: v.pipe(v.array(getOrdersInput), v.maxLength(100)),
  /** Which page, how long, and in which order. */
  page: pageRequest,
})

/**
 * What each operation accepts. Kept apart from the operations, because only
 * a service checks requests: a client pays for what it reads.
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

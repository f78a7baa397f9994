import * as v from 'valibot'
import {
  contractSources,
  contractTypes,
  marketplaces,
  orderbooks,
  propertyTypes,
  sides,
  walletTypes,
} from './enumerations.js'
import { builderPageRequest, pageRequest } from './pageRequests.js'
import { address, knownName, resource, uint256 } from './values.js'

const addresses = v.nullish(v.pipe(v.array(address), v.maxLength(100)))
const shortText = v.pipe(v.string(), v.maxLength(64))
const orderId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(256))
const marketplaceList = v.nullish(
  v.pipe(v.array(knownName(marketplaces)), v.maxLength(32)),
)
const id = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
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
    marketplaces: marketplaceList,
    /** Whose they are: one of these accounts. */
    inAccounts: addresses,
    notInAccounts: addresses,
    /** Makers of their orders: one of these accounts. */
    ordersCreatedBy: addresses,
    ordersNotCreatedBy: addresses,
    /** Currencies of their orders; the zero address is the native one. */
    inCurrencyAddresses: addresses,
    notInCurrencyAddresses: addresses,
  }),
)

/** Which orders of a collectible to list. */
export type OrderFilter = v.InferInput<typeof orderFilter>
export const orderFilter = v.nullish(
  resource({
    createdBy: addresses,
    marketplace: marketplaceList,
    currencies: addresses,
  }),
)

/** Which contracts of a project to list. */
export type ContractFilter = v.InferInput<typeof contractFilter>
export const contractFilter = v.nullish(
  resource({
    chainId: v.nullish(id),
    contractSourceType: v.nullish(knownName(contractSources)),
    contractType: v.nullish(shortText),
  }),
)

/** The order to buy from, and how many. */
export type OrderData = v.InferInput<typeof orderData>
export const orderData = resource({
  orderId,
  /** How many, in decimal digits. */
  quantity: uint256,
  tokenId: v.nullish(uint256),
})

/** A fee that the caller adds on top, in the smallest unit of the currency. */
export type AdditionalFee = v.InferInput<typeof additionalFee>
export const additionalFee = resource({ amount: uint256, receiver: address })

/** What to list: `expiry` in unix seconds, `pricePerToken` in smallest units. */
export type Listing = v.InferInput<typeof listing>
export const listing = resource({
  /** The token, in decimal digits. */
  tokenId: uint256,
  quantity: uint256,
  /** When it ends, in unix seconds. */
  expiry: uint256,
  /** The zero address is the native currency. */
  currencyAddress: address,
  /** Smallest units of the currency, fees included. */
  pricePerToken: uint256,
})

/** Names one order. */
export type GetOrdersInput = v.InferInput<typeof getOrdersInput>
export const getOrdersInput = resource({
  contractAddress: address,
  orderId,
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
  filter: collectiblesFilter,
  page: pageRequest,
})

const floorOrderRequest = resource({
  /** The collection. */
  contractAddress: address,
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
  filter: orderFilter,
})

const collectibleOrdersRequest = resource({
  /** The collection. */
  contractAddress: address,
  /** The token, in decimal digits. */
  tokenId: uint256,
  filter: orderFilter,
  page: pageRequest,
})

const ordersRequest = resource({
  /** Which orders. */
  input: v.pipe(v.array(getOrdersInput), v.maxLength(100)),
  page: pageRequest,
})

const buyRequest = resource({
  /** The collection. */
  collectionAddress: address,
  /** Who pays and receives. */
  buyer: address,
  marketplace: knownName(marketplaces),
  /** Which orders, and how many of each. */
  ordersData: v.pipe(v.array(orderData), v.minLength(1), v.maxLength(50)),
  /** Fees on top. */
  additionalFees: v.nullish(v.pipe(v.array(additionalFee), v.maxLength(10))),
  walletType: v.nullish(knownName(walletTypes)),
})

const listingRequest = resource({
  /** The collection. */
  collectionAddress: address,
  /** Who sells. */
  owner: address,
  contractType: knownName(contractTypes),
  orderbook: knownName(orderbooks),
  /** What is sold, and for how much. */
  listing,
  walletType: v.nullish(knownName(walletTypes)),
})

const cancelRequest = resource({
  /** The collection. */
  collectionAddress: address,
  /** Who made the order. */
  maker: address,
  marketplace: knownName(marketplaces),
  orderId,
})

const contractsRequest = resource({
  projectId: id,
  filter: contractFilter,
  page: builderPageRequest,
})

const contractSourcesRequest = resource({
  projectId: id,
  page: builderPageRequest,
})

const audienceRequest = resource({ projectId: id, audienceId: id })

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

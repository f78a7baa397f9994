import * as v from 'valibot'
import { type Expected, list } from './answers.js'
import {
  audience,
  audienceContact,
  builderPage,
  contract,
  contractSource,
} from './builderSchemas.js'
import {
  expectCollectibles,
  expectNamedOrders,
  expectOrders,
  expectRecords,
  expectToken,
} from './expectations.js'
import { collectibleMetadata } from './metadataSchemas.js'
import type { requestSchemas } from './requests.js'
import { collectibleOrder, order, page, propertyFilter } from './schemas.js'
import { step } from './stepSchemas.js'
import { resource } from './values.js'

/** The three groups of operations, each with its own base URL. */
export type Group = 'Metadata' | 'Marketplace' | 'Builder'

/** One operation of the service. */
export type Operation = {
  group: Group
  name: keyof typeof requestSchemas
  /** Reads retry after a temporary failure; quotes never do. */
  kind: 'read' | 'quote'
  /**
   * Returns the values that items of the response must agree with: each with one of
   * them. Absent if the response repeats no value of the request.
   */
  expects?: (request: never, chainId: number | undefined) => readonly Expected[]
  response: v.GenericSchema<any, any>
}

/** Request body of an operation. */
export type Request<operation extends Operation> = v.InferInput<
  (typeof requestSchemas)[operation['name']]
>

/** Response of an operation, parsed. */
export type Response<operation extends Operation> = v.InferOutput<
  operation['response']
>

const steps = resource({ steps: v.nullish(v.array(step), []) })

/** `Metadata/TokenCollectionFilters`: the traits of a collection. */
export const tokenCollectionFilters = {
  group: 'Metadata',
  name: 'TokenCollectionFilters',
  kind: 'read',
  response: resource({ filters: list(propertyFilter) }),
} as const satisfies Operation

/** `Marketplace/ListCollectibles`: collectibles with their best orders. */
export const listCollectibles = {
  group: 'Marketplace',
  name: 'ListCollectibles',
  kind: 'read',
  expects: expectCollectibles,
  response: resource({
    collectibles: list(collectibleOrder),
    page: v.nullish(page),
  }),
} as const satisfies Operation

/** `Marketplace/GetCollectible`: the metadata of one collectible. */
export const getCollectible = {
  group: 'Marketplace',
  name: 'GetCollectible',
  kind: 'read',
  expects: expectToken,
  response: resource({ metadata: v.nullish(collectibleMetadata) }),
} as const satisfies Operation

/** `Marketplace/GetFloorOrder`: the collectible with the cheapest listing. */
export const getFloorOrder = {
  group: 'Marketplace',
  name: 'GetFloorOrder',
  kind: 'read',
  expects: expectCollectibles,
  response: resource({ collectible: v.nullish(collectibleOrder) }),
} as const satisfies Operation

/** `Marketplace/GetHighestPriceListingForCollectible`: the most expensive listing. */
export const getHighestPriceListing = {
  group: 'Marketplace',
  name: 'GetHighestPriceListingForCollectible',
  kind: 'read',
  expects: expectOrders('listing'),
  response: resource({ order: v.nullish(order) }),
} as const satisfies Operation

/** `Marketplace/ListListingsForCollectible`: the listings of one collectible. */
export const listListings = {
  group: 'Marketplace',
  name: 'ListListingsForCollectible',
  kind: 'read',
  expects: expectOrders('listing'),
  response: resource({
    listings: list(order),
    page: v.nullish(page),
  }),
} as const satisfies Operation

/** `Marketplace/ListOffersForCollectible`: the offers for one collectible. */
export const listOffers = {
  group: 'Marketplace',
  name: 'ListOffersForCollectible',
  kind: 'read',
  expects: expectOrders('offer'),
  response: resource({
    offers: list(order),
    page: v.nullish(page),
  }),
} as const satisfies Operation

/** `Marketplace/GetOrders`: orders by id. */
export const getOrders = {
  group: 'Marketplace',
  name: 'GetOrders',
  kind: 'read',
  expects: expectNamedOrders,
  response: resource({
    orders: list(order),
    page: v.nullish(page),
  }),
} as const satisfies Operation

/**
 * `Marketplace/GenerateBuyTransaction`: the steps of a purchase. If you request
 * several orders, the service may leave out those that can no longer be bought,
 * and their share of the fees. The `price` of the last step is the total of the
 * remaining orders; its `data` names them.
 */
export const generateBuyTransaction = {
  group: 'Marketplace',
  name: 'GenerateBuyTransaction',
  kind: 'quote',
  response: steps,
} as const satisfies Operation

/** `Marketplace/GenerateListingTransaction`: the steps of a listing. */
export const generateListingTransaction = {
  group: 'Marketplace',
  name: 'GenerateListingTransaction',
  kind: 'quote',
  response: steps,
} as const satisfies Operation

/** `Marketplace/GenerateCancelTransaction`: the steps of a cancellation. */
export const generateCancelTransaction = {
  group: 'Marketplace',
  name: 'GenerateCancelTransaction',
  kind: 'quote',
  response: steps,
} as const satisfies Operation

/** `Builder/ListContracts`: the contracts of a project. */
export const listContracts = {
  group: 'Builder',
  name: 'ListContracts',
  kind: 'read',
  expects: expectRecords,
  response: resource({
    page: v.nullish(builderPage),
    contracts: list(contract),
  }),
} as const satisfies Operation

/** `Builder/ListContractSources`: contract sources that a project can deploy. */
export const listContractSources = {
  group: 'Builder',
  name: 'ListContractSources',
  kind: 'read',
  expects: expectRecords,
  response: resource({
    page: v.nullish(builderPage),
    contractSources: list(contractSource),
  }),
} as const satisfies Operation

/** `Builder/GetAudience`: an audience with its contacts and contracts. */
export const getAudience = {
  group: 'Builder',
  name: 'GetAudience',
  kind: 'read',
  expects: expectRecords,
  response: resource({
    audience: v.nullish(audience),
    contacts: list(audienceContact),
    contracts: list(contract),
  }),
} as const satisfies Operation

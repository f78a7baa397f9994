import * as v from 'valibot'
import {
  audience,
  audienceContact,
  builderPage,
  contract,
  contractSource,
} from './builderSchemas.js'
import { collectibleMetadata } from './metadataSchemas.js'
import type { requestSchemas } from './requests.js'
import { collectibleOrder, order, page, propertyFilter } from './schemas.js'
import { step } from './stepSchemas.js'
import { list, resource } from './values.js'

/** The three groups of operations, each with a base address of its own. */
export type Group = 'Metadata' | 'Marketplace' | 'Builder'

/** One operation of the service. */
export type Operation = {
  group: Group
  name: keyof typeof requestSchemas
  /** Reads are asked again after a passing failure; quotes never are. */
  kind: 'read' | 'quote'
  response: v.GenericSchema<any, any>
}

/** What the caller of an operation passes. */
export type Request<operation extends Operation> = v.InferInput<
  (typeof requestSchemas)[operation['name']]
>

/** What an operation answers, after parsing. */
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
  response: resource({ metadata: v.nullish(collectibleMetadata) }),
} as const satisfies Operation

/** `Marketplace/GetFloorOrder`: the collectible with the cheapest listing. */
export const getFloorOrder = {
  group: 'Marketplace',
  name: 'GetFloorOrder',
  kind: 'read',
  response: resource({ collectible: v.nullish(collectibleOrder) }),
} as const satisfies Operation

/** `Marketplace/GetHighestPriceListingForCollectible`. */
export const getHighestPriceListing = {
  group: 'Marketplace',
  name: 'GetHighestPriceListingForCollectible',
  kind: 'read',
  response: resource({ order: v.nullish(order) }),
} as const satisfies Operation

/** `Marketplace/ListListingsForCollectible`: orders that sell it. */
export const listListings = {
  group: 'Marketplace',
  name: 'ListListingsForCollectible',
  kind: 'read',
  response: resource({ listings: list(order), page: v.nullish(page) }),
} as const satisfies Operation

/** `Marketplace/ListOffersForCollectible`: orders that buy it. */
export const listOffers = {
  group: 'Marketplace',
  name: 'ListOffersForCollectible',
  kind: 'read',
  response: resource({ offers: list(order), page: v.nullish(page) }),
} as const satisfies Operation

/** `Marketplace/GetOrders`: orders by their identifiers. */
export const getOrders = {
  group: 'Marketplace',
  name: 'GetOrders',
  kind: 'read',
  response: resource({ orders: list(order), page: v.nullish(page) }),
} as const satisfies Operation

/**
 * `Marketplace/GenerateBuyTransaction`: the steps that buy. Of several orders
 * those that cannot be bought any more may be left out, with their part of the
 * fees: `price` of the last step tells what the rest comes to, and its `data`
 * which orders that is.
 */
export const generateBuyTransaction = {
  group: 'Marketplace',
  name: 'GenerateBuyTransaction',
  kind: 'quote',
  response: steps,
} as const satisfies Operation

/** `Marketplace/GenerateListingTransaction`: the steps that list. */
export const generateListingTransaction = {
  group: 'Marketplace',
  name: 'GenerateListingTransaction',
  kind: 'quote',
  response: steps,
} as const satisfies Operation

/** `Marketplace/GenerateCancelTransaction`: the steps that cancel. */
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
  response: resource({
    page: v.nullish(builderPage),
    contracts: list(contract),
  }),
} as const satisfies Operation

/** `Builder/ListContractSources`: source code a project can deploy. */
export const listContractSources = {
  group: 'Builder',
  name: 'ListContractSources',
  kind: 'read',
  response: resource({
    page: v.nullish(builderPage),
    contractSources: list(contractSource),
  }),
} as const satisfies Operation

/** `Builder/GetAudience`: an audience, its contacts and contracts. */
export const getAudience = {
  group: 'Builder',
  name: 'GetAudience',
  kind: 'read',
  response: resource({
    audience: v.nullish(audience),
    contacts: list(audienceContact),
    contracts: list(contract),
  }),
} as const satisfies Operation

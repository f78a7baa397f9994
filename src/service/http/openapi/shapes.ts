import type * as v from 'valibot'
import {
  audience,
  audienceContact,
  builderPage,
  contract,
  contractSource,
} from '../../../rpc/builderSchemas.js'
import {
  contractSources,
  executeTypes,
  marketplaces,
  orderSources,
  orderStatuses,
  propertyTypes,
  sides,
  sortOrders,
  stepIds,
} from '../../../rpc/enumerations.js'
import { asset, collectibleMetadata } from '../../../rpc/metadataSchemas.js'
import * as operations from '../../../rpc/operations.js'
import {
  collectibleOrder,
  feeBreakdownEntry,
  order,
  page,
  propertyFilter,
  sortBy,
} from '../../../rpc/schemas.js'
import { postRequest, step, stepSignature } from '../../../rpc/stepSchemas.js'
import {
  enumSchema,
  type JsonSchema,
  listSchema,
  orNull,
  ref,
} from './jsonSchema.js'

/**
 * A response of the service. The schemas are those with which clients parse it;
 * they accept more than is sent, and a shape says what is sent.
 */
export type Shape = {
  schema: v.GenericSchema<any, any>
  /** Fields that may be absent. */
  optional?: readonly string[]
  /** Fields with a narrower schema. */
  fields?: Record<string, JsonSchema>
}

const number: JsonSchema = { type: 'number' }

const resources: Record<string, Shape> = {
  FeeBreakdownEntry: { schema: feeBreakdownEntry },
  Order: {
    schema: order,
    optional: [
      ...['collectionId', 'collectibleId', 'tokenId', 'deletedAt'],
      ...['priceAmountFormatted', 'priceAmountNetFormatted', 'priceDecimals'],
      ...['priceUSD', 'priceUSDFormatted'],
    ],
    fields: {
      marketplace: enumSchema(marketplaces),
      source: enumSchema(orderSources),
      side: enumSchema(sides),
      status: enumSchema(
        orderStatuses.filter((status) => status !== 'decimals_missing'),
      ),
      priceUSD: number,
      feeBreakdown: listSchema('FeeBreakdownEntry'),
    },
  },
  Asset: {
    schema: asset,
    optional: [
      ...['id', 'collectionId', 'url', 'metadataField', 'filename'],
      ...['filesize', 'mimeType', 'width', 'height'],
    ],
    fields: { filesize: number, width: number, height: number },
  },
  CollectibleMetadata: {
    schema: collectibleMetadata,
    optional: [
      ...['image', 'video', 'audio', 'imageData', 'externalUrl'],
      ...['backgroundColor', 'animationUrl', 'decimals', 'assets'],
    ],
    fields: {
      attributes: listSchema('Attribute'),
      assets: listSchema('Asset'),
      decimals: number,
    },
  },
  CollectibleOrder: {
    schema: collectibleOrder,
    optional: ['order', 'listing', 'offer'],
  },
  SortBy: { schema: sortBy, fields: { order: enumSchema(sortOrders) } },
  Page: {
    schema: page,
    optional: ['after', 'sort'],
    fields: { sort: listSchema('SortBy') },
  },
  PropertyFilter: {
    schema: propertyFilter,
    optional: ['min', 'max', 'values'],
    fields: {
      type: enumSchema(propertyTypes.filter((type) => type !== 'GENERIC')),
      min: orNull(number),
      max: orNull(number),
      values: orNull({ type: 'array', items: { type: 'string' } }),
    },
  },
  StepSignature: { schema: stepSignature },
  PostRequest: {
    schema: postRequest,
    fields: { body: { type: 'object' } },
  },
  Step: {
    schema: step,
    optional: [
      ...['data', 'to', 'value', 'price', 'signature', 'post', 'executeType'],
    ],
    fields: { id: enumSchema(stepIds), executeType: enumSchema(executeTypes) },
  },
  BuilderPage: {
    schema: builderPage,
    optional: ['column', 'before', 'after', 'sort'],
    fields: {
      before: { type: 'object' },
      after: { type: 'object' },
      sort: listSchema('SortBy'),
    },
  },
  Contract: {
    schema: contract,
    optional: [
      ...['itemsContractAddress', 'abi', 'bytecode', 'bytecodeHash'],
      'audienceId',
    ],
    fields: { source: enumSchema(contractSources) },
  },
  ContractSource: {
    schema: contractSource,
    optional: [
      ...['description', 'author', 'license', 'moreInfoUrl', 'abi'],
      ...['factorySourceUid', 'bytecode', 'bytecodeHash'],
    ],
  },
  Audience: { schema: audience, optional: ['deletedAt'] },
  AudienceContact: {
    schema: audienceContact,
    optional: ['name', 'address', 'email'],
  },
}

const paged = { page: ref('Page') }
const steps = { steps: listSchema('Step') }

/** Fields of responses that replace those derived from the schemas. */
const responseOverrides: Record<
  keyof typeof operations,
  Record<string, JsonSchema>
> = {
  tokenCollectionFilters: { filters: listSchema('PropertyFilter') },
  listCollectibles: { collectibles: listSchema('CollectibleOrder'), ...paged },
  getCollectible: {},
  getFloorOrder: { collectible: orNull(ref('CollectibleOrder')) },
  getHighestPriceListing: { order: orNull(ref('Order')) },
  listListings: { listings: listSchema('Order'), ...paged },
  listOffers: { offers: listSchema('Order'), ...paged },
  getOrders: { orders: listSchema('Order'), ...paged },
  generateBuyTransaction: steps,
  generateListingTransaction: steps,
  generateCancelTransaction: steps,
  listContracts: { contracts: listSchema('Contract') },
  listContractSources: { contractSources: listSchema('ContractSource') },
  getAudience: {
    contacts: listSchema('AudienceContact'),
    contracts: listSchema('Contract'),
  },
}

/** All responses by their names in the document. */
export const shapes: Record<string, Shape> = {
  ...resources,
  ...Object.fromEntries(
    Object.entries(operations).map(([key, { name, response }]) => [
      `${name}Response`,
      {
        schema: response,
        fields: responseOverrides[key as keyof typeof operations],
      },
    ]),
  ),
}

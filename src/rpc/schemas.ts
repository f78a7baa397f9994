import * as v from 'valibot'
import { agreedOrders, named } from './agree.js'
import { answer, list } from './answers.js'
import type {
  marketplaces,
  orderSources,
  orderStatuses,
  propertyTypes,
  sides,
  sortOrders,
} from './enumerations.js'
import { collectibleMetadata } from './metadataSchemas.js'
import {
  address,
  amount,
  bps,
  decimals,
  jsonArray,
  jsonObject,
  moment,
  number,
  openName,
  pageNumber,
  type Schema,
  text,
  tokenId,
  whole,
  wholeNumber,
} from './values.js'

export type {
  Asset,
  Attribute,
  CollectibleMetadata,
} from './metadataSchemas.js'
export type { PostRequest, Step, StepSignature } from './stepSchemas.js'

/** One fee of an order. */
export interface FeeBreakdownEntry
  extends v.InferOutput<typeof feeBreakdownEntryFields> {}
const feeBreakdownEntryFields = answer({
  /** Kind of the fee, such as `royalty`. */
  kind: v.nullish(v.string(), 'unknown'),
  /** Account that receives the fee. */
  recipientAddress: v.nullish(address),
  /** Share of the price in basis points. */
  bps,
})
export const feeBreakdownEntry: Schema<FeeBreakdownEntry> =
  feeBreakdownEntryFields

/**
 * An order to sell (listing) or to buy (offer). Amounts are decimal digits in
 * the smallest unit of `priceCurrencyAddress`; the zero address is the native
 * currency. Quantities are base units, as the token's contract counts them, and
 * prices are for one base unit: with `quantityDecimals` of 2, a quantity of `250`
 * at a price of `10` is 2.5 tokens for 1000 each.
 */
export interface Order extends v.InferOutput<typeof orderFields> {}
const orderNames = [
  'side',
  'orderId',
  'chainId',
  'collectionContractAddress',
  'tokenId',
  'createdBy',
  'priceCurrencyAddress',
  'marketplace',
] as const
const orderFields = named(orderNames, {
  /** Id of the record at the service; see `orderId`. */
  id: wholeNumber,
  /** Id of the collection at the service. */
  collectionId: wholeNumber,
  /** Id of the collectible at the service. */
  collectibleId: wholeNumber,
  /** Id of the order, unique within its marketplace. */
  orderId: v.string(),
  /** Marketplace (order book) of the order. */
  marketplace: v.nullish(openName<typeof marketplaces>(), 'unknown'),
  /** Source from which the service received the order. */
  source: v.nullish(openName<typeof orderSources>()),
  /** A `listing` sells, an `offer` buys. */
  side: v.nullish(openName<typeof sides>(), 'unknown'),
  /** Only `active` orders can be filled. */
  status: v.nullish(openName<typeof orderStatuses>(), 'unknown'),
  /** Chain of the collection. */
  chainId: whole,
  /** Name of the site or app where the order was created. */
  originName: text,
  /** Contract address of the collection. */
  collectionContractAddress: address,
  /** Token id in decimal digits. */
  tokenId: v.nullish(tokenId),
  /** Maker of the order. */
  createdBy: address,
  /** Price of one base unit including fees, in smallest units of the currency. */
  priceAmount: amount,
  /** `priceAmount` in whole units. */
  priceAmountFormatted: text,
  /** Amount that the maker receives for one base unit, in smallest units. */
  priceAmountNet: v.nullish(amount),
  /** `priceAmountNet` in whole units. */
  priceAmountNetFormatted: text,
  /** Currency of the price; the zero address is the native currency. */
  priceCurrencyAddress: address,
  /** Decimals of the currency. */
  priceDecimals: v.nullish(decimals),
  /** Price of one base unit in US dollars, if an exchange rate is known. */
  priceUSD: number,
  /** `priceUSD` formatted for display. */
  priceUSDFormatted: text,
  /** Base units when the order was created. */
  quantityInitial: v.nullish(amount),
  /** `quantityInitial` with `quantityDecimals` decimals. */
  quantityInitialFormatted: text,
  /** Base units that are not filled yet. */
  quantityRemaining: v.nullish(amount),
  /** `quantityRemaining` with `quantityDecimals` decimals. */
  quantityRemainingFormatted: text,
  /** Base units that the maker can deliver now. */
  quantityAvailable: v.nullish(amount),
  /** `quantityAvailable` with `quantityDecimals` decimals. */
  quantityAvailableFormatted: text,
  /** Decimals of the quantities; 0 for whole tokens. */
  quantityDecimals: v.nullish(decimals),
  /** Fees included in the price, in basis points. */
  feeBps: v.nullish(bps),
  /** Fees by recipient. */
  feeBreakdown: list(feeBreakdownEntry),
  /** Start of the order, in unix seconds or RFC 3339. */
  validFrom: moment,
  /** Expiry of the order, in unix seconds or RFC 3339. */
  validUntil: moment,
  /** Block of the last change on the chain. */
  blockNumber: wholeNumber,
  /** Time the maker created the order, in unix seconds or RFC 3339. */
  orderCreatedAt: moment,
  /** Time the order last changed, in unix seconds or RFC 3339. */
  orderUpdatedAt: moment,
  /** Time the service first stored the order, in unix seconds or RFC 3339. */
  createdAt: moment,
  /** Time the service last updated the record, in unix seconds or RFC 3339. */
  updatedAt: moment,
  /** Time the service deleted the order, in unix seconds or RFC 3339. */
  deletedAt: moment,
})
export const order: Schema<Order> = orderFields

/** A collectible with its best order, its listing and its offer. */
export interface CollectibleOrder
  extends v.InferOutput<typeof collectibleOrderFields> {}
const collectibleOrderFields = answer(
  {
    /** Metadata of the collectible. */
    metadata: collectibleMetadata,
    /** Best order of the requested side that passes the filter of the request. */
    order: v.nullish(order),
    /** Cheapest listing of the collectible, whatever the filter. */
    listing: v.nullish(order),
    /** Highest offer for the collectible, whatever the filter. */
    offer: v.nullish(order),
  },
  ['order'],
)
export const collectibleOrder: Schema<CollectibleOrder> = v.pipe(
  jsonObject,
  agreedOrders(orderNames),
  collectibleOrderFields,
)

/** A sort column with its direction. */
export interface SortBy extends v.InferOutput<typeof sortByFields> {}
const sortByFields = answer({
  /** Name of the column, such as `priceUSD`. */
  column: v.string(),
  /** Sort direction. */
  order: v.nullish(openName<typeof sortOrders>()),
})
export const sortBy: Schema<SortBy> = sortByFields

/** Page information of a marketplace list. */
export interface Page extends v.InferOutput<typeof pageFields> {}
const pageFields = answer({
  /** Page number, from 1. */
  page: v.nullish(pageNumber, 1),
  /** Number of items per page. */
  pageSize: wholeNumber,
  /** Whether there is another page. */
  more: v.nullish(v.boolean(), false),
  /**
   * Cursor of the last item: send it as `page.after`, without a number, to get the next
   * page. Absent on the last page, and from services without cursors.
   */
  after: text,
  /** Sort columns, most important first. */
  sort: v.nullish(list(sortBy)),
})
export const page: Schema<Page> = pageFields

/** A trait that collectibles can be filtered by. */
export interface PropertyFilter
  extends v.InferOutput<typeof propertyFilterFields> {}
const propertyFilterFields = answer({
  /** Name of the trait. */
  name: v.string(),
  /** Type of the values. */
  type: v.nullish(openName<typeof propertyTypes>(), 'STRING'),
  /** Smallest value of a number trait. */
  min: number,
  /** Largest value of a number trait. */
  max: number,
  /** The values, if the service lists them. */
  values: v.nullish(jsonArray),
})
export const propertyFilter: Schema<PropertyFilter> = propertyFilterFields

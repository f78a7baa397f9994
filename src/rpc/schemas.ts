import * as v from 'valibot'
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
  count,
  jsonArray,
  list,
  moment,
  number,
  openName,
  resource,
  text,
} from './values.js'

export type {
  Asset,
  Attribute,
  CollectibleMetadata,
} from './metadataSchemas.js'
export type { PostRequest, Step, StepSignature } from './stepSchemas.js'

/** One part of the fees of an order. */
export type FeeBreakdownEntry = v.InferOutput<typeof feeBreakdownEntry>
export const feeBreakdownEntry = resource({
  /** What it is for, such as `royalty`. */
  kind: v.nullish(v.string(), 'unknown'),
  /** Who receives it. */
  recipientAddress: v.nullish(address),
  /** Hundredths of a per cent of the price. */
  bps: count,
})

/**
 * An order to sell (listing) or to buy (offer). Amounts are decimal digits in
 * the smallest unit of `priceCurrencyAddress`; the zero address is the native
 * currency.
 */
export type Order = v.InferOutput<typeof order>
export const order = resource({
  /** Number of the order at the service. */
  id: number,
  /** Number of the collection at the service. */
  collectionId: number,
  /** Number of the collectible at the service. */
  collectibleId: number,
  /** Names it within its marketplace. */
  orderId: v.string(),
  /** The book that it is in. */
  marketplace: v.nullish(openName<typeof marketplaces>(), 'unknown'),
  /** Where the service has it from. */
  source: v.nullish(openName<typeof orderSources>()),
  /** `listing` sells, `offer` buys. */
  side: v.nullish(openName<typeof sides>(), 'unknown'),
  /** Only `active` ones can be filled. */
  status: v.nullish(openName<typeof orderStatuses>(), 'unknown'),
  /** Chain of the collection. */
  chainId: count,
  /** Name of the place where it was made, as the service has it. */
  originName: text,
  /** The collection. */
  collectionContractAddress: address,
  /** The token, in decimal digits. */
  tokenId: v.nullish(amount),
  /** Who made it. */
  createdBy: address,
  /** Price of one token, fees included, in smallest units. */
  priceAmount: amount,
  /** The same in whole units. */
  priceAmountFormatted: text,
  /** What the maker receives for one token, in smallest units. */
  priceAmountNet: v.nullish(amount),
  /** The same in whole units. */
  priceAmountNetFormatted: text,
  /** The currency; the zero address is the native one. */
  priceCurrencyAddress: address,
  /** Digits after the point of one unit of the currency. */
  priceDecimals: number,
  /** Price of one token in US dollars, where a rate is known. */
  priceUSD: number,
  /** The same with as many digits as are worth showing. */
  priceUSDFormatted: text,
  /** How many it was made for. */
  quantityInitial: v.nullish(amount),
  /** The same with `quantityDecimals` after the point. */
  quantityInitialFormatted: text,
  /** How many of it are not filled yet. */
  quantityRemaining: v.nullish(amount),
  /** The same with `quantityDecimals` after the point. */
  quantityRemainingFormatted: text,
  /** How many the maker can deliver now. */
  quantityAvailable: v.nullish(amount),
  /** The same with `quantityDecimals` after the point. */
  quantityAvailableFormatted: text,
  /** Digits after the point of a quantity; 0 for whole pieces. */
  quantityDecimals: number,
  /** Fees within the price, in hundredths of a per cent. */
  feeBps: number,
  /** Who receives which part of the fees. */
  feeBreakdown: list(feeBreakdownEntry),
  /** When it begins: unix seconds, or RFC 3339. */
  validFrom: moment,
  /** When it ends: unix seconds, or RFC 3339. */
  validUntil: moment,
  /** Block in which the chain last changed it. */
  blockNumber: number,
  /** When its maker made it: unix seconds, or RFC 3339. */
  orderCreatedAt: moment,
  /** When it last changed: unix seconds, or RFC 3339. */
  orderUpdatedAt: moment,
  /** When the service came to know it: unix seconds, or RFC 3339. */
  createdAt: moment,
  /** When the service last wrote it: unix seconds, or RFC 3339. */
  updatedAt: moment,
  /** When the service took it out: unix seconds, or RFC 3339. */
  deletedAt: moment,
})

/** A collectible with its best order, its listing and its offer. */
export type CollectibleOrder = v.InferOutput<typeof collectibleOrder>
export const collectibleOrder = resource({
  /** What it is. */
  metadata: collectibleMetadata,
  /** The best order of the side that was asked for. */
  order: v.nullish(order),
  /** Its cheapest listing. */
  listing: v.nullish(order),
  /** Its highest offer. */
  offer: v.nullish(order),
})

/** By which column a list is sorted, and in which direction. */
export type SortBy = v.InferOutput<typeof sortBy>
export const sortBy = resource({
  /** The column, such as `priceUSD`. */
  column: v.string(),
  /** The direction. */
  order: v.nullish(openName<typeof sortOrders>()),
})

/** Where a list of the marketplace stands. Pages count from 1. */
export type Page = v.InferOutput<typeof page>
export const page = resource({
  /** Which page this is, from 1. */
  page: v.nullish(count, 1),
  /** Items on a page. */
  pageSize: number,
  /** Whether there is another page. */
  more: v.nullish(v.boolean(), false),
  /** How it is sorted. */
  sort: v.nullish(list(sortBy)),
})

/** A trait by which a collection can be filtered. */
export type PropertyFilter = v.InferOutput<typeof propertyFilter>
export const propertyFilter = resource({
  /** Its name. */
  name: v.string(),
  /** What its values are. */
  type: v.nullish(openName<typeof propertyTypes>(), 'STRING'),
  /** The least value, where they are numbers. */
  min: number,
  /** The greatest value, where they are numbers. */
  max: number,
  /** Its values, where they can be counted. */
  values: v.nullish(jsonArray),
})

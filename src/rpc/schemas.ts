import * as v from 'valibot'
import type {
  executeTypes,
  marketplaces,
  orderSources,
  orderStatuses,
  propertyTypes,
  sides,
  sortOrders,
  stepIds,
} from './enumerations.js'
import {
  address,
  amount,
  count,
  jsonArray,
  jsonObject,
  list,
  moment,
  number,
  openName,
  resource,
  text,
} from './values.js'

/** One part of the fees of an order. */
export type FeeBreakdownEntry = v.InferOutput<typeof feeBreakdownEntry>
export const feeBreakdownEntry = resource({
  kind: v.nullish(v.string(), 'unknown'),
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
  id: number,
  collectionId: number,
  collectibleId: number,
  /** Names it within its marketplace. */
  orderId: v.string(),
  /** The book that it is in. */
  marketplace: v.nullish(openName<typeof marketplaces>(), 'unknown'),
  source: v.nullish(openName<typeof orderSources>()),
  /** `listing` sells, `offer` buys. */
  side: v.nullish(openName<typeof sides>(), 'unknown'),
  /** Only `active` ones can be filled. */
  status: v.nullish(openName<typeof orderStatuses>(), 'unknown'),
  chainId: count,
  originName: text,
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
  priceAmountNetFormatted: text,
  priceCurrencyAddress: address,
  /** Digits after the point of one unit of the currency. */
  priceDecimals: number,
  priceUSD: number,
  priceUSDFormatted: text,
  quantityInitial: v.nullish(amount),
  quantityInitialFormatted: text,
  /** How many of it are not filled yet. */
  quantityRemaining: v.nullish(amount),
  quantityRemainingFormatted: text,
  /** How many the maker can deliver now. */
  quantityAvailable: v.nullish(amount),
  quantityAvailableFormatted: text,
  quantityDecimals: number,
  /** Fees within the price, in hundredths of a per cent. */
  feeBps: number,
  feeBreakdown: list(feeBreakdownEntry),
  validFrom: moment,
  /** When it ends: unix seconds, or RFC 3339. */
  validUntil: moment,
  blockNumber: number,
  orderCreatedAt: moment,
  orderUpdatedAt: moment,
  createdAt: moment,
  updatedAt: moment,
  deletedAt: moment,
})

/** A file that belongs to a collectible. */
export type Asset = v.InferOutput<typeof asset>
const assetFields = resource({
  id: number,
  collectionId: number,
  tokenId: v.nullish(amount),
  url: text,
  metadataField: text,
  filename: text,
  filesize: number,
  mimeType: text,
  width: number,
  height: number,
  updatedAt: moment,
})
export const asset = v.pipe(
  jsonObject,
  v.transform((item) => ({ ...item, filename: item.filename ?? item.name })),
  assetFields,
)

/** One trait of a collectible. */
export type Attribute = {
  trait_type: string
  value: unknown
  display_type?: string | undefined
}

/** Reads `{trait_type, value}`, `{name, value}` and free `{sharpness: 9}`. */
function readAttributes(item: Record<string, unknown>): Attribute[] {
  const name = item.trait_type ?? item.name
  if (typeof name !== 'string')
    return Object.entries(item)
      .filter(([key]) => key !== 'display_type')
      .map(([trait_type, value]) => ({ trait_type, value }))
  const display = item.display_type
  return [
    {
      trait_type: name,
      value: item.value,
      ...(typeof display === 'string' ? { display_type: display } : {}),
    },
  ]
}

const metadataFields = resource({
  tokenId: amount,
  name: text,
  description: text,
  image: text,
  video: text,
  audio: text,
  properties: v.nullish(jsonObject),
  attributes: v.pipe(
    list(jsonObject),
    v.transform((items) => items.flatMap(readAttributes)),
  ),
  imageData: text,
  externalUrl: text,
  backgroundColor: text,
  animationUrl: text,
  decimals: number,
  updatedAt: moment,
  assets: v.nullish(list(asset)),
})

/** What a collectible is: its name, its media, its traits. */
export type CollectibleMetadata = v.InferOutput<typeof metadataFields>
export const collectibleMetadata = v.pipe(
  jsonObject,
  v.transform((item) => ({
    ...item,
    imageData: item.imageData ?? item.image_data,
    externalUrl: item.externalUrl ?? item.external_url,
    backgroundColor: item.backgroundColor ?? item.background_color,
    animationUrl: item.animationUrl ?? item.animation_url,
  })),
  metadataFields,
)

/** A collectible with its best order, its listing and its offer. */
export type CollectibleOrder = v.InferOutput<typeof collectibleOrder>
export const collectibleOrder = resource({
  metadata: collectibleMetadata,
  order: v.nullish(order),
  listing: v.nullish(order),
  offer: v.nullish(order),
})

/** By which column a list is sorted, and in which direction. */
export type SortBy = v.InferOutput<typeof sortBy>
export const sortBy = resource({
  column: v.string(),
  order: v.nullish(openName<typeof sortOrders>()),
})

/** Where a list of the marketplace stands. Pages count from 1. */
export type Page = v.InferOutput<typeof page>
export const page = resource({
  page: v.nullish(count, 1),
  pageSize: number,
  /** Whether there is another page. */
  more: v.nullish(v.boolean(), false),
  sort: v.nullish(list(sortBy)),
})

/** A trait by which a collection can be filtered. */
export type PropertyFilter = v.InferOutput<typeof propertyFilter>
export const propertyFilter = resource({
  name: v.string(),
  type: v.nullish(openName<typeof propertyTypes>(), 'STRING'),
  min: number,
  max: number,
  values: v.nullish(jsonArray),
})

/** Typed data (EIP-712) to sign. */
export type StepSignature = v.InferOutput<typeof stepSignature>
export const stepSignature = v.object({
  domain: jsonObject,
  types: jsonObject,
  primaryType: v.string(),
  value: jsonObject,
})

/** A call that the client makes after a signature. */
export type PostRequest = v.InferOutput<typeof postRequest>
export const postRequest = v.object({
  endpoint: v.string(),
  method: v.nullish(v.string(), 'POST'),
  body: v.nullish(v.unknown()),
})

/** One thing to do: send a transaction, sign, or call the service. */
export type Step = v.InferOutput<typeof step>
export const step = resource({
  id: v.nullish(openName<typeof stepIds>(), 'unknown'),
  /** Selector and arguments; or a message (EIP-191) to sign. */
  data: text,
  /** The contract to call. */
  to: text,
  /** Native currency to send along, in its smallest unit. */
  value: v.nullish(amount),
  /** What it comes to, in smallest units of the currency. */
  price: v.nullish(amount),
  /** Typed data (EIP-712) to sign. */
  signature: v.nullish(stepSignature),
  /** The call that follows. */
  post: v.nullish(postRequest),
  executeType: v.nullish(openName<typeof executeTypes>()),
})

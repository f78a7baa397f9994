import * as v from 'valibot'
import {
  contractTypes,
  marketplaces,
  orderbooks,
  walletTypes,
} from './enumerations.js'
import { address, knownName, resource, uint256 } from './values.js'

/** Names an order within its marketplace. */
export const orderId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(256))

/** The order to buy from, and how many. */
export type OrderData = v.InferInput<typeof orderData>
export const orderData = resource({
  /** Names the order within its marketplace. */
  orderId,
  /** How many, in decimal digits. */
  quantity: uint256,
  /** Which token, for orders of more than one. */
  tokenId: v.nullish(uint256),
})

/** A fee that the caller adds on top, in the smallest unit of the currency. */
export type AdditionalFee = v.InferInput<typeof additionalFee>
export const additionalFee = resource({
  /** How much, in decimal digits. */
  amount: uint256,
  /** Who receives it. */
  receiver: address,
})

/** What to list: `expiry` in unix seconds, `pricePerToken` in smallest units. */
export type Listing = v.InferInput<typeof listing>
export const listing = resource({
  /** The token, in decimal digits. */
  tokenId: uint256,
  /** How many, in decimal digits. */
  quantity: uint256,
  /** When it ends, in unix seconds. */
  expiry: uint256,
  /** The zero address is the native currency. */
  currencyAddress: address,
  /** Smallest units of the currency, fees included. */
  pricePerToken: uint256,
})

export const buyRequest = resource({
  /** The collection. */
  collectionAddress: address,
  /** Who pays and receives. */
  buyer: address,
  /** The book that they are in. */
  marketplace: knownName(marketplaces),
  /** Which orders, and how many of each. */
  ordersData: v.pipe(v.array(orderData), v.minLength(1), v.maxLength(50)),
  /** Fees on top. */
  additionalFees: v.nullish(v.pipe(v.array(additionalFee), v.maxLength(10))),
  /** `service` for a wallet that takes several calls at once. */
  walletType: v.nullish(knownName(walletTypes)),
})

export const listingRequest = resource({
  /** The collection. */
  collectionAddress: address,
  /** Who sells. */
  owner: address,
  /** Its kind. */
  contractType: knownName(contractTypes),
  /** The book to list on. */
  orderbook: knownName(orderbooks),
  /** What is sold, and for how much. */
  listing,
  /** `service` for a wallet that takes several calls at once. */
  walletType: v.nullish(knownName(walletTypes)),
})

export const cancelRequest = resource({
  /** The collection. */
  collectionAddress: address,
  /** Who made the order. */
  maker: address,
  /** The book that it is in. */
  marketplace: knownName(marketplaces),
  /** Names it within its marketplace. */
  orderId,
})

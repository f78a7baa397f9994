import * as v from 'valibot'
import {
  contractTypes,
  marketplaces,
  orderbooks,
  walletTypes,
} from './enumerations.js'
import { address, knownName, resource, uint256 } from './values.js'

/** Id of an order within its marketplace. */
export const orderId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(256))

/** An order to buy from, with a quantity. */
export type OrderData = v.InferInput<typeof orderData>
export const orderData = resource({
  /** Id of the order within its marketplace. */
  orderId,
  /** Base units of the token, in decimal digits. */
  quantity: uint256,
  /** Token id, for an order of several tokens. */
  tokenId: v.nullish(uint256),
})

/** A fee that the caller adds on top of the price. */
export type AdditionalFee = v.InferInput<typeof additionalFee>
export const additionalFee = resource({
  /** Amount in smallest units of the currency, in decimal digits. */
  amount: uint256,
  /** Account that receives the fee. */
  receiver: address,
})

/** Terms of a new listing. */
export type Listing = v.InferInput<typeof listing>
export const listing = resource({
  /** Token id in decimal digits. */
  tokenId: uint256,
  /** Base units of the token, in decimal digits. */
  quantity: uint256,
  /** Expiry in unix seconds. */
  expiry: uint256,
  /** The zero address is the native currency. */
  currencyAddress: address,
  /** Price of one base unit including fees, in smallest units of the currency. */
  pricePerToken: uint256,
})

export const buyRequest = resource({
  /** Contract address of the collection. */
  collectionAddress: address,
  /** Account that pays and receives the tokens. */
  buyer: address,
  /** Marketplace of the orders. */
  marketplace: knownName(marketplaces),
  /** Orders to buy from, at most 50. */
  ordersData: v.pipe(v.array(orderData), v.minLength(1), v.maxLength(50)),
  /** Fees on top of the price. */
  additionalFees: v.nullish(v.pipe(v.array(additionalFee), v.maxLength(10))),
  /** `service` for an account that can batch calls (ERC-7821). */
  walletType: v.nullish(knownName(walletTypes)),
})

export const listingRequest = resource({
  /** Contract address of the collection. */
  collectionAddress: address,
  /** Account of the seller. */
  owner: address,
  /** Kind of the collection contract. */
  contractType: knownName(contractTypes),
  /** Order book for the listing. */
  orderbook: knownName(orderbooks),
  /** Terms of the listing. */
  listing,
  /** `service` for an account that can batch calls (ERC-7821). */
  walletType: v.nullish(knownName(walletTypes)),
})

export const cancelRequest = resource({
  /** Contract address of the collection. */
  collectionAddress: address,
  /** Maker of the order. */
  maker: address,
  /** Marketplace of the order. */
  marketplace: knownName(marketplaces),
  /** Id of the order within its marketplace. */
  orderId,
})

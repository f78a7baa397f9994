import type { Address, Hex } from 'viem'

/** The terms of a signed order. */
export type SignedOrder = {
  /** Hash of the order. Books name their orders by it. */
  orderId: Hex
  /** The contract that fills and cancels the order. */
  book: Address
  /** Contract of the collection. */
  collection: Address
  /** The token, in decimal digits. */
  tokenId: string
  /** Base units of the token, in decimal digits. */
  quantity: string
  /** The zero address is the native currency. */
  currency: Address
  /** Price of one base unit with fees, in smallest units of the currency. */
  unitPrice: string
  /** The account that signed the order. */
  maker: Address
  /** When the order expires, in unix seconds. */
  endTime: string
}

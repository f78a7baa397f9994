import type { Address, Hex } from 'viem'

type Common = {
  /** The account that trades. */
  account: Address
  /** Chain of the collection. */
  chainId: number
  /** Contract of the collection. */
  collection: Address
}

/** The purchase that a buyer agreed to. */
export type BuyIntent = Common & {
  kind: 'buy'
  /** The order book, by the service's name. */
  marketplace: string
  /** The orders to buy from. */
  orders: readonly {
    orderId: string
    /** The token, in decimal digits. */
    tokenId: string
    /** Base units of the token, in decimal digits. */
    quantity: string
    /** Decimals of `quantity`, to show it; absent for whole tokens. */
    quantityDecimals?: number | undefined
    currency: Address
    /** The highest price of one base unit, in smallest units of the currency. */
    unitPrice: string
    /** The seller. */
    maker?: Address | undefined
  }[]
  /** The zero address is the native currency. */
  currency: Address
  /** The highest total including fees, in smallest units of the currency. */
  maxTotal: string
  /** Fees on top of the prices, in smallest units of the currency. */
  additionalFees: readonly { amount: string; receiver: Address }[]
}

/** The listing that a seller agreed to. */
export type ListIntent = Common & {
  kind: 'list'
  /** Token standard of the collection. */
  contractType: string
  /** The token, in decimal digits. */
  tokenId: string
  /** Base units of the token, in decimal digits. */
  quantity: string
  /** The zero address is the native currency. */
  currency: Address
  /** Price of one base unit including fees, in smallest units of the currency. */
  pricePerToken: string
  /** When the listing expires, in unix seconds. */
  expiry: string
  /** The order book, by the service's name. */
  orderbook?: string | undefined
  /** The least that the seller receives in total, in smallest units. */
  minNet?: string | undefined
}

/** The cancellation that the maker of an order agreed to. */
export type CancelIntent = Common & {
  kind: 'cancel'
  orderId: string
  /** The order book, by the service's name. */
  marketplace: string
  /** The contract that settles the order; absent if it is not known. */
  book?: Address | undefined
  /** Whether the account cancels all its orders in `book`, not only this one. */
  isForAll?: boolean | undefined
  /** The order as the user saw it; absent in records of version 1. */
  order?:
    | {
        /** Absent for an offer on the whole collection. */
        tokenId?: string | undefined
        currency: Address
        /** Price of one base unit, in smallest units of the currency. */
        unitPrice: string
        maker: Address
        /** When the order expires, in unix seconds; absent in older records. */
        endTime?: string | undefined
      }
    | undefined
}

/** A new listing that replaces an old one. */
export type EditIntent = Common & {
  kind: 'edit'
  cancel: CancelIntent
  list: ListIntent
  /** The order of the two parts. */
  sequence: readonly ['cancel', 'list'] | readonly ['list', 'cancel']
}

/** The cancellation of several orders. */
export type CancelManyIntent = Omit<Common, 'collection'> & {
  kind: 'cancelMany'
  /** The orders to cancel, one after the other. */
  cancels: readonly CancelIntent[]
}

/** The listing of several tokens. */
export type ListManyIntent = Omit<Common, 'collection'> & {
  kind: 'listMany'
  /** The listings to create, one after the other. */
  lists: readonly ListIntent[]
}

/** Steps that the host fetched. */
export type StepsIntent = Omit<Common, 'collection'> & {
  kind: 'steps'
  digests: readonly Hex[]
}

/** The purchase, listing or cancellation of one quote. Safe to store as JSON. */
export type Intent = BuyIntent | ListIntent | CancelIntent

/** The intent of a flow of any kind. Safe to store as JSON. */
export type FlowIntent =
  | Intent
  | EditIntent
  | CancelManyIntent
  | ListManyIntent
  | StepsIntent

/** The kind of a flow; `steps` carries out steps that the host fetched. */
export type FlowKind = FlowIntent['kind']

/** One part of a flow: a quote, or the steps of a host. */
export type PartIntent = Intent | StepsIntent

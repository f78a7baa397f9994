import type { Address } from 'viem'
import type { AdditionalFee, Listing } from '../../rpc/requests.js'
import type { Order } from '../../rpc/schemas.js'

type Common = {
  /** Who acts. */
  account: Address
  /** Chain of the collection. */
  chainId: number
  /** The collection. */
  collection: Address
}

/** What a buyer agreed to. */
export type BuyIntent = Common & {
  /** What is wanted. */
  kind: 'buy'
  /** The orders to buy from. */
  orders: readonly {
    orderId: string
    /** Which token; any of the collection where it is absent. */
    tokenId?: string | undefined
    /** How many, as a decimal number. */
    quantity: string
    currency: Address
    /** Smallest units of the currency, per token, at most. */
    unitPrice: string
    /** Who sells. */
    maker?: Address | undefined
  }[]
  currency: Address
  /** Smallest units of the currency, in all, fees included. */
  maxTotal: string
  /** Fees on top, in the smallest unit of the currency. */
  additionalFees: readonly { amount: string; receiver: Address }[]
}

/** What a seller agreed to. */
export type ListIntent = Common & {
  /** What is wanted. */
  kind: 'list'
  /** Kind of the collection. */
  contractType: string
  /** The token, in decimal digits. */
  tokenId: string
  /** How many, as a decimal number. */
  quantity: string
  /** The zero address is the native currency. */
  currency: Address
  /** Smallest units of the currency, fees included. */
  pricePerToken: string
  /** Unix seconds. */
  expiry: string
  /** Where it is listed. */
  orderbook?: string | undefined
  /** The least that the seller receives in all, in smallest units. */
  minNet?: string | undefined
}

/** What the maker of an order agreed to. */
export type CancelIntent = Common & {
  /** What is wanted. */
  kind: 'cancel'
  /** Which order. */
  orderId: string
  /** What the order says, for books whose ids are not hashes of orders. */
  order?:
    | {
        tokenId?: string | undefined
        currency: Address
        /** Smallest units of the currency, per token. */
        unitPrice: string
      }
    | undefined
}

/** What a person agreed to, as data that is safe to store as JSON. */
export type Intent = BuyIntent | ListIntent | CancelIntent

/**
 * What a purchase agrees to.
 *
 * @example
 * import { toBuyIntent, planSteps } from 'marketkit/core'
 *
 * const intent = toBuyIntent({ account, chainId, items: [{ order }] })
 * const plan = await planSteps(config, { client, intent, steps })
 */
export function toBuyIntent({
  account,
  additionalFees = [],
  chainId,
  items: [first, ...others],
}: {
  account: Address
  additionalFees?: readonly AdditionalFee[] | undefined
  chainId: number
  /** The orders, all of one collection and in one currency. */
  items: readonly [BuyItem, ...BuyItem[]]
}): BuyIntent {
  const items = [first, ...others]
  const total = [
    ...items.map((it) => BigInt(it.order.priceAmount) * quantityOf(it)),
    ...additionalFees.map(({ amount }) => BigInt(amount)),
  ].reduce((sum, amount) => sum + amount, 0n)
  return {
    kind: 'buy',
    account,
    chainId,
    collection: first.order.collectionContractAddress,
    orders: items.map((item) => ({
      orderId: item.order.orderId,
      tokenId: item.order.tokenId,
      quantity: String(quantityOf(item)),
      currency: item.order.priceCurrencyAddress,
      unitPrice: item.order.priceAmount,
      maker: item.order.createdBy,
    })),
    currency: first.order.priceCurrencyAddress,
    maxTotal: String(total),
    additionalFees,
  }
}

/** An order, and how much to buy from it. */
export type BuyItem = {
  /** The listing to buy from. */
  order: Order
  /** How many, as a decimal number. @default '1' */
  quantity?: string | undefined
}

function quantityOf({ quantity = '1' }: BuyItem): bigint {
  return BigInt(quantity)
}

/**
 * What a listing agrees to.
 *
 * @example
 * import { toListIntent } from 'marketkit/core'
 *
 * const intent = toListIntent({
 *   account,
 *   chainId,
 *   contractAddress,
 *   contractType: 'ERC721',
 *   tokenId: '7',
 *   currencyAddress,
 *   pricePerToken: '1000000',
 *   expiry: '1790000000',
 * })
 */
export function toListIntent({
  account,
  contractAddress,
  currencyAddress,
  minNet,
  orderbook,
  quantity = '1',
  ...listing
}: Omit<Listing, 'quantity'> & {
  account: Address
  chainId: number
  contractAddress: Address
  contractType: string
  minNet?: string | undefined
  orderbook?: string | undefined
  quantity?: string | undefined
}): ListIntent {
  return {
    kind: 'list',
    account,
    chainId: listing.chainId,
    collection: contractAddress,
    contractType: listing.contractType,
    tokenId: listing.tokenId,
    quantity,
    currency: currencyAddress,
    pricePerToken: listing.pricePerToken,
    expiry: listing.expiry,
    orderbook,
    minNet,
  }
}

/**
 * What a cancellation agrees to.
 *
 * @example
 * import { toCancelIntent, verifySteps } from 'marketkit/core'
 *
 * const intent = toCancelIntent({ account, chainId, order })
 * const { verdict } = verifySteps(steps, intent, { client })
 */
export function toCancelIntent({
  account,
  chainId,
  order,
}: {
  account: Address
  chainId: number
  order: Order
}): CancelIntent {
  return {
    kind: 'cancel',
    account,
    chainId,
    collection: order.collectionContractAddress,
    orderId: order.orderId,
    order: {
      tokenId: order.tokenId,
      currency: order.priceCurrencyAddress,
      unitPrice: order.priceAmount,
    },
  }
}

import type { Address, Hex } from 'viem'
import { ConfigurationError } from '../../errors.js'
import type { AdditionalFee, Listing } from '../../rpc/requests.js'
import type { Order } from '../../rpc/schemas.js'

type Common = {
  /** The account that acts. */
  account: Address
  /** Chain of the collection. */
  chainId: number
  /** Contract of the collection. */
  collection: Address
}

/** What a buyer agreed to. */
export type BuyIntent = Common & {
  kind: 'buy'
  /** The order book, by the service's name. */
  marketplace: string
  /** The orders to buy from. */
  orders: readonly {
    orderId: string
    /** The token, in decimal digits. */
    tokenId: string
    /** How many, as a decimal number. */
    quantity: string
    currency: Address
    /** The highest price of one token, in smallest units of the currency. */
    unitPrice: string
    /** The seller. */
    maker?: Address | undefined
  }[]
  /** The zero address is the native currency. */
  currency: Address
  /** The highest total with fees, in smallest units of the currency. */
  maxTotal: string
  /** Fees on top, in smallest units of the currency. */
  additionalFees: readonly { amount: string; receiver: Address }[]
}

/** What a seller agreed to. */
export type ListIntent = Common & {
  kind: 'list'
  /** Token standard of the collection. */
  contractType: string
  /** The token, in decimal digits. */
  tokenId: string
  /** How many, as a decimal number. */
  quantity: string
  /** The zero address is the native currency. */
  currency: Address
  /** Price of one token with fees, in smallest units of the currency. */
  pricePerToken: string
  /** End of the listing, in unix seconds. */
  expiry: string
  /** The order book, by the service's name. */
  orderbook?: string | undefined
  /** The least that the seller receives in total, in smallest units. */
  minNet?: string | undefined
}

/** What the maker of an order agreed to. */
export type CancelIntent = Common & {
  kind: 'cancel'
  orderId: string
  /** The order book, by the service's name. */
  marketplace: string
  /** The contract that the order lives in; absent if it is not known. */
  book?: Address | undefined
  /** The order as the person saw it; absent in records of version 1. */
  order?:
    | {
        /** Absent for an offer on the whole collection. */
        tokenId?: string | undefined
        currency: Address
        /** Price of one token, in smallest units of the currency. */
        unitPrice: string
        maker: Address
      }
    | undefined
}

/** What the maker of a listing agreed to, to replace it with another. */
export type EditIntent = Common & {
  kind: 'edit'
  /** Cancels the old listing. */
  cancel: CancelIntent
  /** Creates the new listing. */
  list: ListIntent
  /** Which of the two comes first. */
  sequence: readonly ['cancel', 'list'] | readonly ['list', 'cancel']
}

/** What the maker of several orders agreed to. */
export type CancelManyIntent = Omit<Common, 'collection'> & {
  kind: 'cancelMany'
  /** The orders to cancel, one after the other. */
  cancels: readonly CancelIntent[]
}

/** Steps that the host fetched itself. */
export type StepsIntent = Omit<Common, 'collection'> & {
  kind: 'steps'
  /** One digest for each step. */
  digests: readonly Hex[]
}

/** What one quote of the service is compared with. Safe to store as JSON. */
export type Intent = BuyIntent | ListIntent | CancelIntent

/** What a whole flow does. Safe to store as JSON. */
export type FlowIntent = Intent | EditIntent | CancelManyIntent | StepsIntent

/** What a flow does; `steps` are steps of the host's own asking. */
export type FlowKind = FlowIntent['kind']

/** One part of a flow: one quote, or the steps of a host. */
export type PartIntent = Intent | StepsIntent

/** The parts of a flow, in the order in which they are carried out. */
export function getParts(intent: FlowIntent): readonly PartIntent[] {
  switch (intent.kind) {
    case 'edit':
      return intent.sequence.map((part) => intent[part])
    case 'cancelMany':
      return intent.cancels
    default:
      return [intent]
  }
}

/** Returns one part of a flow, by its position from 0. */
export function getPart(intent: FlowIntent, index: number): PartIntent {
  const part = getParts(intent)[index]
  if (part) return part
  throw new ConfigurationError(`The flow has no part ${index + 1}.`)
}

/**
 * Creates the intent of a purchase.
 *
 * @throws ConfigurationError if an order has no `tokenId`.
 *
 * @example
 * import { planSteps, toBuyIntent } from 'marketkit/core'
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
  /** The orders, all of one collection, order book and currency. */
  items: readonly [BuyItem, ...BuyItem[]]
}): BuyIntent {
  const orders = [first, ...others].map(({ order, quantity = '1' }) => ({
    orderId: order.orderId,
    tokenId: getTokenId(order),
    quantity,
    currency: order.priceCurrencyAddress,
    unitPrice: order.priceAmount,
    maker: order.createdBy,
  }))
  const amounts = [
    ...orders.map((it) => BigInt(it.unitPrice) * BigInt(it.quantity)),
    ...additionalFees.map(({ amount }) => BigInt(amount)),
  ]
  return {
    kind: 'buy',
    account,
    chainId,
    collection: first.order.collectionContractAddress,
    marketplace: first.order.marketplace,
    orders,
    currency: first.order.priceCurrencyAddress,
    maxTotal: String(amounts.reduce((sum, amount) => sum + amount, 0n)),
    additionalFees,
  }
}

/** An order, and how many tokens to buy from it. */
export type BuyItem = {
  /** The listing to buy from. */
  order: Order
  /** How many, as a decimal number. @default '1' */
  quantity?: string | undefined
}

function getTokenId({ orderId, tokenId }: Order): string {
  if (tokenId !== undefined) return tokenId
  throw new ConfigurationError(`Listing ${orderId} does not name a token.`, {
    metaMessages: [
      'Without a `tokenId` any token of the seller could be delivered for its price.',
      'Fetch the listing again; if its service never names the token, it cannot be bought safely.',
    ],
  })
}

/**
 * Creates the intent of a listing.
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
 *   minNet: '975000',
 * })
 */
export function toListIntent({
  account,
  chainId,
  contractAddress,
  contractType,
  currencyAddress,
  expiry,
  minNet,
  orderbook,
  pricePerToken,
  quantity = '1',
  tokenId,
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
    chainId,
    collection: contractAddress,
    contractType,
    tokenId,
    quantity,
    currency: currencyAddress,
    pricePerToken,
    expiry,
    orderbook,
    minNet,
  }
}

/**
 * Creates the intent of a cancellation.
 *
 * @example
 * import { seaport16, toCancelIntent, verifySteps } from 'marketkit/core'
 *
 * const book = seaport16
 * const intent = toCancelIntent({ account, book, chainId, order })
 * const { verdict } = verifySteps(steps, intent, { client })
 */
export function toCancelIntent({
  account,
  book,
  chainId,
  order,
}: {
  account: Address
  /**
   * The contract that the order lives in. Without it the client's `contracts`
   * decide; if they do not name one book of the order's marketplace, the
   * verdict is never `match`.
   */
  book?: Address | undefined
  chainId: number
  order: Order
}): CancelIntent {
  return {
    kind: 'cancel',
    account,
    chainId,
    collection: order.collectionContractAddress,
    orderId: order.orderId,
    marketplace: order.marketplace,
    book,
    order: {
      tokenId: order.tokenId,
      currency: order.priceCurrencyAddress,
      unitPrice: order.priceAmount,
      maker: order.createdBy,
    },
  }
}

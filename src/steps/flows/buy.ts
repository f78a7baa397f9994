import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { ConfigurationError } from '../../errors.js'
import { getPurchaseKey } from '../../order/orderId.js'
import { isActiveOrder } from '../../order/orderStatus.js'
import { getRemainingQuantity } from '../../order/quantity.js'
import { getTotalPrice, sumFees } from '../../order/unitPrice.js'
import { generateBuyTransaction, type Request } from '../../rpc/operations.js'
import type { AdditionalFee } from '../../rpc/requests.js'
import type { Order } from '../../rpc/schemas.js'
import {
  amount,
  anArray,
  anObject,
  assertOption,
  assertOrder,
  someFees,
} from '../model/assertOption.js'
import type { BuyIntent } from '../model/intent.js'
import type { ReviewParameters } from '../review/reviewSteps.js'
import type { FlowParameters, FlowResult } from './flowPlan.js'
import { getOrderChain } from './getOrderChain.js'
import type { Missed } from './purchaseResult.js'
import { assertInBook, fetchSteps, startFlow } from './startFlow.js'

/**
 * Buys from one listing, or from several with `items`. Requests steps, verifies
 * that they only bring the tokens to the account, for at most the price of each
 * order times its quantity and `additionalFees`, carries them out, and waits
 * until the service shows the sale. Orders that were sold to somebody else
 * meanwhile are left out and returned as `missed`.
 *
 * @throws GuardError before any prompt, if the steps do anything else.
 * @throws ConfigurationError if the chain is not configured, or if the orders
 * cannot be bought together.
 * @throws RequestError if the service refuses or cannot be reached.
 * @throws InvalidStepError before any prompt, if a step cannot be read.
 * @throws StepError if a step fails.
 *
 * @example
 * import { buy } from 'marketkit/core'
 *
 * const { hashes } = await buy(config, { client, order })
 */
export async function buy(
  config: Config,
  parameters: buy.Parameters,
): Promise<buy.ReturnType> {
  return startFlow('buy', config, parameters, (account) => {
    const intent = toBuyIntent({ ...parameters, account })
    const orders = toItems('buy', parameters).map(({ order }) => order)
    assertInBook(orders)
    const request = toBuyRequest({ ...parameters, buyer: account })
    return {
      intent,
      planPart: () => ({
        intent,
        quote: fetchSteps(generateBuyTransaction, request),
        async isShown({ findOrder }, { missed = [] }) {
          const shown = orders.map(async (order) => {
            if (missed.includes(order.orderId)) return true
            const now = await findOrder(order.orderId)
            return (
              !now ||
              !isActiveOrder(now) ||
              getRemainingQuantity(now) < getRemainingQuantity(order)
            )
          })
          return (await Promise.all(shown)).every(Boolean)
        },
      }),
    }
  })
}

/** A listing, and how many of its tokens to buy. */
export type BuyItem = {
  /** The listing to buy from. */
  order: Order
  /** Base units of the token, in decimal digits. @default '1' */
  quantity?: string | undefined
}

export declare namespace buy {
  type Wanted =
    | (BuyItem & { items?: undefined })
    | {
        /** The listings, of one collection, order book and currency. */
        items: readonly BuyItem[]
        order?: undefined
        quantity?: undefined
      }
  type Variables = Wanted & {
    /** Chain of the orders. @default the chain that they name */
    chainId?: number | undefined
    /** Fees on top, in the smallest unit of the order's currency. */
    additionalFees?: readonly AdditionalFee[] | undefined
  }
  type Parameters = FlowParameters & ReviewParameters & Variables
  type ReturnType = FlowResult & Missed
}

/** Creates the request for the steps of a purchase. */
export function toBuyRequest(
  parameters: toBuyRequest.Parameters,
): Request<typeof generateBuyTransaction> {
  const items = toItems('toBuyRequest', parameters)
  const { additionalFees, buyer } = parameters
  const [{ order }] = items
  return {
    collectionAddress: order.collectionContractAddress,
    buyer,
    marketplace: order.marketplace,
    ordersData: items.map(toOrderData),
    additionalFees: [...(additionalFees ?? [])],
  }
}

export declare namespace toBuyRequest {
  type Parameters = buy.Wanted & {
    /** The account that buys. */
    buyer: Address
    /** Fees on top, in the smallest unit of the order's currency. */
    additionalFees?: readonly AdditionalFee[] | undefined
  }
}

/**
 * Creates the intent of a purchase.
 *
 * @throws ConfigurationError if an order has no `tokenId`, if there is none, or if
 * the orders can't be bought in one call.
 */
export function toBuyIntent(parameters: toBuyIntent.Parameters): BuyIntent {
  const items = toItems('toIntent', parameters)
  const { account, additionalFees = [] } = parameters
  for (const { quantity = '1' } of items)
    assertOption('toIntent', 'quantity', quantity, amount)
  assertOption('toIntent', 'additionalFees', additionalFees, someFees)
  const [first, ...others] = items
  const chainId = getOrderChain(
    [first.order, ...others.map(({ order }) => order)],
    parameters.chainId,
  )
  const orders = items.map(({ order, quantity = '1' }) => ({
    orderId: order.orderId,
    tokenId: getTokenId(order),
    quantity,
    ...(order.quantityDecimals && { quantityDecimals: order.quantityDecimals }),
    currency: order.priceCurrencyAddress,
    unitPrice: order.priceAmount,
    maker: order.createdBy,
  }))
  const maxTotal = getTotalPrice(items) + sumFees(additionalFees)
  return {
    kind: 'buy',
    account,
    chainId,
    collection: first.order.collectionContractAddress,
    marketplace: first.order.marketplace,
    orders,
    currency: first.order.priceCurrencyAddress,
    maxTotal: String(maxTotal),
    additionalFees,
  }
}

export declare namespace toBuyIntent {
  type Parameters = buy.Variables & {
    /** The account that buys. */
    account: Address
  }
}

type Items = readonly [BuyItem, ...BuyItem[]]

/**
 * @throws ConfigurationError unless there are orders that flows can read, and
 * that can be bought together.
 */
function toItems(operation: string, wanted: buy.Wanted): Items {
  assertOption(operation, 'parameters', wanted, anObject)
  const { items, order, quantity } = wanted
  if (!items) {
    assertOrder(operation, 'order', order)
    return [{ order, quantity }]
  }
  assertOption(operation, 'items', items, anArray)
  for (const [index, item] of items.entries())
    assertOrder(operation, `items[${index}].order`, item?.order)
  const [first, ...others] = items
  if (!first) throw new ConfigurationError('There is nothing to buy.')
  assertOnePurchase(first, others)
  return [first, ...others]
}

function assertOnePurchase(first: BuyItem, others: readonly BuyItem[]): void {
  const place = getPurchaseKey(first.order)
  if (others.some(({ order }) => getPurchaseKey(order) !== place))
    throw new ConfigurationError(
      'Cannot buy orders of several collections, order books or currencies in one call.',
      {
        metaMessages: [
          'Split them into one call for each collection, order book and currency.',
        ],
      },
    )
  const ids = [first, ...others].map(({ order }) => order.orderId.toLowerCase())
  if (new Set(ids).size < ids.length)
    throw new ConfigurationError('Cannot buy the same order twice in one call.')
}

function getTokenId({ orderId, tokenId }: Order): string {
  if (tokenId !== undefined) return tokenId
  throw new ConfigurationError(`Listing ${orderId} does not name a token.`, {
    metaMessages: [
      'Without a `tokenId` the seller could deliver any token for this price.',
      'Fetch the listing again. If the service never returns a `tokenId`, the listing cannot be bought safely.',
    ],
  })
}

function toOrderData({ order: { orderId, tokenId }, quantity = '1' }: BuyItem) {
  return { orderId, tokenId, quantity }
}

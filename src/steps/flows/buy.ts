import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { ConfigurationError } from '../../errors.js'
import { getPurchaseKey } from '../../order/orderId.js'
import { isActiveOrder } from '../../order/orderStatus.js'
import { getRemainingQuantity } from '../../order/quantity.js'
import type { Request } from '../../rpc/operations.js'
import { generateBuyTransaction } from '../../rpc/operations.js'
import type { AdditionalFee } from '../../rpc/requests.js'
import { type BuyIntent, type BuyItem, toBuyIntent } from '../base/intent.js'
import { prepareReview } from '../review/prepareReview.js'
import type { ReviewParameters } from '../review/reviewSteps.js'
import { getAccount } from '../run/acquireRun.js'
import type { Missed } from './findMissed.js'
import { loadRuntime } from './loadRuntime.js'
import { requireInBook } from './requireInBook.js'
import type { FlowParameters, FlowResult } from './startFlow.js'

/**
 * Buys from a listing, or from several at once: asks for steps, carries them
 * out, and waits until the service shows the sale. Steps that do anything but
 * bring the tokens to the account, for at most the price of each order times
 * its quantity with `additionalFees`, are refused. Of several, those that
 * somebody else was faster to buy are left out, and named as `missed`.
 *
 * @throws GuardError before any prompt, when the steps do something else.
 * @throws ConfigurationError when the chain is not configured, or when orders
 * cannot be bought together.
 * @throws RequestError when the service refuses or cannot be reached.
 * @throws InvalidStepError before any prompt, when a step cannot be read.
 * @throws StepError when a step does not come to its end.
 *
 * @example
 * import { buy } from 'marketkit/core'
 *
 * const { hashes } = await buy(config, { client, chainId, order })
 */
export async function buy(
  config: Config,
  parameters: buy.Parameters,
): Promise<buy.ReturnType> {
  const items = toItems(parameters)
  for (const { order } of items) requireInBook(order)
  const account = getAccount(config, parameters)
  const intent = getBuyIntent(account, parameters)
  prepareReview(parameters)
  const { startFlow } = await loadRuntime()
  return startFlow(config, parameters, {
    intent,
    operation: generateBuyTransaction,
    request: toBuyRequest({ ...parameters, buyer: account }),
    review: parameters,
    isShown: async ({ findOrder }, { missed = [] }) => {
      const shown = items.map(async ({ order }) => {
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
  })
}

export declare namespace buy {
  /** One listing to buy from, or several. */
  type Wanted =
    | (BuyItem & { items?: undefined })
    | {
        /**
         * The listings to buy from, of one collection, order book and
         * currency.
         */
        items: readonly BuyItem[]
        order?: undefined
        quantity?: undefined
      }
  type Variables = Wanted & {
    /** Chain of the order. */
    chainId: number
    /** Fees on top, in the smallest unit of the order's currency. */
    additionalFees?: readonly AdditionalFee[] | undefined
  }
  type Parameters = FlowParameters & ReviewParameters & Variables
  type ReturnType = FlowResult & Missed
}

/**
 * What to ask the service for, to buy from a listing.
 *
 * @example
 * import { generateBuyTransaction, toBuyRequest } from 'marketkit/core'
 *
 * const request = toBuyRequest({ buyer, order })
 * await client.request(generateBuyTransaction, request, { chainId })
 */
export function toBuyRequest({
  additionalFees = [],
  buyer,
  ...wanted
}: toBuyRequest.Parameters): Request<typeof generateBuyTransaction> {
  const items = toItems(wanted)
  const [{ order }] = items
  return {
    collectionAddress: order.collectionContractAddress,
    buyer,
    marketplace: order.marketplace,
    ordersData: items.map(toOrderData),
    additionalFees: [...additionalFees],
  }
}

export declare namespace toBuyRequest {
  type Parameters = buy.Wanted & {
    /** Who buys. */
    buyer: Address
    /** Fees on top, in the smallest unit of the order's currency. */
    additionalFees?: readonly AdditionalFee[] | undefined
  }
}

type Items = readonly [BuyItem, ...BuyItem[]]

/** What is bought: at least one order, and none that must stand apart. */
function toItems(wanted: buy.Wanted): Items {
  if (!wanted.items) return [wanted]
  const [first, ...others] = wanted.items
  if (!first) throw new ConfigurationError('There is nothing to buy.')
  const place = getPurchaseKey(first.order)
  if (others.some(({ order }) => getPurchaseKey(order) !== place))
    throw new ConfigurationError(
      'Orders of several collections, order books or currencies cannot be bought at once.',
    )
  const ids = wanted.items.map(({ order }) => order.orderId)
  if (new Set(ids).size < ids.length)
    throw new ConfigurationError('The same order cannot be bought twice.')
  return [first, ...others]
}

/**
 * Creates the intent of a purchase.
 *
 * @throws ConfigurationError if an order names no token, or if the orders
 * cannot be bought together.
 */
export function getBuyIntent(
  account: Address,
  { additionalFees, ...wanted }: buy.Variables,
): BuyIntent {
  const { chainId } = wanted
  const items = toItems(wanted)
  return toBuyIntent({ account, additionalFees, chainId, items })
}

function toOrderData({ order: { orderId, tokenId }, quantity = '1' }: BuyItem) {
  return { orderId, tokenId, quantity }
}

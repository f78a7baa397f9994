import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { ConfigurationError } from '../../errors.js'
import { getPurchaseKey } from '../../order/orderId.js'
import { isActiveOrder } from '../../order/orderStatus.js'
import { getRemainingQuantity } from '../../order/quantity.js'
import type { Request } from '../../rpc/operations.js'
import { generateBuyTransaction } from '../../rpc/operations.js'
import type { AdditionalFee } from '../../rpc/requests.js'
import { type BuyItem, toBuyIntent } from '../base/intent.js'
import { buyRules } from '../guard/buyRules.js'
import type { Subject } from '../journal/journal.js'
import {
  prepareReview,
  type ReviewParameters,
  reviewSteps,
} from '../review/reviewSteps.js'
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
  prepareReview(parameters)
  const { startFlow } = await loadRuntime()
  return startFlow(config, parameters, {
    kind: 'buy',
    intent: buySubjectOf(parameters),
    operation: generateBuyTransaction,
    request: (buyer) => toBuyRequest({ ...parameters, buyer }),
    review: (steps, run) =>
      reviewSteps(
        steps,
        toBuyIntent({ ...parameters, account: run.account, items }),
        buyRules,
        { ...parameters, ...run },
      ),
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

/** What is wanted, as it is written down: the same, however it was given. */
export function buySubjectOf({
  additionalFees = [],
  ...wanted
}: buy.Wanted & Pick<buy.Variables, 'additionalFees'>): Subject['intent'] {
  const items = toItems(wanted)
  const [{ order }, ...others] = items
  const fees = additionalFees.map(({ amount, receiver }) => ({
    amount,
    receiver: receiver.toLowerCase(),
  }))
  const byName = (name: string, other: string) => (name < other ? -1 : 1)
  return {
    contractAddress: order.collectionContractAddress,
    marketplace: order.marketplace,
    currencyAddress: order.priceCurrencyAddress,
    ...(others.length
      ? {
          orders: items
            .map(toBought)
            .sort((a, b) => byName(a.orderId, b.orderId)),
        }
      : toBought(items[0])),
    additionalFees: fees.sort((a, b) =>
      byName(a.receiver + a.amount, b.receiver + b.amount),
    ),
  }
}

/** One order, with what tells its purchase from another one. */
function toBought(item: BuyItem) {
  return { ...toOrderData(item), maker: item.order.createdBy }
}

function toOrderData({ order: { orderId, tokenId }, quantity = '1' }: BuyItem) {
  return { orderId, tokenId, quantity }
}

import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { ConfigurationError } from '../../errors.js'
import { isActiveOrder } from '../../order/orderStatus.js'
import { getExpiryTime } from '../../order/orderTime.js'
import {
  generateCancelTransaction,
  type Request,
} from '../../rpc/operations.js'
import type { Order } from '../../rpc/schemas.js'
import { anObject, assertOption, assertOrder } from '../model/assertOption.js'
import type { CancelIntent } from '../model/intent.js'
import type { ReviewParameters } from '../review/reviewSteps.js'
import type { FlowParameters, FlowResult, PartPlan } from './flowPlan.js'
import { getOrderChain } from './getOrderChain.js'
import { assertInBook, fetchSteps, startFlow } from './startFlow.js'

/**
 * Cancels an order. Requests steps, verifies that they do nothing else, carries
 * them out, and waits until the service no longer offers the order.
 *
 * @throws GuardError before any prompt, if the steps do anything else.
 * @throws ConfigurationError if the chain is not configured.
 * @throws RequestError if the service refuses or cannot be reached.
 * @throws InvalidStepError before any prompt, if a step cannot be read.
 * @throws StepError if a step fails.
 *
 * @example
 * import { cancel } from 'marketkit/core'
 *
 * await cancel(config, { client, order })
 */
export async function cancel(
  config: Config,
  parameters: cancel.Parameters,
): Promise<cancel.ReturnType> {
  return startFlow('cancel', config, parameters, (account) => {
    const { chainId, order } = parameters
    const intent = toCancelIntent({ account, chainId, order })
    assertInBook([order])
    return { intent, planPart: () => planCancel(intent) }
  })
}

export function planCancel(intent: CancelIntent): PartPlan {
  return {
    intent,
    quote: fetchSteps(generateCancelTransaction, toCancelRequest(intent)),
    isShown: async ({ findOrder }) =>
      !isActiveOrder(await findOrder(intent.orderId)),
  }
}

export declare namespace cancel {
  type Variables = {
    /** Chain of the order. @default the chain that it names */
    chainId?: number | undefined
    /** The order to cancel. */
    order: Order
  }
  type Parameters = FlowParameters & ReviewParameters & Variables
  type ReturnType = FlowResult
}

/** Creates the request for the steps of a cancellation. */
export function toCancelRequest({
  account,
  collection,
  marketplace,
  orderId,
}: CancelIntent): Request<typeof generateCancelTransaction> {
  return {
    collectionAddress: collection,
    maker: account,
    marketplace,
    orderId,
  }
}

/** Creates the intent of a cancellation. */
export function toCancelIntent(
  parameters: toCancelIntent.Parameters,
): CancelIntent {
  assertOption('toIntent', 'parameters', parameters, anObject)
  const { account, book, isForAll, order } = parameters
  assertOrder('toIntent', 'order', order)
  const chainId = getOrderChain([order], parameters.chainId)
  if (isForAll && !book)
    throw new ConfigurationError(
      '`isForAll` needs `book`. Pass the contract whose orders are cancelled.',
    )
  const expiry = getExpiryTime(order)
  return {
    kind: 'cancel',
    account,
    chainId,
    collection: order.collectionContractAddress,
    orderId: order.orderId,
    marketplace: order.marketplace,
    book,
    ...(isForAll && { isForAll }),
    order: {
      tokenId: order.tokenId,
      currency: order.priceCurrencyAddress,
      unitPrice: order.priceAmount,
      maker: order.createdBy,
      endTime: expiry === undefined ? undefined : String(expiry / 1_000),
    },
  }
}

export declare namespace toCancelIntent {
  type Parameters = cancel.Variables & {
    /** The maker of the order. */
    account: Address
    /**
     * The contract that settles the order. @default the book in the client's
     * `contracts`. If they do not name exactly one book of the marketplace, the
     * verdict is never `match`.
     */
    book?: Address | undefined
    /**
     * Whether the user asked to cancel all own orders in `book`, not only this one:
     * only then may the steps raise the account's counter without a question.
     * @throws ConfigurationError without `book`.
     * @default false
     */
    isForAll?: boolean | undefined
  }
}

import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { isActiveOrder } from '../../order/orderStatus.js'
import type { Request } from '../../rpc/operations.js'
import { generateCancelTransaction } from '../../rpc/operations.js'
import type { Order } from '../../rpc/schemas.js'
import { type CancelIntent, toCancelIntent } from '../base/intent.js'
import { prepareReview } from '../review/prepareReview.js'
import type { ReviewParameters } from '../review/reviewSteps.js'
import { getAccount } from '../run/acquireRun.js'
import { loadRuntime } from './loadRuntime.js'
import { requireInBook } from './requireInBook.js'
import type { FlowParameters, FlowPlan, FlowResult } from './startFlow.js'

/**
 * Cancels an order: asks for steps, carries them out, and waits until the
 * service no longer offers it. Steps that do anything else are refused.
 *
 * @throws GuardError before any prompt, when the steps do something else.
 * @throws ConfigurationError when the chain is not configured.
 * @throws RequestError when the service refuses or cannot be reached.
 * @throws InvalidStepError before any prompt, when a step cannot be read.
 * @throws StepError when a step does not come to its end.
 *
 * @example
 * import { cancel } from 'marketkit/core'
 *
 * await cancel(config, { client, chainId, order })
 */
export async function cancel(
  config: Config,
  parameters: cancel.Parameters,
): Promise<cancel.ReturnType> {
  const { chainId, order } = parameters
  requireInBook(order)
  const account = getAccount(config, parameters)
  const intent = toCancelIntent({ account, chainId, order })
  prepareReview(parameters)
  const { startFlow } = await loadRuntime()
  return startFlow(config, parameters, planCancel(intent, parameters))
}

/** Returns how an order is cancelled. */
export function planCancel(
  intent: CancelIntent,
  parameters: ReviewParameters & Pick<cancel.Variables, 'order'>,
): FlowPlan<typeof generateCancelTransaction> {
  const { order } = parameters
  return {
    intent,
    operation: generateCancelTransaction,
    request: toCancelRequest({ order, maker: intent.account }),
    review: parameters,
    isShown: async ({ findOrder }) =>
      !isActiveOrder(await findOrder(order.orderId)),
  }
}

export declare namespace cancel {
  type Variables = {
    /** Chain of the order. */
    chainId: number
    /** The order to cancel. */
    order: Order
  }
  type Parameters = FlowParameters & ReviewParameters & Variables
  type ReturnType = FlowResult
}

/**
 * What to ask the service for, to cancel an order.
 *
 * @example
 * import { generateCancelTransaction, toCancelRequest } from 'marketkit/core'
 *
 * const request = toCancelRequest({ maker, order })
 * await client.request(generateCancelTransaction, request, { chainId })
 */
export function toCancelRequest({
  maker,
  order,
}: Omit<cancel.Variables, 'chainId'> & { maker: Address }): Request<
  typeof generateCancelTransaction
> {
  return {
    collectionAddress: order.collectionContractAddress,
    maker,
    marketplace: order.marketplace,
    orderId: order.orderId,
  }
}

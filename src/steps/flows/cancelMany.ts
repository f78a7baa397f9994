import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { ConfigurationError } from '../../errors.js'
import { getOrderKey } from '../../order/orderId.js'
import type { Order } from '../../rpc/schemas.js'
import type { CancelManyIntent } from '../model/intent.js'
import type { PartProgress } from '../model/progress.js'
import type { ReviewParameters } from '../review/reviewSteps.js'
import { planCancel, toCancelIntent } from './cancel.js'
import type { FlowResult, MultiPartFlowParameters } from './flowPlan.js'
import { getOrderChain } from './getOrderChain.js'
import { assertInBook, startFlow } from './startFlow.js'

/**
 * Cancels several orders, one after the other. Each has its own quote and
 * review. An order that has ended already is skipped. Stops at the first
 * failure: later orders are not cancelled. `progress.parts` has their status.
 *
 * @throws GuardError before any prompt of an order, when its steps do something
 * else.
 * @throws ConfigurationError when the chain is not configured, there is nothing
 * to cancel, or an order is named twice.
 * @throws RequestError when the service refuses or cannot be reached.
 * @throws InvalidStepError before any prompt, when a step cannot be read.
 * @throws StepError when a step fails, or when `signal` or
 * `stop` aborts.
 *
 * @example
 * import { cancelMany } from 'marketkit/core'
 *
 * const { parts } = await cancelMany(config, {
 *   client,
 *   chainId,
 *   orders: [order],
 * })
 */
export async function cancelMany(
  config: Config,
  parameters: cancelMany.Parameters,
): Promise<cancelMany.ReturnType> {
  const { parts = [], ...result } = await startFlow(
    'cancelMany',
    config,
    parameters,
    (account) => {
      const intent = toCancelManyIntent(account, parameters)
      assertInBook(parameters.orders)
      return {
        intent,
        planPart(part) {
          if (part.kind === 'cancel') return planCancel(part)
          throw new ConfigurationError(
            `Cannot cancel a part of kind ${part.kind}.`,
          )
        },
      }
    },
  )
  return { ...result, parts }
}

/**
 * Creates the intent of several cancellations.
 *
 * @throws ConfigurationError if the list is empty, names an order twice, or has orders
 * of several chains.
 */
export function toCancelManyIntent(
  account: Address,
  { orders, ...given }: cancelMany.Variables,
): CancelManyIntent {
  const [first, ...others] = orders
  if (!first) throw new ConfigurationError('There is nothing to cancel.')
  const chainId = getOrderChain([first, ...others], given.chainId)
  const keys = orders.map((order) => getOrderKey(order).toLowerCase())
  if (new Set(keys).size < keys.length)
    throw new ConfigurationError(
      'Cannot cancel the same order twice in one call.',
    )
  const place = { account, chainId }
  return {
    ...place,
    kind: 'cancelMany',
    cancels: orders.map((order) => toCancelIntent({ ...place, order })),
  }
}

export declare namespace cancelMany {
  type Variables = {
    /** Chain of the orders. @default the chain that they name */
    chainId?: number | undefined
    /** The orders to cancel, in this order. */
    orders: readonly Order[]
  }
  type Parameters = MultiPartFlowParameters & ReviewParameters & Variables
  type ReturnType = FlowResult & {
    /** How each order ended: `done`, or `ended` before it was cancelled. */
    parts: readonly PartProgress[]
  }
}

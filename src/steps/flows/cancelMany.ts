import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { ConfigurationError } from '../../errors.js'
import type { Order } from '../../rpc/schemas.js'
import { type CancelManyIntent, toCancelIntent } from '../base/intent.js'
import type { PartProgress } from '../base/progress.js'
import { prepareReview } from '../review/prepareReview.js'
import type { ReviewParameters } from '../review/reviewSteps.js'
import { getAccount } from '../run/acquireRun.js'
import { planCancel } from './cancel.js'
import { loadRuntime } from './loadRuntime.js'
import { requireInBook } from './requireInBook.js'
import type { FlowParameters, FlowResult } from './startFlow.js'

/**
 * Cancels several orders, one after the other. Each has its own quote and
 * review. An order that has ended already is skipped. Stops at the first
 * failure: the rest are not sent. `progress.parts` tells where each one stands.
 *
 * @throws GuardError before any prompt of an order, when its steps do something
 * else.
 * @throws ConfigurationError when the chain is not configured, or there is
 * nothing to cancel.
 * @throws RequestError when the service refuses or cannot be reached.
 * @throws InvalidStepError before any prompt, when a step cannot be read.
 * @throws StepError when a step does not come to its end, or when `signal` or
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
  const { orders } = parameters
  for (const order of orders) requireInBook(order)
  const intent = toCancelManyIntent(getAccount(config, parameters), parameters)
  prepareReview(parameters)
  const { runParts } = await loadRuntime()
  return runParts(config, parameters, {
    intent,
    getPlan(part, index, toPart) {
      const order = orders[index]
      if (part.kind === 'cancel' && order)
        return toPart(planCancel(part, { ...parameters, order }))
      throw new ConfigurationError(`There is no order ${index + 1}.`)
    },
    stopsAt: () => false,
    findEnd: async ({ findOrderEnd, part }) =>
      part.kind === 'cancel' ? findOrderEnd(part) : undefined,
  })
}

/**
 * Creates the intent of several cancellations.
 *
 * @throws ConfigurationError if there is no order, or one of another chain.
 */
export function toCancelManyIntent(
  account: Address,
  { chainId, orders }: cancelMany.Variables,
): CancelManyIntent {
  if (!orders.length)
    throw new ConfigurationError('There is nothing to cancel.')
  if (orders.some((order) => order.chainId !== chainId))
    throw new ConfigurationError(
      'Cannot cancel orders of several chains in one call.',
      { metaMessages: ['Split them into one call for each chain.'] },
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
    /** Chain of the orders. */
    chainId: number
    /** The orders to cancel, in this order. */
    orders: readonly Order[]
  }
  type Parameters = FlowParameters & ReviewParameters & Variables
  type ReturnType = FlowResult & {
    /** How each order ended: `done`, or `over` before it was cancelled. */
    parts: readonly PartProgress[]
  }
}

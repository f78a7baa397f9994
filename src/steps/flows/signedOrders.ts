import type { Config } from 'wagmi'
import { ConfigurationError } from '../../errors.js'
import type { Stored } from '../journal/readRecords.js'
import {
  type FlowRecord,
  getCurrentPart,
  isOpenOrder,
} from '../journal/record.js'
import type { ResumedFlow } from '../journal/results.js'
import type { CancelIntent } from '../model/intent.js'
import type { ReviewParameters } from '../review/reviewSteps.js'
import { planCancel } from './cancel.js'
import type { FlowParameters, FlowResult } from './flowPlan.js'
import { loadRuntime } from './loadRuntime.js'
import { findFlows, type resumeFlows } from './resumeFlows.js'
import { getAccount, startFlow } from './startFlow.js'

/**
 * Posts a signed order again that the service refused or never acknowledged, or
 * that newer terms replaced. Never opens the wallet.
 * Returns the new state of the flow: `done` if the service took the order,
 * `refused` if it refused it again, `running` while another tab works on it;
 * undefined if the flow no longer exists.
 *
 * @throws StepError if no wallet is connected.
 *
 * @example
 * import { repostOrder, resumeFlows } from 'marketkit/core'
 *
 * for (const flow of await resumeFlows(config, { client }))
 *   if (flow.status === 'refused')
 *     await repostOrder(config, { client, flow: flow.id })
 */
export async function repostOrder(
  config: Config,
  parameters: repostOrder.Parameters,
): Promise<repostOrder.ReturnType> {
  const stored = await findFlow('repostOrder', config, parameters)
  if (!stored) return undefined
  const { resume } = await loadRuntime()
  const options = { ...parameters, reposts: true }
  const [flow] = await resume(config, options, [stored])
  return flow
}

export declare namespace repostOrder {
  type Parameters = resumeFlows.Parameters & {
    /** Id of the flow that signed the order. */
    flow: string
  }
  type ReturnType = ResumedFlow | undefined
}

/**
 * Cancels, on the chain, a signed order that the service refused or never
 * acknowledged, or that newer terms replaced. The
 * transaction is built from the signed order, because the service need not know
 * the order; it is verified and carried out like that of `cancel`. Once it is
 * mined, the flow that signed the order is forgotten.
 *
 * @throws ConfigurationError if there is no such flow, or if its order cannot be
 * read.
 * @throws GuardError before any prompt, if the book is unknown and the user
 * does not allow it.
 * @throws StepError if the cancellation fails.
 *
 * @example
 * import { cancelSignedOrder, resumeFlows } from 'marketkit/core'
 *
 * for (const flow of await resumeFlows(config, { client }))
 *   if (flow.status === 'refused' && flow.order)
 *     await cancelSignedOrder(config, { client, flow: flow.id })
 */
export async function cancelSignedOrder(
  config: Config,
  parameters: cancelSignedOrder.Parameters,
): Promise<cancelSignedOrder.ReturnType> {
  const stored = await findFlow('cancelSignedOrder', config, parameters)
  const intent = stored && toSignedCancelIntent(stored.record)
  const signed = stored?.record.steps.find(isOpenOrder)?.step?.signature
  if (!intent?.book || !signed)
    throw new ConfigurationError(
      stored
        ? 'This flow has no signed order to cancel.'
        : 'There is no such flow.',
    )
  const { toCancelStep } = await loadRuntime()
  const step = toCancelStep(intent.book, signed.value)
  const { account, chainId } = intent
  const options = { ...parameters, account, chainId }
  return startFlow('cancelSignedOrder', config, options, () => ({
    intent,
    planPart: () => ({ ...planCancel(intent), quote: async () => [step] }),
  }))
}

export declare namespace cancelSignedOrder {
  type Parameters = Omit<FlowParameters, 'chainId'> &
    ReviewParameters & {
      /** Id of the flow that signed the order. */
      flow: string
    }
  type ReturnType = FlowResult
}

/** Creates the intent to cancel a flow's signed order; undefined without one. */
export function toSignedCancelIntent(
  record: FlowRecord,
): CancelIntent | undefined {
  const { order } = record.steps.find(isOpenOrder) ?? {}
  if (!order) return undefined
  const { book, collection, orderId, ...terms } = order
  const { currency, endTime, maker, tokenId, unitPrice } = terms
  const part = getCurrentPart(record)
  const { account, chainId } = part
  const orderbook = part.kind === 'list' ? part.orderbook : undefined
  return {
    kind: 'cancel',
    account,
    chainId,
    collection,
    orderId,
    marketplace: orderbook ?? 'service_marketplace_v2',
    book,
    order: { tokenId, currency, unitPrice, maker, endTime },
  }
}

async function findFlow(
  operation: 'cancelSignedOrder' | 'repostOrder',
  config: Config,
  parameters: Omit<resumeFlows.Parameters, 'chainId'> & { flow: string },
): Promise<Stored | undefined> {
  const { assertOptions, isOwnRecord } = await loadRuntime()
  assertOptions(operation, config, parameters)
  const account = getAccount(config, parameters)
  const flows = await findFlows({ ...parameters, account, config })
  return flows.find(
    ({ key, record }) =>
      record.id === parameters.flow && isOwnRecord(record, key),
  )
}

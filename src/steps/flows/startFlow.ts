import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { getConnection } from 'wagmi/actions'
import {
  ConfigurationError,
  InvalidResponseError,
  StepError,
} from '../../errors.js'
import { isPendingOrder } from '../../order/pendingOrder.js'
import type { Operation, Request } from '../../rpc/operations.js'
import type { Order, Step } from '../../rpc/schemas.js'
import type { FlowIntent, Intent, PartIntent } from '../base/intent.js'
import { lazy } from '../base/lazy.js'
import type { PartProgress } from '../base/progress.js'
import type { Result } from '../journal/results.js'
import { prepareReview } from '../review/prepareReview.js'
import type { ReviewParameters } from '../review/reviewSteps.js'
import type { Run, RunParameters } from '../run/run.js'
import type { Missed } from './findMissed.js'
import type { Looking } from './settle.js'

/** Parameters of every flow. */
export type FlowParameters = RunParameters

/** Parameters of flows of several parts. */
export type MultiPartFlowParameters = FlowParameters & {
  /**
   * Starts no further part of an `edit` or of a `cancelMany` once it aborts.
   * The current part continues.
   */
  stop?: AbortSignal | undefined
}

/** The result of every flow. */
export type FlowResult = Result & {
  /**
   * Whether the service already shows the effect. For a cancellation, also
   * whether the chain says that the order is cancelled in its book.
   */
  settled: boolean
}

/** The result of a flow of any kind. */
export type AnyFlowResult = FlowResult &
  Missed & {
    /** The parts of an `edit` or of a `cancelMany`, in order. */
    parts?: readonly PartProgress[] | undefined
  }

export type FlowPlan = {
  /** The intent of the flow. Intents with the same identity share one record. */
  intent: FlowIntent
  /** Returns how one of its parts is carried out. */
  planPart(part: PartIntent): PartPlan
}

export type PartPlan = {
  intent: Intent
  /** Returns the steps of the part. */
  quote(
    run: Pick<Run, 'chainId' | 'client' | 'signal'>,
  ): Promise<readonly Step[]>
  /** Returns whether the service shows the effect. */
  isShown(looking: Looking, result: Result & Missed): Promise<boolean>
}

/**
 * Loads everything that prompts, waits, posts and settles. It is one chunk, so
 * that nothing can be missing between a prompt and what has to follow it.
 */
export const loadRuntime = /* @__PURE__ */ lazy(() => import('./runtime.js'))

/**
 * Plans a flow of the account that trades, loads the runtime and runs the flow.
 *
 * @throws StepError `wrongAccount` if no wallet is connected.
 */
export async function startFlow(
  config: Config,
  parameters: MultiPartFlowParameters & ReviewParameters,
  plan: (account: Address) => FlowPlan,
): Promise<AnyFlowResult> {
  const planned = plan(getAccount(config, parameters))
  prepareReview(parameters)
  const { runFlow } = await loadRuntime()
  return runFlow(config, parameters, planned)
}

/**
 * Returns the account that trades: the given one, else the connected one.
 *
 * @throws StepError `wrongAccount` if no wallet is connected.
 */
export function getAccount(
  config: Config,
  { account }: { account?: Address | undefined },
): Address {
  const trader = account ?? getConnection(config).address
  if (trader) return trader
  throw new StepError({
    reason: 'wrongAccount',
    details: 'No wallet is connected.',
    fundsMoved: 'no',
    index: 0,
    recovery: 'reconnect',
  })
}

/** @throws ConfigurationError if the service does not know one of the orders yet. */
export function assertInBook(orders: readonly Order[]): void {
  if (orders.some(isPendingOrder))
    throw new ConfigurationError(
      'This order is not in its book yet. Wait until the service shows it. `isPendingOrder` returns true for such orders.',
    )
}

/** Returns a function that fetches the steps of a part from the service. */
export function fetchSteps<
  const operation extends Operation & { kind: 'quote' },
>(operation: operation, request: Request<operation>): PartPlan['quote'] {
  return async ({ chainId, client, signal }) => {
    const options = { chainId, signal }
    const { steps } = await client.request(operation, request, options)
    if (steps.length) return steps
    throw new InvalidResponseError({
      operation: `${operation.group}/${operation.name}`,
      path: 'steps',
      details: 'Expected at least one step.',
    })
  }
}

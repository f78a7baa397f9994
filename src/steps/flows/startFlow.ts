import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { ConfigurationError, InvalidResponseError } from '../../errors.js'
import { isPendingOrder } from '../../order/pendingOrder.js'
import type {
  Request,
  Operation as ServiceOperation,
} from '../../rpc/operations.js'
import type { Order } from '../../rpc/schemas.js'
import { getConnection } from '../../wallet/connection.js'
import { toDisconnectedError } from '../failures/disconnected.js'
import type { Operation } from '../model/options.js'
import type { ReviewParameters } from '../review/reviewSteps.js'
import type {
  AnyFlowResult,
  FlowPlan,
  MultiPartFlowParameters,
  PartPlan,
} from './flowPlan.js'
import { loadRuntime } from './loadRuntime.js'

/**
 * Plans a flow of the account that trades, loads the runtime and runs the flow.
 *
 * @throws ConfigurationError if an option is wrong.
 * @throws StepError `wrongAccount` if no wallet is connected.
 */
export async function startFlow(
  operation: Operation,
  config: Config,
  parameters: MultiPartFlowParameters & ReviewParameters,
  plan: (account: Address) => FlowPlan,
): Promise<AnyFlowResult> {
  const { planned, runFlow } = await prepareFlow(
    operation,
    config,
    parameters,
    plan,
  )
  return runFlow(config, parameters, planned)
}

/**
 * Plans for the account that is connected now, then loads the runtime, which
 * checks the options. Sends and prompts nothing.
 */
export async function prepareFlow<plan>(
  operation: Operation,
  config: Config,
  parameters: Pick<MultiPartFlowParameters, 'account'>,
  plan: (account: Address) => plan,
) {
  let planned: { plan: plan } | undefined
  let failure: unknown
  try {
    planned = { plan: plan(getAccount(config, parameters)) }
  } catch (cause) {
    failure = cause
  }
  const runtime = await loadRuntime()
  runtime.assertOptions(operation, config, parameters)
  if (!planned) throw runtime.toMarketKitError(operation, failure)
  return { ...runtime, planned: planned.plan }
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
  throw toDisconnectedError(0)
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
  const operation extends ServiceOperation & { kind: 'quote' },
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

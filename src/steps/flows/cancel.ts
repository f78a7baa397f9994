import type { Address } from 'viem'
import type { Config } from 'wagmi'
import type { Request } from '../../rpc/operations.js'
import { generateCancelTransaction } from '../../rpc/operations.js'
import type { Order } from '../../rpc/schemas.js'
import { findOrder } from './findOrder.js'
import { type FlowParameters, type FlowResult, startFlow } from './startFlow.js'

/**
 * Cancels an order: asks for steps, carries them out, and waits until the
 * service no longer offers it.
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
  const { chainId, client, order } = parameters
  const flow = startFlow(config, parameters)
  const steps = await flow.quote(
    generateCancelTransaction,
    toCancelRequest({ order, maker: flow.account }),
  )
  const result = await flow.execute(steps, { value: 0n })
  const settled = await flow.settle(async (signal) => {
    const now = await findOrder(client, {
      chainId,
      contractAddress: order.collectionContractAddress,
      marketplace: order.marketplace,
      orderId: order.orderId,
      signal,
    })
    return now?.status !== 'active'
  })
  return { ...result, settled }
}

export declare namespace cancel {
  type Variables = {
    /** Chain of the order. */
    chainId: number
    /** The order to cancel. */
    order: Order
  }
  type Parameters = FlowParameters & Variables
  type ReturnType = FlowResult
}

/** What to ask the service for, to cancel an order. */
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

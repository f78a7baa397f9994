import * as v from 'valibot'
import { encodeFunctionData, isAddressEqual } from 'viem'
import type { requestSchemas } from '../../../rpc/requests.js'
import type { Step } from '../../../rpc/schemas.js'
import { readCounter, readOrderStatus } from '../../chain/reads.js'
import { seaportAbi } from '../../chain/seaportAbi.js'
import type { NetworkConfig, ServiceContext } from '../../context.js'
import type { OrderRow } from '../../orders/orderRow.js'
import { getFilledQuantity } from '../../orders/orderState.js'
import { wireOrderSchema } from '../../orders/wireOrderSchema.js'
import { ServiceError } from '../../serviceErrors.js'
import { findOrders } from './findOrders.js'
import { transactionStep } from './steps.js'

/** Request of GenerateCancelTransaction. */
export type CancelQuote = v.InferOutput<
  (typeof requestSchemas)['GenerateCancelTransaction']
>

/**
 * Returns the step that cancels a listing or offer, partly filled or not: a
 * transaction of its maker.
 *
 * @throws ServiceError if the order can no longer be filled, so that the
 * maker does not pay for nothing.
 */
export async function generateCancel(
  context: ServiceContext,
  network: NetworkConfig,
  request: CancelQuote,
): Promise<Step[]> {
  const { maker, orderId } = request
  const find = await findOrders(context, network, request, [orderId])
  const order = find({ field: 'orderId', orderId })
  if (!isAddressEqual(order.maker, maker))
    throw new ServiceError(
      'InvalidArgument',
      `Only its maker, ${order.maker}, can cancel order ${orderId}; ${maker} cannot.`,
      { field: 'maker' },
    )
  const end = await readEnd(network, order)
  if (end)
    throw new ServiceError(
      'InvalidArgument',
      `Order ${orderId} ${end}. There is nothing to cancel.`,
      { field: 'orderId' },
    )
  const components = v.parse(wireOrderSchema, order.components)
  return [
    transactionStep('cancel', {
      to: network.seaport,
      data: encodeFunctionData({
        abi: seaportAbi,
        functionName: 'cancel',
        args: [[components]],
      }),
    }),
  ]
}

/** Returns how an order ended; undefined if it can still be filled. */
async function readEnd(
  network: NetworkConfig,
  order: OrderRow,
): Promise<string | undefined> {
  const [status, counter, block] = await Promise.all([
    readOrderStatus(network, order.orderHash),
    readCounter(network, order.maker),
    network.client.getBlock(),
  ])
  if (status.cancelled) return 'is already cancelled'
  if (getFilledQuantity(order.quantityInitial, status) >= order.quantityInitial)
    return 'is already filled'
  if (counter !== order.counter)
    return 'is already cancelled, with all earlier orders of its maker'
  // Compare with the chain's clock: ours may be ahead.
  if (order.validUntil.getTime() <= Number(block.timestamp) * 1000)
    return `expired at ${order.validUntil.toISOString()}`
  return undefined
}

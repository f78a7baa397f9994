import * as v from 'valibot'
import { encodeFunctionData, isAddressEqual } from 'viem'
import type { requestSchemas } from '../../rpc/requests.js'
import type { Step } from '../../rpc/schemas.js'
import { readCounter, readOrderStatus } from '../chain/reads.js'
import { seaportAbi } from '../chain/seaportAbi.js'
import type { NetworkConfig, ServiceContext } from '../context.js'
import { ServiceError } from '../http/serviceErrors.js'
import { filledOf } from '../orders/orderState.js'
import { wireOrderSchema } from '../orders/wireOrderSchema.js'
import { findOrder } from './findOrder.js'
import { transactionStep } from './steps.js'

/** What GenerateCancelTransaction is asked. */
export type CancelQuote = v.InferOutput<
  (typeof requestSchemas)['GenerateCancelTransaction']
>

/** The step that cancels an order: a transaction of its maker. */
export async function generateCancel(
  context: ServiceContext,
  network: NetworkConfig,
  request: CancelQuote,
): Promise<Step[]> {
  const order = await findOrder(context, network, {
    ...request,
    field: 'orderId',
  })
  if (!isAddressEqual(order.maker, request.maker))
    throw new ServiceError(
      'InvalidArgument',
      `Only its maker, ${order.maker}, can cancel order ${request.orderId}; ${request.maker} cannot.`,
      { field: 'maker' },
    )
  const [status, counter] = await Promise.all([
    readOrderStatus(network, order.orderHash),
    readCounter(network, order.maker),
  ])
  const final = status.cancelled
    ? 'cancelled'
    : filledOf(order.quantityInitial, status) >= order.quantityInitial
      ? 'filled'
      : counter !== order.counter
        ? 'cancelled, with all earlier orders of its maker,'
        : undefined
  if (final)
    throw new ServiceError(
      'InvalidArgument',
      `Order ${request.orderId} is ${final} already. There is nothing to cancel.`,
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

import { type Address, encodeFunctionData, type Hex } from 'viem'
import { noConduit } from '../../chain/seaport.js'
import { seaportAbi } from '../../chain/seaportAbi.js'
import type { AdvancedOrder } from './fills.js'

type Component = { orderIndex: bigint; itemIndex: bigint }

/**
 * Returns the call that fills shares of orders. Of several orders, Seaport
 * leaves out those that were sold first, and refunds their payment.
 */
export function fillCall(orders: AdvancedOrder[], buyer: Address): Hex {
  const [order, ...others] = orders
  if (order && others.length === 0)
    return encodeFunctionData({
      abi: seaportAbi,
      functionName: 'fulfillAdvancedOrder',
      args: [order, [], noConduit, buyer],
    })
  return encodeFunctionData({
    abi: seaportAbi,
    functionName: 'fulfillAvailableAdvancedOrders',
    args: [
      orders,
      [],
      orders.map((_, index) => [{ orderIndex: BigInt(index), itemIndex: 0n }]),
      getPayments(orders),
      noConduit,
      buyer,
      BigInt(orders.length),
    ],
  })
}

/** One payment per recipient, because all orders have the same currency. */
function getPayments(orders: AdvancedOrder[]): Component[][] {
  const payments = new Map<string, Component[]>()
  orders.forEach(({ parameters }, orderIndex) => {
    parameters.consideration.forEach(({ recipient }, itemIndex) => {
      const key = recipient.toLowerCase()
      const component = {
        orderIndex: BigInt(orderIndex),
        itemIndex: BigInt(itemIndex),
      }
      payments.set(key, [...(payments.get(key) ?? []), component])
    })
  })
  return [...payments.values()]
}

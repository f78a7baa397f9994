import { type Address, encodeFunctionData, type Hex } from 'viem'
import { noConduit } from '../chain/seaport.js'
import { seaportAbi } from '../chain/seaportAbi.js'
import type { AdvancedOrder } from './fills.js'

type Component = { orderIndex: bigint; itemIndex: bigint }

/**
 * The call that fills shares of orders. Of several, those that somebody else
 * was faster to buy are left out, and what was sent for them comes back.
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

/** One payment for each recipient: all is in one currency. */
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

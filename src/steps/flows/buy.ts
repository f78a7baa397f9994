import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { Config } from 'wagmi'
import type { Request } from '../../rpc/operations.js'
import { generateBuyTransaction } from '../../rpc/operations.js'
import type { AdditionalFee } from '../../rpc/requests.js'
import type { Order } from '../../rpc/schemas.js'
import { findOrder } from './findOrder.js'
import type { Cost } from './requireCost.js'
import { type FlowParameters, type FlowResult, startFlow } from './startFlow.js'

/**
 * Buys from a listing: asks for steps, carries them out, and waits until the
 * service shows the sale. Steps that would take more than the price of `order`
 * times `quantity`, with `additionalFees`, are refused.
 *
 * @throws InvalidStepError before any prompt, when the steps cost more.
 *
 * @example
 * import { buy } from 'marketkit/core'
 *
 * const { hashes } = await buy(config, { client, chainId, order })
 */
export async function buy(
  config: Config,
  parameters: buy.Parameters,
): Promise<buy.ReturnType> {
  const { chainId, client, order } = parameters
  const flow = startFlow(config, parameters)
  const steps = await flow.quote(
    generateBuyTransaction,
    toBuyRequest({ ...parameters, buyer: flow.account }),
  )
  const result = await flow.execute(steps, costOf(parameters))
  const before = remaining(order)
  const settled = await flow.settle(async (signal) => {
    const now = await findOrder(client, {
      chainId,
      contractAddress: order.collectionContractAddress,
      marketplace: order.marketplace,
      orderId: order.orderId,
      signal,
    })
    return now?.status !== 'active' || remaining(now) < before
  })
  return { ...result, settled }
}

export declare namespace buy {
  type Variables = {
    /** Chain of the order. */
    chainId: number
    /** The listing to buy from. */
    order: Order
    /** How many, as a decimal number. @default '1' */
    quantity?: string | undefined
    /** Fees on top, in the smallest unit of the order's currency. */
    additionalFees?: readonly AdditionalFee[] | undefined
  }
  type Parameters = FlowParameters & Variables
  type ReturnType = FlowResult
}

/** What to ask the service for, to buy from a listing. */
export function toBuyRequest({
  additionalFees = [],
  buyer,
  order,
  quantity = '1',
}: Omit<buy.Variables, 'chainId'> & { buyer: Address }): Request<
  typeof generateBuyTransaction
> {
  const { collectionContractAddress, marketplace, orderId, tokenId } = order
  return {
    collectionAddress: collectionContractAddress,
    buyer,
    marketplace,
    ordersData: [{ orderId, quantity, tokenId }],
    additionalFees: [...additionalFees],
  }
}

/** What the buyer agreed to: the price of the order as it was given. */
function costOf({
  additionalFees = [],
  order,
  quantity = '1',
}: buy.Variables): Cost {
  const token = order.priceCurrencyAddress
  const total = additionalFees.reduce(
    (sum, { amount }) => sum + BigInt(amount),
    BigInt(order.priceAmount) * BigInt(quantity),
  )
  return isAddressEqual(token, zeroAddress)
    ? { value: total, allowance: { token, amount: 0n } }
    : { value: 0n, allowance: { token, amount: total } }
}

function remaining(order: Order): bigint {
  return BigInt(order.quantityRemaining ?? order.quantityAvailable ?? '1')
}

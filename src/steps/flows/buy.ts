import type { Address } from 'viem'
import type { Config } from 'wagmi'
import type { Request } from '../../rpc/operations.js'
import { generateBuyTransaction } from '../../rpc/operations.js'
import type { AdditionalFee } from '../../rpc/requests.js'
import type { Order } from '../../rpc/schemas.js'
import { buyRules } from '../guard/buyRules.js'
import { buyIntentOf } from '../guard/intent.js'
import { type ReviewParameters, reviewSteps } from '../guard/reviewSteps.js'
import { loadHands } from '../loadHands.js'
import { loadSimulation } from '../simulate/loadSimulation.js'
import type { FlowParameters, FlowResult } from './startFlow.js'

/**
 * Buys from a listing: asks for steps, carries them out, and waits until the
 * service shows the sale. Steps that do anything but bring the token to the
 * account, for at most the price of `order` times `quantity` with
 * `additionalFees`, are refused.
 *
 * @throws GuardError before any prompt, when the steps do something else.
 * @throws ConfigurationError when the chain is not configured.
 * @throws RequestError when the service refuses or cannot be reached.
 * @throws InvalidStepError before any prompt, when a step cannot be read.
 * @throws StepError when a step does not come to its end.
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
  const { order } = parameters
  const before = remaining(order)
  // It comes while the service is asked; a failure shows where it is needed.
  loadSimulation().catch(() => {})
  const { startFlow } = await loadHands()
  return startFlow(config, parameters, {
    kind: 'buy',
    intent: {
      contractAddress: order.collectionContractAddress,
      marketplace: order.marketplace,
      orderId: order.orderId,
      tokenId: order.tokenId,
      quantity: parameters.quantity ?? '1',
      additionalFees: parameters.additionalFees ?? [],
    },
    operation: generateBuyTransaction,
    request: (buyer) => toBuyRequest({ ...parameters, buyer }),
    review: (steps, run) =>
      reviewSteps(
        steps,
        buyIntentOf({
          ...parameters,
          account: run.account,
          items: [parameters],
        }),
        buyRules,
        { ...parameters, ...run },
      ),
    isShown: async ({ findOrder }) => {
      const now = await findOrder(order.orderId)
      return now?.status !== 'active' || remaining(now) < before
    },
  })
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
  type Parameters = FlowParameters & ReviewParameters & Variables
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

function remaining(order: Order): bigint {
  return BigInt(order.quantityRemaining ?? order.quantityAvailable ?? '1')
}

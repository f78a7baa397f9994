import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { isActiveOrder } from '../../order/orderStatus.js'
import { isExpiringAt } from '../../order/orderTime.js'
import type { Request } from '../../rpc/operations.js'
import { generateListingTransaction } from '../../rpc/operations.js'
import type { Listing } from '../../rpc/requests.js'
import { type ListIntent, toListIntent } from '../base/intent.js'
import { prepareReview } from '../review/prepareReview.js'
import type { ReviewParameters } from '../review/reviewSteps.js'
import { getAccount } from '../run/acquireRun.js'
import { loadRuntime } from './loadRuntime.js'
import type { FlowParameters, FlowPlan, FlowResult } from './startFlow.js'

type ListingRequest = Request<typeof generateListingTransaction>

/**
 * Lists a collectible for sale: asks for steps, carries them out, and waits
 * until the service shows the listing. Steps that do anything else are refused.
 *
 * @throws GuardError before any prompt, when the steps do something else.
 * @throws ConfigurationError when the chain is not configured.
 * @throws RequestError when the service refuses or cannot be reached.
 * @throws InvalidStepError before any prompt, when a step cannot be read.
 * @throws StepError when a step does not come to its end.
 *
 * @example
 * import { list } from 'marketkit/core'
 *
 * const { orderId } = await list(config, {
 *   client,
 *   chainId,
 *   contractAddress,
 *   contractType: 'ERC721',
 *   tokenId: '7',
 *   currencyAddress,
 *   pricePerToken: '1000000',
 *   expiry: '1790000000',
 *   minNet: '975000',
 * })
 */
export async function list(
  config: Config,
  parameters: list.Parameters,
): Promise<list.ReturnType> {
  const account = getAccount(config, parameters)
  const intent = toListIntent({ ...parameters, account })
  prepareReview(parameters)
  const { startFlow } = await loadRuntime()
  return startFlow(config, parameters, planList(intent, parameters))
}

/** Returns how a collectible is listed. */
export function planList(
  intent: ListIntent,
  parameters: ReviewParameters & list.Variables,
): FlowPlan<typeof generateListingTransaction> {
  return {
    intent,
    operation: generateListingTransaction,
    request: toListingRequest({ ...parameters, owner: intent.account }),
    review: parameters,
    isShown: async ({ findListings, findOrder }, { orderId }) => {
      if (orderId) return isActiveOrder(await findOrder(orderId))
      // A book on the chain names no order: look for one that ends as this does.
      return (await findListings()).some((order) =>
        isExpiringAt(order, parameters.expiry),
      )
    },
  }
}

export declare namespace list {
  type Variables = Omit<Listing, 'quantity'> & {
    /** Chain of the collection. */
    chainId: number
    /** The collection. */
    contractAddress: Address
    /** Its kind. */
    contractType: ListingRequest['contractType']
    /** How many, as a decimal number. @default '1' */
    quantity?: string | undefined
    /**
     * The least that the seller is to receive in all, in the smallest unit of
     * the currency. @default 80 % of the price
     */
    minNet?: string | undefined
    /** Order book to list on. @default 'service_marketplace_v2' */
    orderbook?: ListingRequest['orderbook'] | undefined
  }
  type Parameters = FlowParameters & ReviewParameters & Variables
  type ReturnType = FlowResult
}

/**
 * What to ask the service for, to list a collectible.
 *
 * @example
 * import { generateListingTransaction, toListingRequest } from 'marketkit/core'
 *
 * const request = toListingRequest({
 *   owner,
 *   contractAddress,
 *   contractType: 'ERC721',
 *   tokenId: '7',
 *   currencyAddress,
 *   pricePerToken: '1000000',
 *   expiry: '1790000000',
 * })
 * await client.request(generateListingTransaction, request, { chainId })
 */
export function toListingRequest({
  contractAddress,
  contractType,
  currencyAddress,
  expiry,
  orderbook = 'service_marketplace_v2',
  owner,
  pricePerToken,
  quantity = '1',
  tokenId,
}: Omit<list.Variables, 'chainId'> & { owner: Address }): ListingRequest {
  return {
    collectionAddress: contractAddress,
    owner,
    contractType,
    orderbook,
    listing: { tokenId, quantity, expiry, currencyAddress, pricePerToken },
  }
}

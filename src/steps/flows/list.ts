import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { isActiveOrder } from '../../order/orderStatus.js'
import { isExpiringAt } from '../../order/orderTime.js'
import {
  generateListingTransaction,
  type Request,
} from '../../rpc/operations.js'
import type { Listing } from '../../rpc/requests.js'
import { anObject, assertOption } from '../base/assertOption.js'
import type { ListIntent } from '../base/intent.js'
import type { ReviewParameters } from '../review/reviewSteps.js'
import type { FlowParameters, FlowResult, PartPlan } from './flowPlan.js'
import { fetchSteps, startFlow } from './startFlow.js'

type ListingRequest = Request<typeof generateListingTransaction>

/**
 * Lists a collectible for sale. Requests steps, verifies that they do nothing
 * else, carries them out, and waits until the service shows the listing.
 *
 * @throws GuardError before any prompt, if the steps do anything else.
 * @throws ConfigurationError if the chain is not configured, or an option is
 * wrong: a listing needs a price above 0, for example.
 * @throws RequestError if the service refuses or cannot be reached.
 * @throws InvalidStepError before any prompt, if a step cannot be read.
 * @throws StepError if a step fails; `unresolved` with `signed`, before any
 * prompt, if another signed order of the token may be live and there is no
 * `consent`.
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
 *   expiry: String(Math.floor(Date.now() / 1000) + 7 * 86_400),
 *   minNet: '975000',
 * })
 */
export async function list(
  config: Config,
  parameters: list.Parameters,
): Promise<list.ReturnType> {
  return startFlow('list', config, parameters, (account) => {
    const intent = toListIntent({ ...parameters, account })
    return { intent, planPart: () => planList(intent, parameters) }
  })
}

export function planList(
  intent: ListIntent,
  variables: list.Variables,
): PartPlan {
  const owner = intent.account
  const request = toListingRequest({ ...variables, owner })
  return {
    intent,
    quote: fetchSteps(generateListingTransaction, request),
    async isShown({ findListings, findOrder }, { orderId }) {
      if (orderId) return isActiveOrder(await findOrder(orderId))
      // A book on the chain returns no order id.
      return (await findListings()).some((order) =>
        isExpiringAt(order, intent.expiry),
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
    /** Token standard of the collection. */
    contractType: ListingRequest['contractType']
    /** Number of tokens, in decimal digits. @default '1' */
    quantity?: string | undefined
    /**
     * The least that the seller receives in total, in the smallest unit of the
     * currency. Without it every fee must be a known one.
     */
    minNet?: string | undefined
    /** Order book to list on. @default 'service_marketplace_v2' */
    orderbook?: ListingRequest['orderbook'] | undefined
  }
  type Parameters = FlowParameters & ReviewParameters & Variables
  type ReturnType = FlowResult
}

/**
 * Creates the request for the steps of a listing.
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
 *   expiry: String(Math.floor(Date.now() / 1000) + 7 * 86_400),
 * })
 * await client.request(generateListingTransaction, request, { chainId })
 */
export function toListingRequest(
  parameters: Omit<list.Variables, 'chainId'> & { owner: Address },
): ListingRequest {
  assertOption('toListingRequest', 'parameters', parameters, anObject)
  const {
    contractAddress,
    contractType,
    currencyAddress,
    expiry,
    orderbook = 'service_marketplace_v2',
    owner,
    pricePerToken,
    quantity = '1',
    tokenId,
  } = parameters
  return {
    collectionAddress: contractAddress,
    owner,
    contractType,
    orderbook,
    listing: { tokenId, quantity, expiry, currencyAddress, pricePerToken },
  }
}

/**
 * Creates the intent of a listing.
 *
 * @example
 * import { toListIntent } from 'marketkit/core'
 *
 * const intent = toListIntent({
 *   account,
 *   chainId,
 *   contractAddress,
 *   contractType: 'ERC721',
 *   tokenId: '7',
 *   currencyAddress,
 *   pricePerToken: '1000000',
 *   expiry: String(Math.floor(Date.now() / 1000) + 7 * 86_400),
 *   minNet: '975000',
 * })
 */
export function toListIntent(
  parameters: Omit<list.Variables, 'contractType' | 'orderbook'> & {
    account: Address
    contractType: string
    orderbook?: string | undefined
  },
): ListIntent {
  assertOption('toListIntent', 'parameters', parameters, anObject)
  const {
    account,
    chainId,
    contractAddress,
    contractType,
    currencyAddress,
    expiry,
    minNet,
    orderbook,
    pricePerToken,
    quantity = '1',
    tokenId,
  } = parameters
  return {
    kind: 'list',
    account,
    chainId,
    collection: contractAddress,
    contractType,
    tokenId,
    quantity,
    currency: currencyAddress,
    pricePerToken,
    expiry,
    orderbook,
    minNet,
  }
}

import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { isActiveOrder } from '../../order/orderStatus.js'
import { isExpiringAt } from '../../order/orderTime.js'
import {
  generateListingTransaction,
  type Request,
} from '../../rpc/operations.js'
import type { Listing } from '../../rpc/requests.js'
import { anObject, assertOption } from '../model/assertOption.js'
import type { ListIntent } from '../model/intent.js'
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
 * `acknowledge`.
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
    return { intent, planPart: () => planList(intent) }
  })
}

export function planList(intent: ListIntent): PartPlan {
  return {
    intent,
    quote: fetchSteps(generateListingTransaction, toListingRequest(intent)),
    async isShown({ findListings, findOrder }, { orderHash, orderId }) {
      const found = orderId ? await findOrder(orderId) : undefined
      // Only a hash proves that the order is the signed one.
      if (found && (!orderHash || isExpiringAt(found, intent.expiry)))
        return isActiveOrder(found)
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
    /** Base units of the token, in decimal digits. @default '1' */
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

/** Creates the request for the steps of a listing. */
export function toListingRequest(intent: ListIntent): ListingRequest {
  const { currency, expiry, pricePerToken, quantity, tokenId } = intent
  return {
    collectionAddress: intent.collection,
    owner: intent.account,
    contractType: intent.contractType,
    orderbook: intent.orderbook ?? 'service_marketplace_v2',
    listing: {
      tokenId,
      quantity,
      expiry,
      currencyAddress: currency,
      pricePerToken,
    },
  }
}

/** Creates the intent of a listing. */
export function toListIntent(parameters: toListIntent.Parameters): ListIntent {
  assertOption('toIntent', 'parameters', parameters, anObject)
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

export declare namespace toListIntent {
  type Parameters = Omit<list.Variables, 'contractType' | 'orderbook'> & {
    /** The account that lists. */
    account: Address
    /** Token standard of the collection. */
    contractType: string
    /** Order book to list on. @default 'service_marketplace_v2' */
    orderbook?: string | undefined
  }
}

import type { Address } from 'viem'
import type { Config } from 'wagmi'
import type { Request } from '../../rpc/operations.js'
import {
  generateListingTransaction,
  listListings,
} from '../../rpc/operations.js'
import type { Listing } from '../../rpc/requests.js'
import { findOrder } from './findOrder.js'
import { type FlowParameters, type FlowResult, startFlow } from './startFlow.js'

type ListingRequest = Request<typeof generateListingTransaction>

/**
 * Lists a collectible for sale: asks for steps, carries them out, and waits
 * until the service shows the listing.
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
 * })
 */
export async function list(
  config: Config,
  parameters: list.Parameters,
): Promise<list.ReturnType> {
  const { chainId, client, contractAddress, tokenId } = parameters
  const flow = startFlow(config, parameters)
  const steps = await flow.quote(
    generateListingTransaction,
    toListingRequest({ ...parameters, owner: flow.account }),
  )
  const result = await flow.execute(steps, { value: 0n })
  const { orderId } = result
  const settled = await flow.settle(async (signal) => {
    if (orderId) {
      const find = { chainId, contractAddress, orderId, signal }
      return (await findOrder(client, find))?.status === 'active'
    }
    // A book on the chain names no order: look for one that ends as this does.
    const { listings } = await client.request(
      listListings,
      { contractAddress, tokenId, filter: { createdBy: [flow.account] } },
      { chainId, signal },
    )
    return listings.some(
      ({ validUntil }) =>
        validUntil && seconds(validUntil) === parameters.expiry,
    )
  })
  return { ...result, settled }
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
    /** Order book to list on. @default 'service_marketplace_v2' */
    orderbook?: ListingRequest['orderbook'] | undefined
  }
  type Parameters = FlowParameters & Variables
  type ReturnType = FlowResult
}

/** What to ask the service for, to list a collectible. */
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

function seconds(timestamp: string): string {
  return /^\d+$/.test(timestamp)
    ? timestamp
    : String(Math.floor(Date.parse(timestamp) / 1000))
}

import { ConfigurationError } from '../../errors.js'
import type {
  generateBuyTransaction,
  generateCancelTransaction,
  generateListingTransaction,
  Request,
} from '../../rpc/operations.js'
import { anArray, anObject, assertOption } from '../model/assertOption.js'
import type {
  BuyIntent,
  CancelIntent,
  Intent,
  ListIntent,
} from '../model/intent.js'
import { toCancelRequest } from './cancel.js'
import { toListingRequest } from './list.js'

type BuyRequest = Request<typeof generateBuyTransaction>
type ListRequest = Request<typeof generateListingTransaction>
type CancelRequest = Request<typeof generateCancelTransaction>

/**
 * Creates the request for the steps of an intent.
 *
 * @throws ConfigurationError if the intent is not one to buy, list or cancel.
 *
 * @example
 * import { generateBuyTransaction, toIntent, toRequest } from 'marketkit/core'
 *
 * const intent = toIntent({ kind: 'buy', account, order })
 * const request = toRequest(intent)
 * await client.request(generateBuyTransaction, request, { chainId })
 */
export function toRequest(intent: BuyIntent): BuyRequest
export function toRequest(intent: ListIntent): ListRequest
export function toRequest(intent: CancelIntent): CancelRequest
export function toRequest(
  intent: Intent,
): BuyRequest | ListRequest | CancelRequest
export function toRequest(
  intent: Intent,
): BuyRequest | ListRequest | CancelRequest {
  assertOption('toRequest', 'intent', intent, anObject)
  switch (intent.kind) {
    case 'buy':
      assertOption('toRequest', 'intent.orders', intent.orders, anArray)
      return {
        collectionAddress: intent.collection,
        buyer: intent.account,
        marketplace: intent.marketplace,
        ordersData: intent.orders.map(({ orderId, quantity, tokenId }) => ({
          orderId,
          quantity,
          tokenId,
        })),
        additionalFees: [...(intent.additionalFees ?? [])],
      }
    case 'list':
      return toListingRequest(intent)
    case 'cancel':
      return toCancelRequest(intent)
    default:
      throw new ConfigurationError(
        'The intent is not one to buy, list or cancel.',
      )
  }
}

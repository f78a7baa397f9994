import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { ConfigurationError } from '../../errors.js'
import type { Order } from '../../rpc/schemas.js'
import type { EditIntent } from '../model/intent.js'
import type { PartProgress } from '../model/progress.js'
import { isSameText } from '../platform/plainData.js'
import type { ReviewParameters } from '../review/reviewSteps.js'
import { planCancel, toCancelIntent } from './cancel.js'
import type { FlowResult, MultiPartFlowParameters } from './flowPlan.js'
import { getOrderChain } from './getOrderChain.js'
import { type list, planList, toListIntent } from './list.js'
import { assertInBook, startFlow } from './startFlow.js'

/**
 * Replaces a listing with another: cancels the old one, then lists the item
 * again. An ERC-721 at the same or a lower price in the same currency is listed
 * first, so that it stays for sale. Each part has its own quote and review.
 *
 * The old order is read before each part. If it was sold, the edit ends with
 * `status: 'sold'` and prompts nothing more. If it ended otherwise, it needs no
 * cancellation. The listing is only first if the hash of the old order proves the
 * terms in `order`.
 *
 * An edit that stops between its parts stays in the journal. Call `edit` for the
 * same order again to continue. Completed parts are not repeated, and a listing
 * that is not created yet gets the new terms. `forgetFlow` deletes the record.
 *
 * @throws GuardError before any prompt of a part, when its steps do something
 * else.
 * @throws ConfigurationError when the chain is not configured, or the order
 * has no token id.
 * @throws RequestError when the service refuses, cannot be reached, or does not
 * know the order.
 * @throws InvalidStepError before any prompt, when a step cannot be read.
 * @throws StepError when a step fails, or when `signal` or `stop` aborts;
 * `unresolved` with `signed`, before any prompt, if another signed order of the
 * token may be live and there is no `acknowledge`.
 *
 * @example
 * import { edit } from 'marketkit/core'
 *
 * const { orderId, status } = await edit(config, {
 *   client,
 *   chainId,
 *   order,
 *   listing: {
 *     contractType: 'ERC721',
 *     currencyAddress,
 *     pricePerToken: '1000000',
 *     expiry: String(Math.floor(Date.now() / 1000) + 7 * 86_400),
 *     minNet: '975000',
 *   },
 * })
 */
export async function edit(
  config: Config,
  parameters: edit.Parameters,
): Promise<edit.ReturnType> {
  const { parts = [], ...result } = await startFlow(
    'edit',
    config,
    parameters,
    (account) => {
      const { order } = parameters
      const intent = toEditIntent(account, parameters)
      assertInBook([order])
      return {
        intent,
        planPart(part) {
          if (part.kind === 'list') return planList(part)
          if (part.kind === 'cancel') return planCancel(part)
          throw new ConfigurationError(
            `Cannot edit with a part of kind ${part.kind}.`,
          )
        },
      }
    },
  )
  const isSold = parts.some(({ orderEnd }) => orderEnd === 'filled')
  return { ...result, parts, status: isSold ? 'sold' : 'done' }
}

/**
 * Creates the intent of an edit.
 *
 * @throws ConfigurationError if the order has no token id.
 */
export function toEditIntent(
  account: Address,
  { listing, order, ...given }: edit.Variables,
): EditIntent {
  const chainId = getOrderChain([order], given.chainId)
  const { collectionContractAddress: collection, tokenId } = order
  if (tokenId === undefined)
    throw new ConfigurationError(
      `Listing ${order.orderId} does not name a token.`,
      {
        metaMessages: [
          'Fetch the listing again, or cancel it and create a new one.',
        ],
      },
    )
  const place = { account, chainId }
  const item = { contractAddress: collection, tokenId }
  return {
    ...place,
    kind: 'edit',
    collection,
    cancel: toCancelIntent({ ...place, order }),
    list: toListIntent({ ...place, ...listing, ...item }),
    sequence: getEditSequence(order, listing),
  }
}

export declare namespace edit {
  type Variables = {
    /** Chain of the listing. @default the chain that it names */
    chainId?: number | undefined
    /** The listing to replace. */
    order: Order
    /** The new listing, of the same token. */
    listing: Omit<list.Variables, 'chainId' | 'contractAddress' | 'tokenId'>
  }
  type Parameters = MultiPartFlowParameters & ReviewParameters & Variables
  type ReturnType = FlowResult & {
    /** `sold`: somebody bought from the old listing, and nothing was listed. */
    status: 'done' | 'sold'
    /** The two parts, in the order in which they were carried out. */
    parts: readonly PartProgress[]
  }
}

/**
 * Returns in which order an edit cancels and lists. The old listing is
 * cancelled first, so that it cannot be bought at the old price. An ERC-721 at the
 * same or a lower price in the same currency is listed first: buyers take
 * the cheaper listing, and the item stays for sale.
 */
export function getEditSequence(
  order: Order,
  listing: {
    /** Token standard of the collection. */
    contractType: string
    /** Currency of the new price. */
    currencyAddress: string
    /** The new price of one base unit, in smallest units of its currency. */
    pricePerToken: string
  },
): EditIntent['sequence'] {
  const { contractType, currencyAddress, pricePerToken } = listing
  return contractType === 'ERC721' &&
    isSameText(currencyAddress, order.priceCurrencyAddress) &&
    BigInt(pricePerToken) <= BigInt(order.priceAmount)
    ? ['list', 'cancel']
    : ['cancel', 'list']
}

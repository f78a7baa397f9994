import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { ConfigurationError } from '../../errors.js'
import type { Order } from '../../rpc/schemas.js'
import {
  type EditIntent,
  toCancelIntent,
  toListIntent,
} from '../base/intent.js'
import type { PartProgress } from '../base/progress.js'
import { prepareReview } from '../review/prepareReview.js'
import type { ReviewParameters } from '../review/reviewSteps.js'
import { getAccount } from '../run/acquireRun.js'
import { planCancel } from './cancel.js'
import { getEditSequence } from './getEditSequence.js'
import { type list, planList } from './list.js'
import { loadRuntime } from './loadRuntime.js'
import { requireInBook } from './requireInBook.js'
import type { FlowParameters, FlowResult } from './startFlow.js'

/**
 * Replaces a listing with another: cancels the old one and lists anew, in the
 * order of `getEditSequence`. Each part has its own quote and review.
 *
 * The old order is read before each part. If it was sold, the edit ends with
 * `status: 'sold'` and prompts nothing more. If it ended otherwise, it needs no
 * cancellation.
 *
 * An edit that stops between its parts is remembered. To call `edit` for the
 * same order again continues it; what is done is not done again, and a listing
 * still to come gets the new terms. `forgetFlow` drops what is left.
 *
 * @throws GuardError before any prompt of a part, when its steps do something
 * else.
 * @throws ConfigurationError when the chain is not configured, or the order
 * names no token.
 * @throws RequestError when the service refuses or cannot be reached.
 * @throws InvalidStepError before any prompt, when a step cannot be read.
 * @throws StepError when a step does not come to its end, or when `signal` or
 * `stop` aborts.
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
 *     expiry: '1790000000',
 *     minNet: '975000',
 *   },
 * })
 */
export async function edit(
  config: Config,
  parameters: edit.Parameters,
): Promise<edit.ReturnType> {
  const { chainId, listing, order } = parameters
  requireInBook(order)
  const intent = toEditIntent(getAccount(config, parameters), parameters)
  const { collection: contractAddress, tokenId } = intent.list
  const place = { chainId, contractAddress, tokenId }
  prepareReview(parameters)
  const { runParts } = await loadRuntime()
  const result = await runParts(config, parameters, {
    intent,
    getPlan: ({ kind }, _, toPart) =>
      kind === 'list'
        ? toPart(planList(intent.list, { ...parameters, ...listing, ...place }))
        : toPart(planCancel(intent.cancel, parameters)),
    stopsAt: (end) => end === 'filled',
    async findEnd({ findOrderEnd, hasFailed, index, part }) {
      // The old order is cancelled already.
      if (part.kind === 'list' && index > 0) return undefined
      const end = await findOrderEnd(intent.cancel)
      const isDone = part.kind === 'cancel' && !hasFailed
      return end === 'filled' || isDone ? end : undefined
    },
  })
  const isSold = result.parts.some(({ over }) => over === 'filled')
  return { ...result, status: isSold ? 'sold' : 'done' }
}

/**
 * Creates the intent of an edit.
 *
 * @throws ConfigurationError if the order names no token.
 */
export function toEditIntent(
  account: Address,
  { chainId, listing, order }: edit.Variables,
): EditIntent {
  const { collectionContractAddress: collection, tokenId } = order
  if (tokenId === undefined)
    throw new ConfigurationError(
      `Listing ${order.orderId} does not name a token.`,
      {
        metaMessages: ['Fetch the listing again, or cancel it and list anew.'],
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
    /** Chain of the listing. */
    chainId: number
    /** The listing to replace. */
    order: Order
    /** The new listing, of the same token. */
    listing: Omit<list.Variables, 'chainId' | 'contractAddress' | 'tokenId'>
  }
  type Parameters = FlowParameters & ReviewParameters & Variables
  type ReturnType = FlowResult & {
    /** `sold`: somebody bought from the old listing, and nothing was listed. */
    status: 'done' | 'sold'
    /** The two parts, in the order in which they were carried out. */
    parts: readonly PartProgress[]
  }
}

import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { ConfigurationError } from '../../errors.js'
import type { ListManyIntent } from '../model/intent.js'
import type { PartProgress } from '../model/progress.js'
import { isSameText } from '../platform/plainData.js'
import type { ReviewParameters } from '../review/reviewSteps.js'
import type { FlowResult, MultiPartFlowParameters } from './flowPlan.js'
import { type list, planList, toListIntent } from './list.js'
import { startFlow } from './startFlow.js'

/**
 * Lists several collectibles of one chain, one after the other. Each has its own
 * terms, quote and review. Stops at the first failure: later items are not
 * listed. `progress.parts` has their status.
 *
 * A flow that stops with some items listed stays in the journal. Call `listMany`
 * with the same items, prices and quantities to continue: items that are listed
 * are not listed again, the others get the new expiry. `forgetFlow` deletes the
 * record.
 *
 * @throws GuardError before any prompt of an item, if its steps do something
 * else.
 * @throws ConfigurationError if the chain is not configured, an option is wrong,
 * there is nothing to list, or an item is named twice.
 * @throws RequestError if the service refuses or cannot be reached.
 * @throws InvalidStepError before any prompt, if a step cannot be read.
 * @throws StepError if a step fails, or if `signal` or `stop` aborts;
 * `unresolved` with `signed`, before any prompt of an item, if another signed
 * order of the token may be live and there is no `acknowledge`.
 *
 * @example
 * import { listMany } from 'marketkit/core'
 *
 * const terms = {
 *   contractAddress,
 *   contractType: 'ERC721',
 *   currencyAddress,
 *   expiry: String(Math.floor(Date.now() / 1000) + 7 * 86_400),
 * } as const
 * const { parts } = await listMany(config, {
 *   client,
 *   chainId,
 *   items: [
 *     { ...terms, tokenId: '7', pricePerToken: '1000000', minNet: '975000' },
 *     { ...terms, tokenId: '8', pricePerToken: '2000000', minNet: '1950000' },
 *   ],
 * })
 */
export async function listMany(
  config: Config,
  parameters: listMany.Parameters,
): Promise<listMany.ReturnType> {
  const { parts = [], ...result } = await startFlow(
    'listMany',
    config,
    parameters,
    (account) => {
      const { items } = parameters
      const intent = toListManyIntent(account, parameters)
      return {
        intent,
        planPart(part) {
          if (
            part.kind === 'list' &&
            items.some(
              ({ contractAddress, tokenId }) =>
                isSameText(contractAddress, part.collection) &&
                isSameText(tokenId, part.tokenId),
            )
          )
            return planList(part)
          throw new ConfigurationError(
            `Cannot list a part of kind ${part.kind}.`,
          )
        },
      }
    },
  )
  return { ...result, parts }
}

/**
 * Creates the intent of several listings.
 *
 * @throws ConfigurationError if there is no item, or the same one twice.
 */
export function toListManyIntent(
  account: Address,
  { chainId, items }: listMany.Variables,
): ListManyIntent {
  if (!items.length) throw new ConfigurationError('There is nothing to list.')
  const keys = items.map(({ contractAddress, tokenId }) =>
    getItemKey(contractAddress, tokenId),
  )
  if (new Set(keys).size < keys.length)
    throw new ConfigurationError('Cannot list the same item twice in one call.')
  const place = { account, chainId }
  return {
    ...place,
    kind: 'listMany',
    lists: items.map((item) => toListIntent({ ...item, ...place })),
  }
}

function getItemKey(collection: Address, tokenId: string): string {
  return `${collection.toLowerCase()}:${BigInt(tokenId)}`
}

export declare namespace listMany {
  type Variables = {
    /** Chain of the items. */
    chainId: number
    /** The items and their terms, in this order. */
    items: readonly Omit<list.Variables, 'chainId'>[]
  }
  type Parameters = MultiPartFlowParameters & ReviewParameters & Variables
  type ReturnType = FlowResult & {
    /** How each listing ended: `ended` if it was sold or ended meanwhile. */
    parts: readonly PartProgress[]
  }
}

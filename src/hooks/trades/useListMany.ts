'use client'
import { listMany, toListManyIntent } from '../../steps/flows/listMany.js'
import {
  type FlowHookParameters,
  type FlowHookResult,
  type FlowVariables,
  useFlow,
} from './useFlow.js'

/**
 * Lists several collectibles of one chain, one after the other, and refreshes
 * the affected queries. Stops at the first failure. `progress.parts` has the
 * status of each item. Calling `mutate` again with the same items and prices
 * continues where the flow stopped and never lists an item twice.
 *
 * `onSuccess` is called once for each `mutate`, when every item is listed. After
 * a failure `onError` is called instead, although the items before it are listed.
 *
 * @example
 * import { useListMany } from 'marketkit'
 *
 * const { mutate, progress } = useListMany()
 *
 * const terms = {
 *   contractAddress,
 *   contractType: 'ERC721',
 *   currencyAddress,
 *   expiry: String(Math.floor(Date.now() / 1000) + 7 * 86_400),
 * } as const
 * mutate({
 *   chainId: 137,
 *   items: [
 *     { ...terms, tokenId: '7', pricePerToken: '1000000', minNet: '975000' },
 *     { ...terms, tokenId: '8', pricePerToken: '2000000', minNet: '1950000' },
 *   ],
 * })
 */
export function useListMany<onMutateResult = unknown>(
  parameters: useListMany.Parameters<onMutateResult> = {},
): useListMany.ReturnType<onMutateResult> {
  return useFlow(listMany, parameters, (variables, account) => {
    const { chainId, items } = variables
    return {
      intent: toListManyIntent(account, variables),
      listings: items.map((item) => ({ ...item, chainId })),
    }
  })
}

export declare namespace useListMany {
  type Variables = listMany.Variables & FlowVariables
  type Data = listMany.ReturnType
  type Parameters<onMutateResult = unknown> = FlowHookParameters<
    Data,
    Variables,
    onMutateResult
  >
  type ReturnType<onMutateResult = unknown> = FlowHookResult<
    Data,
    Variables,
    onMutateResult
  >
}

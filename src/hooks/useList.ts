'use client'
import { list } from '../steps/flows/list.js'
import {
  type FlowHookParameters,
  type FlowHookResult,
  type FlowVariables,
  useFlow,
} from './useFlow.js'

/**
 * Lists a collectible for sale: asks for steps, has the wallet carry them
 * out, posts the signature, and refreshes what is on screen.
 *
 * @example
 * import { useList } from 'marketkit'
 *
 * const { mutate, progress, isPending } = useList()
 *
 * mutate({
 *   chainId: 137,
 *   contractAddress,
 *   contractType: 'ERC721',
 *   tokenId: '7',
 *   currencyAddress,
 *   pricePerToken: '1000000',
 *   expiry: '1790000000',
 * })
 */
export function useList(
  parameters: useList.Parameters = {},
): useList.ReturnType {
  return useFlow(list, parameters)
}

export declare namespace useList {
  type Variables = list.Variables & FlowVariables
  type Data = list.ReturnType
  type Parameters = FlowHookParameters<Data, Variables>
  type ReturnType = FlowHookResult<Data, Variables>
}

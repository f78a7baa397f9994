'use client'
import { list, toListIntent } from '../../steps/flows/list.js'
import {
  type FlowHookParameters,
  type FlowHookResult,
  type FlowVariables,
  useFlow,
} from './useFlow.js'

/**
 * Lists a collectible for sale. Requests a quote, verifies it, runs it through
 * the wallet, posts the signature, and refreshes affected queries. Once the
 * wallet has signed, collectibles show the listing as pending, until the service
 * shows it or the flow fails.
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
 *   expiry: String(Math.floor(Date.now() / 1000) + 7 * 86_400),
 *   minNet: '975000',
 * })
 */
export function useList<onMutateResult = unknown>(
  parameters: useList.Parameters<onMutateResult> = {},
): useList.ReturnType<onMutateResult> {
  return useFlow(list, parameters, (variables, account) => ({
    intent: toListIntent({ ...variables, account }),
    listing: variables,
  }))
}

export declare namespace useList {
  type Variables = list.Variables & FlowVariables
  type Data = list.ReturnType
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

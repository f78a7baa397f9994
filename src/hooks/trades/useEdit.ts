'use client'
import { edit, toEditIntent } from '../../steps/flows/edit.js'
import {
  type FlowHookParameters,
  type FlowHookResult,
  type FlowVariables,
  useFlow,
} from './useFlow.js'

/**
 * Replaces a listing with another: cancels it and lists the item again, and
 * refreshes the affected queries. An ERC-721 at the same or a lower price in
 * the same currency is listed first. Calling `mutate` again after a failure
 * continues where the flow stopped and never repeats a completed step.
 * `onSuccess` is called once, after both parts, or with `status: 'sold'` if the
 * old listing was sold meanwhile.
 *
 * @example
 * import { useEdit } from 'marketkit'
 *
 * const { mutate, progress, isPending } = useEdit()
 *
 * mutate({
 *   chainId: 137,
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
export function useEdit<onMutateResult = unknown>(
  parameters: useEdit.Parameters<onMutateResult> = {},
): useEdit.ReturnType<onMutateResult> {
  return useFlow(edit, parameters, (variables, account) => {
    const intent = toEditIntent(account, variables)
    const { chainId, collection: contractAddress, tokenId } = intent.list
    const token = { chainId, contractAddress, tokenId }
    return {
      intent,
      listing: { ...variables.listing, ...token },
      orderUpdates: [{ order: variables.order, status: 'cancelled' }],
    }
  })
}

export declare namespace useEdit {
  type Variables = edit.Variables & FlowVariables
  type Data = edit.ReturnType
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

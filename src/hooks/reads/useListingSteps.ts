'use client'
import { listingStepsQueryOptions } from '../../query/listingStepsQueryOptions.js'
import { type QuoteParameters, type ReadResult, useQuote } from './read.js'

/**
 * Fetches a new quote with the steps that list a collectible. `useList` also
 * fetches and runs them. Operation: `Marketplace/GenerateListingTransaction`.
 *
 * @example
 * import { skipToken } from '@tanstack/react-query'
 * import { useListingSteps } from 'marketkit'
 * import { toIntent, toRequest } from 'marketkit/core'
 *
 * const intent = address && toIntent({ kind: 'list', account: address, ...listing })
 * const { data } = useListingSteps(
 *   intent ? { chainId: 137, ...toRequest(intent) } : skipToken,
 * )
 */
export function useListingSteps<selected = useListingSteps.Data>(
  parameters: useListingSteps.Parameters<selected>,
): useListingSteps.ReturnType<selected> {
  return useQuote(parameters, listingStepsQueryOptions)
}

export declare namespace useListingSteps {
  type Data = listingStepsQueryOptions.Data
  type Parameters<selected = Data> = QuoteParameters<
    listingStepsQueryOptions.Parameters,
    Data,
    selected
  >
  type ReturnType<selected = Data> = ReadResult<selected>
}

'use client'
import { cancelStepsQueryOptions } from '../../query/cancelStepsQueryOptions.js'
import { type QuoteParameters, type ReadResult, useQuote } from './read.js'

/**
 * Fetches a new quote with the steps that cancel an order. `useCancel` also
 * fetches and runs them. Operation: `Marketplace/GenerateCancelTransaction`.
 *
 * @example
 * import { skipToken } from '@tanstack/react-query'
 * import { useCancelSteps } from 'marketkit'
 * import { toIntent, toRequest } from 'marketkit/core'
 *
 * const intent =
 *   address && toIntent({ kind: 'cancel', account: address, order })
 * const { data } = useCancelSteps(
 *   intent ? { chainId: 137, ...toRequest(intent) } : skipToken,
 * )
 */
export function useCancelSteps<selected = useCancelSteps.Data>(
  parameters: useCancelSteps.Parameters<selected>,
): useCancelSteps.ReturnType<selected> {
  return useQuote(parameters, cancelStepsQueryOptions)
}

export declare namespace useCancelSteps {
  type Data = cancelStepsQueryOptions.Data
  type Parameters<selected = Data> = QuoteParameters<
    cancelStepsQueryOptions.Parameters,
    Data,
    selected
  >
  type ReturnType<selected = Data> = ReadResult<selected>
}

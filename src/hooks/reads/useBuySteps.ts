'use client'
import { buyStepsQueryOptions } from '../../query/buyStepsQueryOptions.js'
import { type QuoteParameters, type ReadResult, useQuote } from './read.js'

/**
 * Fetches a new quote with the steps that buy. `useBuy` also fetches and runs
 * them. Operation: `Marketplace/GenerateBuyTransaction`.
 *
 * @example
 * import { skipToken } from '@tanstack/react-query'
 * import { useBuySteps } from 'marketkit'
 * import { toIntent, toRequest } from 'marketkit/core'
 *
 * const intent =
 *   address && toIntent({ kind: 'buy', account: address, order })
 * const { data } = useBuySteps(
 *   intent ? { chainId: 137, ...toRequest(intent) } : skipToken,
 * )
 */
export function useBuySteps<selected = useBuySteps.Data>(
  parameters: useBuySteps.Parameters<selected>,
): useBuySteps.ReturnType<selected> {
  return useQuote(parameters, buyStepsQueryOptions)
}

export declare namespace useBuySteps {
  type Data = buyStepsQueryOptions.Data
  type Parameters<selected = Data> = QuoteParameters<
    buyStepsQueryOptions.Parameters,
    Data,
    selected
  >
  type ReturnType<selected = Data> = ReadResult<selected>
}

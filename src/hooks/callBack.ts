import type { MutateOptions, QueryClient } from '@tanstack/react-query'
import type { MarketKitError } from '../errors.js'

/** Tells one call of a mutation its end, as React Query does. */
export function callBack<data, variables, onMutateResult>(
  result: Promise<data>,
  variables: variables,
  {
    context,
    isWanted,
    options: { onError, onSettled, onSuccess },
  }: {
    context: { client: QueryClient; meta: undefined }
    /** Whether the component is still there. */
    isWanted: () => boolean
    options: MutateOptions<data, MarketKitError, variables, onMutateResult>
  },
): void {
  result.then(
    (data) => {
      if (!isWanted()) return
      onSuccess?.(data, variables, undefined, context)
      onSettled?.(data, null, variables, undefined, context)
    },
    (error: MarketKitError) => {
      if (!isWanted()) return
      onError?.(error, variables, undefined, context)
      onSettled?.(undefined, error, variables, undefined, context)
    },
  )
}

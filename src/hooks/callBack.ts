import type { MutateOptions, QueryClient } from '@tanstack/react-query'
import type { MarketKitError } from '../errors.js'

/** Calls the callbacks of a `mutate` that joined a running one. */
export function callBack<data, variables, onMutateResult>(
  result: Promise<data>,
  variables: variables,
  {
    context,
    isWanted,
    options: { onError, onSettled, onSuccess },
  }: {
    context: { client: QueryClient; meta: undefined }
    /** Whether the component is still mounted. */
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

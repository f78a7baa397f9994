'use client'
import { skipToken } from '@tanstack/react-query'
import { useState } from 'react'
import { useListingSteps } from '../../hooks/reads/useListingSteps.js'
import type { useList } from '../../hooks/trades/useList.js'
import { toListIntent, toListingRequest } from '../../steps/flows/list.js'
import { useAddress } from '../../wallet/useConnection.js'
import { useDebounced } from '../base/useDebounced.js'

/** Debounced. Keeps the steps while the flow runs, which fetches its own. */
export function useListingQuote(
  listing: useList.Variables,
  {
    flow,
    ready,
  }: { flow: Pick<useList.ReturnType, 'isIdle' | 'isPending'>; ready: boolean },
) {
  const address = useAddress()
  const now = JSON.stringify(listing)
  const isDebounced = useDebounced(now, 350) === now
  const quote = useListingSteps(
    address && ready && isDebounced && !flow.isPending
      ? {
          chainId: listing.chainId,
          ...toListingRequest(toListIntent({ ...listing, account: address })),
        }
      : skipToken,
  )
  const [kept, keep] = useState(quote.data)
  if (quote.data && quote.data !== kept) keep(quote.data)
  return { quote, steps: quote.data ?? (flow.isIdle ? undefined : kept) }
}

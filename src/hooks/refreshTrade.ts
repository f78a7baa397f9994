import type { Query, QueryClient } from '@tanstack/react-query'
import type { Address } from 'viem'
import { chainQueries, touchedQueries } from '../query/touchedQueries.js'
import type { MarketplaceClient } from '../rpc/client.js'
import type { FlowKind } from '../steps/journal/record.js'

/** What a flow is about, as far as that is known. */
export type Trade = {
  chainId: number
  intent: Readonly<Record<string, unknown>>
  kind: FlowKind
}

/**
 * Has what a trade touched read again; all of the service's and of the chain
 * where nobody can tell what it touched. What is in `but` is left as it is.
 */
export function refreshTrade(
  queryClient: QueryClient,
  client: MarketplaceClient,
  { but, ...trade }: Trade & { but?: ReadonlySet<Query> | undefined },
): void {
  const touched = touchedBy(trade)
  const filters = touched
    ? touchedQueries(client, touched)
    : chainQueries(client, trade.chainId)
  queryClient.invalidateQueries({
    ...filters,
    predicate: (query) =>
      !but?.has(query) && (filters.predicate?.(query) ?? true),
  })
}

/** What a trade touches, by what its intent says. */
function touchedBy({
  chainId,
  intent,
  kind,
}: Trade): touchedQueries.Parameters | undefined {
  const { contractAddress, currencyAddress, tokenId } = intent
  if (typeof contractAddress !== 'string') return undefined
  return {
    chainId,
    contractAddress: contractAddress as Address,
    // To list moves no money.
    currencyAddress:
      kind !== 'list' && typeof currencyAddress === 'string'
        ? (currencyAddress as Address)
        : undefined,
    tokenId: typeof tokenId === 'string' ? tokenId : undefined,
  }
}

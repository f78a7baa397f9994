import type { Query, QueryClient } from '@tanstack/react-query'
import {
  chainQueries,
  getAffectedQueries,
} from '../../query/getAffectedQueries.js'
import type { MarketplaceClient } from '../../rpc/client.js'
import type { FlowIntent } from '../../steps/model/intent.js'
import { getTradedItems } from './getTradedItems.js'

export function refreshTrade(
  queryClient: QueryClient,
  client: MarketplaceClient,
  intent: FlowIntent,
  except?: ReadonlySet<Query> | undefined,
): void {
  const touched = getTouched(intent)
  const all = touched.length
    ? touched.map((it) => getAffectedQueries(client, it))
    : [chainQueries(client, intent.chainId)]
  queryClient.invalidateQueries({
    predicate: (query) =>
      !except?.has(query) && all.some(({ predicate }) => predicate?.(query)),
  })
}

function getTouched(intent: FlowIntent): getAffectedQueries.Parameters[] {
  const { chainId } = intent
  // Only a purchase moves money.
  const currencyAddress = intent.kind === 'buy' ? intent.currency : undefined
  return getTradedItems(intent).map(({ collection, tokenId }) => ({
    chainId,
    contractAddress: collection,
    currencyAddress,
    tokenId,
  }))
}

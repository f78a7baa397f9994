import type { QueryFilters, QueryKey } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { MarketplaceClient } from '../rpc/client.js'
import { assertClient, toKeyPart } from './queryKey.js'

/**
 * Finds in a cache what a trade has changed: orders, floors and lists of the
 * collection, for one token where that is known; what accounts hold of it; and
 * what wagmi has read of the collection, of the currency and of balances.
 * Metadata, traits, builder records and other collections stay as they are.
 *
 * @example
 * import { touchedQueries } from 'marketkit/core'
 *
 * await queryClient.invalidateQueries(
 *   touchedQueries(client, { chainId: 137, contractAddress, tokenId: '7' }),
 * )
 */
export function touchedQueries(
  client: MarketplaceClient,
  parameters: touchedQueries.Parameters,
): QueryFilters<QueryKey> {
  assertClient(client)
  const trade = toKeyPart(parameters)
  return {
    predicate: ({ queryKey }) =>
      isTouchedRead(client, { queryKey, trade }) ||
      isTouchedOnChain(queryKey, trade),
  }
}

export declare namespace touchedQueries {
  type Parameters = {
    /** Chain of the collection. */
    chainId: number
    /** The collection. */
    contractAddress: Address
    /** The token. @default every token of the collection */
    tokenId?: string | undefined
    /** The token that was paid with; the zero address is the native currency. */
    currencyAddress?: Address | undefined
  }
}

/** How the keys of all reads begin. */
export const owner = 'marketkit'

type Fields = Partial<
  Record<'address' | 'contractAddress' | 'tokenId', string>
> & {
  chainId?: number
  input?: readonly { contractAddress: string }[]
}

/** What metadata say does not change with a trade. */
const untouched = 'GetCollectible'

function isTouchedRead(
  { scope }: MarketplaceClient,
  { queryKey, trade }: { queryKey: QueryKey; trade: touchedQueries.Parameters },
): boolean {
  const [first, place, group, name] = queryKey
  const read = queryKey[4] as Fields | undefined
  const { chainId, contractAddress, tokenId } = trade
  return (
    first === owner &&
    ((place === scope && group === 'Marketplace') || group === 'Chain') &&
    name !== untouched &&
    read?.chainId === chainId &&
    [read, ...(read.input ?? [])].some(
      (it) => it.contractAddress === contractAddress,
    ) &&
    (!tokenId || !read.tokenId || read.tokenId === tokenId)
  )
}

/** wagmi's own reads: balances, and calls of the contracts in the trade. */
function isTouchedOnChain(
  queryKey: QueryKey,
  { chainId, contractAddress, currencyAddress }: touchedQueries.Parameters,
): boolean {
  return callsOf(queryKey).some(
    (call) =>
      call.chainId === chainId &&
      (queryKey[0] === 'balance' ||
        [contractAddress, currencyAddress].includes(
          call.address?.toLowerCase() as Address,
        )),
  )
}

/** What one of wagmi's own reads asks of the chain. */
function callsOf([kind, parameters]: QueryKey): readonly Fields[] {
  const read = (parameters ?? {}) as Fields & { contracts?: Fields[] }
  if (kind === 'readContracts') return read.contracts ?? []
  return kind === 'balance' || kind === 'readContract' ? [read] : []
}

/** Finds all that steps of unknown purpose may have changed on a chain. */
export function chainQueries(
  { scope }: MarketplaceClient,
  chainId: number,
): QueryFilters<QueryKey> {
  return {
    predicate: ({ queryKey }) => {
      const [first, place, group, , read] = queryKey
      const reads = group === 'Chain' ? [read as Fields] : callsOf(queryKey)
      return (
        (first === owner && place === scope) ||
        reads.some((it) => it.chainId === chainId)
      )
    },
  }
}

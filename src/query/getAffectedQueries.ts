import type { QueryFilters, QueryKey } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { MarketplaceClient } from '../rpc/client.js'
import { assertClient, toKeyPart } from './queryKey.js'

/**
 * Returns query filters that match the data a trade may have changed: orders,
 * floor and lists of the collection (of one token if you pass `tokenId`),
 * balances of collectibles, and wagmi's reads of the collection, the currency
 * and native balances. Metadata, traits, builder records and other collections
 * do not match.
 *
 * @throws ConfigurationError if `client` is not a client.
 *
 * @example
 * import { getAffectedQueries } from 'marketkit/core'
 *
 * await queryClient.invalidateQueries(
 *   getAffectedQueries(client, { chainId: 137, contractAddress, tokenId: '7' }),
 * )
 */
export function getAffectedQueries(
  client: MarketplaceClient,
  parameters: getAffectedQueries.Parameters,
): QueryFilters<QueryKey> {
  assertClient(client)
  const trade = toKeyPart(parameters)
  return {
    predicate: ({ queryKey }) =>
      isTouchedRead(client, { queryKey, trade }) ||
      isTouchedOnChain(queryKey, trade),
  }
}

export declare namespace getAffectedQueries {
  type Parameters = {
    /** Chain of the collection. */
    chainId: number
    /** Contract address of the collection. */
    contractAddress: Address
    /** Token id in decimal digits. @default every token of the collection */
    tokenId?: string | undefined
    /** Currency of the payment; the zero address is the native currency. */
    currencyAddress?: Address | undefined
  }
}

/** First part of the keys of all reads. */
export const readsPrefix = 'marketkit'

type Fields = Partial<
  Record<'address' | 'contractAddress' | 'tokenId', string>
> & {
  chainId?: number
  input?: readonly { contractAddress: string }[]
}

/** Metadata does not change with a trade. */
const metadataOperation = 'GetCollectible'

function isTouchedRead(
  { scope }: MarketplaceClient,
  {
    queryKey,
    trade,
  }: { queryKey: QueryKey; trade: getAffectedQueries.Parameters },
): boolean {
  const [first, scopeOrChain, group, name] = queryKey
  const read = queryKey[4] as Fields | undefined
  const { chainId, contractAddress, tokenId } = trade
  return (
    first === readsPrefix &&
    ((scopeOrChain === scope && group === 'Marketplace') ||
      group === 'Chain') &&
    name !== metadataOperation &&
    read?.chainId === chainId &&
    [read, ...(read.input ?? [])].some(
      (it) => it.contractAddress === contractAddress,
    ) &&
    (!tokenId || !read.tokenId || read.tokenId === tokenId)
  )
}

/** Whether wagmi read a balance, or one of the trade's contracts. */
function isTouchedOnChain(
  queryKey: QueryKey,
  { chainId, contractAddress, currencyAddress }: getAffectedQueries.Parameters,
): boolean {
  return getWagmiCalls(queryKey).some(
    (call) =>
      call.chainId === chainId &&
      (queryKey[0] === 'balance' ||
        [contractAddress, currencyAddress].includes(
          call.address?.toLowerCase() as Address,
        )),
  )
}

/** Returns the contract calls of a wagmi query. */
function getWagmiCalls([kind, parameters]: QueryKey): readonly Fields[] {
  const read = (parameters ?? {}) as Fields & { contracts?: Fields[] }
  if (kind === 'readContracts') return read.contracts ?? []
  return kind === 'balance' || kind === 'readContract' ? [read] : []
}

/** Returns query filters for steps of unknown effect: every read of the service and the chain. */
export function chainQueries(
  { scope }: MarketplaceClient,
  chainId: number,
): QueryFilters<QueryKey> {
  return {
    predicate: ({ queryKey }) => {
      const [first, scopeOrChain, group, , read] = queryKey
      const reads =
        group === 'Chain' ? [read as Fields] : getWagmiCalls(queryKey)
      return (
        (first === readsPrefix && scopeOrChain === scope) ||
        reads.some((it) => it.chainId === chainId)
      )
    },
  }
}

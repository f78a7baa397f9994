import { skipToken } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { useCollectiblesPage } from '../../hooks/reads/useCollectiblesPage.js'

type Parameters = Exclude<useCollectiblesPage.Parameters, symbol>

const pageSize = 100

/** Widgets that pass the same parameters share one query. */
export function ownedParameters(
  collectionId: Pick<Parameters, 'chainId' | 'contractAddress'>,
  account: Address | undefined,
  query?: Parameters['query'],
): useCollectiblesPage.Parameters {
  const { chainId, contractAddress } = collectionId
  if (!account) return skipToken
  return {
    ...{ chainId, contractAddress, query },
    filter: { inAccounts: [account], includeEmpty: true },
    page: { pageSize },
    side: 'listing',
  }
}

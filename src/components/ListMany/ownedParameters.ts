import { skipToken } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { useCollectiblesPage } from '../../hooks/useCollectiblesPage.js'

type Parameters = Exclude<useCollectiblesPage.Parameters, symbol>

/** The largest page of the service. */
const pageSize = 100

/** The items of an account, with and without orders, as one query of the page. */
export function ownedParameters(
  place: Pick<Parameters, 'chainId' | 'contractAddress'>,
  account: Address | undefined,
  query?: Parameters['query'],
): useCollectiblesPage.Parameters {
  const { chainId, contractAddress } = place
  if (!account) return skipToken
  return {
    ...{ chainId, contractAddress, query },
    filter: { inAccounts: [account], includeEmpty: true },
    page: { pageSize },
    side: 'listing',
  }
}

'use client'
import { skipToken, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { MarketKitError } from '../../errors.js'
import { holdingsQueryOptions } from '../../query/holdingsQueryOptions.js'
import { useOptionalConnection } from '../context/useOptionalConnection.js'
import { throwMissing } from '../context/useWagmiConfig.js'
import { type ReadParameters, readOptions } from './read.js'

/**
 * Fetches how many of each collectible the connected account holds, in one call
 * to the chain. Fetches nothing without a wallet.
 *
 * @example
 * import { useHoldings } from 'marketkit'
 *
 * const { data } = useHoldings({
 *   chainId: 137,
 *   contractAddress,
 *   contractType: 'ERC721',
 *   tokenIds: ['7', '8'],
 * })
 * const owned = data?.['7'] === '1'
 */
export function useHoldings<selected = useHoldings.Data>(
  parameters: useHoldings.Parameters<selected>,
): useHoldings.ReturnType<selected> {
  const { address, config } = useOptionalConnection()
  const isSkipped = parameters === skipToken
  const account = (isSkipped ? undefined : parameters.account) ?? address
  if (!config && !isSkipped) throwMissing('useHoldings')
  return useQuery(
    readOptions(
      isSkipped || !account ? skipToken : { ...parameters, account },
      (complete: holdingsQueryOptions.Parameters) =>
        holdingsQueryOptions(config ?? throwMissing('useHoldings'), complete),
    ),
  )
}

export declare namespace useHoldings {
  type Data = holdingsQueryOptions.Data
  type Parameters<selected = Data> = ReadParameters<
    Omit<holdingsQueryOptions.Parameters, 'account'> & {
      /** Account whose balances to fetch. @default the connected account */
      account?: holdingsQueryOptions.Parameters['account'] | undefined
    },
    Data,
    selected,
    MarketKitError
  >
  type ReturnType<selected = Data> = UseQueryResult<selected, MarketKitError>
}

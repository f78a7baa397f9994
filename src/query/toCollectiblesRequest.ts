import type { Address } from 'viem'
import { checked } from '../errors.js'
import type { CollectiblesFilter } from '../rpc/requests.js'
import { type BrowseState, isListedOnly } from './browseState.js'
import type { collectiblesQueryOptions } from './collectiblesQueryOptions.js'

/** A sort option of a browse page. */
export type BrowseSort = {
  /** Id in the URL. */
  id: string
  /** Text of the option. */
  label: string
  /** Sort columns of the service, most important first. */
  by: readonly { column: string; order?: 'ASC' | 'DESC' | undefined }[]
}

/**
 * Returns the parameters of `collectiblesQueryOptions` for a browse state. A
 * server that prefetches and the widgets get the same query key.
 *
 * @example
 * import { toCollectiblesRequest, collectiblesQueryOptions, readBrowse } from 'marketkit/core'
 *
 * await queryClient.prefetchInfiniteQuery(
 *   collectiblesQueryOptions(
 *     client,
 *     toCollectiblesRequest(readBrowse(search), { chainId: 137, contractAddress }),
 *   ),
 * )
 */
export function toCollectiblesRequest(
  state: BrowseState,
  options: toCollectiblesRequest.Options,
): toCollectiblesRequest.ReturnType {
  return checked(() => {
    const { account, chainId, contractAddress, ...rest } = options
    const { pageSize = browsePageSize, side = 'listing', sorts } = rest
    const sort = sorts?.find(({ id }) => id === state.sort) ?? sorts?.[0]
    return {
      chainId,
      contractAddress,
      filter: toCollectiblesFilter(state, account),
      page: { pageSize, ...(sort && { sort: [...sort.by] }) },
      side,
    }
  })
}

export declare namespace toCollectiblesRequest {
  type Options = {
    /** Connected account, for "Owned" and "Not owned". */
    account?: Address | undefined
    /** Chain of the collection. */
    chainId: number
    /** Contract address of the collection. */
    contractAddress: Address
    /** Collectibles per page. @default 24 */
    pageSize?: number | undefined
    /** Side of the orders whose prices are shown. @default 'listing' */
    side?: 'listing' | 'offer' | undefined
    /**
     * Sort options, the default first. The API has no endpoint that lists
     * sortable columns, so without `sorts` people can't choose.
     * @default none: the service's own order
     */
    sorts?: readonly BrowseSort[] | undefined
  }
  type ReturnType = collectiblesQueryOptions.Parameters & {
    filter: NonNullable<CollectiblesFilter>
    page: { pageSize: number; sort?: BrowseSort['by'][number][] | undefined }
    side: 'listing' | 'offer'
  }
}

export const browsePageSize = 24

/** Whether the state needs a connected account, and there is none. */
export function needsAccount(
  { ownership }: BrowseState,
  account: Address | undefined,
): boolean {
  return ownership === 'mine' && !account
}

function toCollectiblesFilter(
  state: BrowseState,
  account: Address | undefined,
): NonNullable<CollectiblesFilter> {
  const { currencies, marketplaces, ownership, properties } = state
  const searchText = state.searchText.trim()
  const accounts = account ? [account] : undefined
  return {
    ...(!isListedOnly(state) && { includeEmpty: true }),
    ...(searchText && { searchText }),
    ...(properties.length > 0 && {
      properties: properties.map(({ values, ...property }) => ({
        ...property,
        ...(values && { values: [...values] }),
      })),
    }),
    ...(marketplaces.length > 0 && { marketplaces: [...marketplaces] }),
    ...(currencies.length > 0 && { inCurrencyAddresses: [...currencies] }),
    ...(accounts && ownership === 'mine' && { inAccounts: accounts }),
    ...(accounts &&
      ownership === 'others' && {
        notInAccounts: accounts,
        ordersNotCreatedBy: accounts,
      }),
  }
}

import type { Address } from 'viem'
import { checked } from '../errors.js'
import type { CollectiblesFilter } from '../rpc/requests.js'
import { type BrowseState, isListedOnly } from './browseState.js'
import type { collectiblesQueryOptions } from './collectiblesQueryOptions.js'

/** One way to sort, offered to people. */
export type BrowseSort = {
  /** What addresses of pages call it. */
  id: string
  /** What people call it. */
  label: string
  /** Columns of the service, the first before the others. */
  by: readonly { column: string; order?: 'ASC' | 'DESC' | undefined }[]
}

/**
 * The parameters of `collectiblesQueryOptions` for what somebody looks at: the
 * same on a server that reads ahead and in the widgets.
 *
 * @example
 * import { browseParameters, collectiblesQueryOptions, readBrowse } from 'marketkit/core'
 *
 * await queryClient.prefetchInfiniteQuery(
 *   collectiblesQueryOptions(
 *     client,
 *     browseParameters(readBrowse(search), { chainId: 137, contractAddress }),
 *   ),
 * )
 */
export function browseParameters(
  state: BrowseState,
  options: browseParameters.Options,
): browseParameters.ReturnType {
  return checked(() => {
    const { account, chainId, contractAddress, ...rest } = options
    const { pageSize = browsePageSize, side = 'listing', sorts } = rest
    const sort = sorts?.find(({ id }) => id === state.sort) ?? sorts?.[0]
    return {
      chainId,
      contractAddress,
      filter: filterOf(state, account),
      page: { pageSize, ...(sort && { sort: [...sort.by] }) },
      side,
    }
  })
}

export declare namespace browseParameters {
  type Options = {
    /** The reader, for "mine" and "not mine". */
    account?: Address | undefined
    /** Chain of the collection. */
    chainId: number
    /** The collection. */
    contractAddress: Address
    /** Collectibles on a page. @default 24 */
    pageSize?: number | undefined
    /** Whose price counts. @default 'listing' */
    side?: 'listing' | 'offer' | undefined
    /**
     * Ways to sort, the first the usual one. Services do not tell by which
     * columns they sort, so that nobody can choose where these are not given.
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

/** Collectibles on a page where nobody says how many. */
export const browsePageSize = 24

/** Whether nothing can be read before an account is known. */
export function needsAccount(
  { ownership }: BrowseState,
  account: Address | undefined,
): boolean {
  return ownership === 'mine' && !account
}

function filterOf(
  state: BrowseState,
  account: Address | undefined,
): NonNullable<CollectiblesFilter> {
  const { currencies, marketplaces, ownership, properties } = state
  const searchText = state.searchText.trim()
  const reader = account ? [account] : undefined
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
    ...(reader && ownership === 'mine' && { inAccounts: reader }),
    ...(reader &&
      ownership === 'others' && {
        notInAccounts: reader,
        ordersNotCreatedBy: reader,
      }),
  }
}

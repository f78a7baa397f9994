import type { Address } from 'viem'

/** A value of a trait, as the service returns it. */
export type TraitValue = string | number | boolean

/** A filter by one trait: by values, by a range, or both. */
export type BrowseProperty = {
  /** Name of the trait. */
  name: string
  /** Type of the trait, as the service returns it, such as `STRING` or `INT`. */
  type: string
  /** A collectible has one of these values. */
  values?: readonly TraitValue[] | undefined
  /** Smallest value. */
  min?: number | undefined
  /** Largest value. */
  max?: number | undefined
}

/** Filter by owner: everyone, the connected account, or everyone else. */
export type BrowseOwnership = 'any' | 'mine' | 'others'

/** Search, filters, sort, page and open item of a collection, as kept in the URL. */
export type BrowseState = {
  /** Words to search for. */
  searchText: string
  /** Filters by trait; a collectible matches all of them. */
  properties: readonly BrowseProperty[]
  /** Marketplaces whose orders are shown. @default all */
  marketplaces: readonly string[]
  /** Currencies of the orders. @default all */
  currencies: readonly Address[]
  ownership: BrowseOwnership
  /**
   * Collectibles with orders, all, or only those that the account hasn't listed.
   * The API has no filter for the last value, so a grid leaves the others out.
   * @default 'listed'; with `ownership: 'mine'`, 'all'
   */
  show: 'listed' | 'all' | 'unlisted' | undefined
  /** Id of the sort option. @default the first */
  sort: string | undefined
  /** Token id of the open item. */
  item: string | undefined
  /** Number of the page, with numbered pages. @default 1 */
  page: number | undefined
}

/**
 * A change of the browse state: the changed fields, or a function of the newest
 * state. Use a function for changes in quick succession, so that none is lost.
 */
export type BrowseChange =
  | Partial<BrowseState>
  | ((state: BrowseState) => Partial<BrowseState>)

/** Browse state without a search or filters. */
export const emptyBrowseState: BrowseState = {
  searchText: '',
  properties: [],
  marketplaces: [],
  currencies: [],
  ownership: 'any',
  show: undefined,
  sort: undefined,
  item: undefined,
  page: undefined,
}

/** Whether a filter applies to orders, which hides collectibles without one. */
export function hasOrderFilter(state: BrowseState): boolean {
  return state.marketplaces.length > 0 || state.currencies.length > 0
}

/** Whether only own collectibles without a listing of the account are shown. */
export function isUnlistedOnly(state: BrowseState): boolean {
  const { ownership, show } = state
  return show === 'unlisted' && ownership === 'mine' && !hasOrderFilter(state)
}

/** Whether collectibles without an order are hidden. */
export function isListedOnly(state: BrowseState): boolean {
  if (hasOrderFilter(state)) return true
  const { ownership, show } = state
  if (show && !(show === 'unlisted' && ownership !== 'mine'))
    return show === 'listed'
  return ownership !== 'mine'
}

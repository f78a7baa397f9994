import type { Address } from 'viem'

/** A value of a trait, as the service tells it. */
export type TraitValue = string | number | boolean

/** What is chosen of one trait: some of its values, a range, or both. */
export type BrowseProperty = {
  /** Name of the trait. */
  name: string
  /** Its type, as the service tells it, such as `STRING` or `INT`. */
  type: string
  /** Values of which a collectible has one. */
  values?: readonly TraitValue[] | undefined
  /** The least that it may be. */
  min?: number | undefined
  /** The most that it may be. */
  max?: number | undefined
}

/** Whose collectibles are looked at. */
export type BrowseOwnership = 'any' | 'mine' | 'others'

/** What somebody looks at in a collection: all that its address can hold. */
export type BrowseState = {
  /** Words to look for. */
  searchText: string
  /** Chosen traits, all of which a collectible has. */
  properties: readonly BrowseProperty[]
  /** Marketplaces of which one has its order. @default all */
  marketplaces: readonly string[]
  /** Currencies, in one of which its order is. @default all */
  currencies: readonly Address[]
  ownership: BrowseOwnership
  /** Those with orders or all. @default 'listed', but of one's own 'all' */
  show: 'listed' | 'all' | undefined
  /** Id of the way to sort. @default the first */
  sort: string | undefined
  /** Token id of the collectible that is looked at closely. */
  item: string | undefined
  /** The page, of numbered ones. @default 1 */
  page: number | undefined
}

/**
 * A change of what somebody looks at: what is new, or how that follows from
 * what is looked at by then. Changes that follow one another quickly only add
 * up where they are told the second way.
 */
export type BrowseChange =
  | Partial<BrowseState>
  | ((state: BrowseState) => Partial<BrowseState>)

/** What is looked at before anything is chosen. */
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

/** Whether orders themselves are filtered, so that only listed ones remain. */
export function isOfOrders(state: BrowseState): boolean {
  return state.marketplaces.length > 0 || state.currencies.length > 0
}

/** Whether those without an order are left out. */
export function isListedOnly(state: BrowseState): boolean {
  if (isOfOrders(state)) return true
  return state.show ? state.show === 'listed' : state.ownership !== 'mine'
}

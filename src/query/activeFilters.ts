import type { Address } from 'viem'
import {
  type BrowseOwnership,
  type BrowseState,
  emptyBrowseState,
  type TraitValue,
} from './browseState.js'
import { toggleTrait } from './toggleTrait.js'

/** One active filter. */
export type ActiveFilter =
  | { kind: 'value'; name: string; type: string; value: TraitValue }
  | {
      kind: 'range'
      name: string
      type: string
      min: number | undefined
      max: number | undefined
    }
  | { kind: 'marketplace'; marketplace: string }
  | { kind: 'currency'; currency: Address }
  | { kind: 'ownership'; ownership: Exclude<BrowseOwnership, 'any'> }

/**
 * Returns the active filters, one entry for each value or range. Search and sort
 * are not filters.
 */
export function activeFilters(state: BrowseState): ActiveFilter[] {
  const { currencies, marketplaces, ownership, properties } = state
  return [
    ...(ownership === 'any' ? [] : [{ kind: 'ownership', ownership } as const]),
    ...properties.flatMap(({ max, min, name, type, values = [] }) => [
      ...values.map((value) => ({ kind: 'value', name, type, value }) as const),
      ...(min === undefined && max === undefined
        ? []
        : [{ kind: 'range', max, min, name, type } as const]),
    ]),
    ...marketplaces.map((marketplace) => {
      return { kind: 'marketplace', marketplace } as const
    }),
    ...currencies.map((currency) => ({ kind: 'currency', currency }) as const),
  ]
}

export function removeFilter(
  state: BrowseState,
  filter: ActiveFilter,
): BrowseState {
  const { currencies, marketplaces } = state
  switch (filter.kind) {
    case 'value':
      return toggleTrait(state, filter, {
        value: filter.value,
        isChosen: false,
      })
    case 'range':
      return toggleTrait(state, filter, {})
    case 'ownership':
      return { ...state, ownership: 'any' }
    case 'marketplace':
      return {
        ...state,
        marketplaces: marketplaces.filter((it) => it !== filter.marketplace),
      }
    case 'currency':
      return {
        ...state,
        currencies: currencies.filter((it) => it !== filter.currency),
      }
  }
}

/** Removes all filters. Search, sort, `show` and the open item stay. */
export function clearFilters(state: BrowseState): BrowseState {
  const { item, searchText, show, sort } = state
  return { ...emptyBrowseState, item, searchText, show, sort }
}

'use client'
import { type SkipToken, skipToken } from '@tanstack/react-query'
import type { ReadError } from '../../errors.js'
import type { BrowseState, TraitValue } from '../../query/browseState.js'
import type { collectionFiltersQueryOptions } from '../../query/collectionFiltersQueryOptions.js'
import { retryUntilLoaded } from '../../query/pollWhileVisible.js'
import { getProperty } from '../../query/toggleTrait.js'
import type { PropertyFilter } from '../../rpc/schemas.js'
import { useCollectionFilters } from '../reads/useCollectionFilters.js'

/** A selectable value of a trait. */
export type FacetOption = {
  value: TraitValue
  /** Text of the option. */
  label: string
  /** Number of collectibles with this value, if the service reports it. */
  count: number | undefined
  isChosen: boolean
}

/** A filterable trait: by its values, or by a range of numbers. */
export type Facet = { name: string; type: string } & (
  | { kind: 'values'; options: FacetOption[] }
  | {
      kind: 'range'
      /** The lowest and highest value, if the service reports them. */
      limits: { min: number | undefined; max: number | undefined }
      /** The selected range. */
      chosen: { min: number | undefined; max: number | undefined }
    }
)

/**
 * Returns the traits of a collection as facets with their selected values.
 * Detects the kind of unknown types by their content.
 *
 * @example
 * import { useBrowse, useBrowseFacets } from 'marketkit'
 *
 * const { state } = useBrowse({ chainId: 137, contractAddress })
 * const { facets } = useBrowseFacets({ chainId: 137, contractAddress }, state)
 */
export function useBrowseFacets(
  collection: collectionFiltersQueryOptions.Parameters | SkipToken,
  state: Pick<BrowseState, 'properties'>,
): useBrowseFacets.ReturnType {
  const { data, error, isPending, refetch } = useCollectionFilters(
    collection === skipToken
      ? skipToken
      : { ...collection, query: retryUntilLoaded },
  )
  return {
    error,
    facets: (data ?? []).flatMap((filter) => toFacet(filter, state)),
    isPending: isPending && collection !== skipToken,
    refetch,
  }
}

export declare namespace useBrowseFacets {
  type ReturnType = {
    error: ReadError | null
    facets: Facet[]
    /** Whether the facets are loading. */
    isPending: boolean
    refetch: () => unknown
  }
}

function toFacet(
  { max, min, name, type, values }: PropertyFilter,
  state: Pick<BrowseState, 'properties'>,
): Facet[] {
  const { properties } = state
  const chosen = getProperty(properties, { name, type })
  const listed = (values ?? []).flatMap(toOption)
  if (listed.length > 0) {
    const isListed = (value: TraitValue) =>
      listed.some((it) => it.value === value)
    // Selected values that the service doesn't list must stay removable.
    const others = (chosen.values ?? [])
      .filter((value) => !isListed(value))
      .map((value) => ({ count: undefined, value }))
    const options = [...listed, ...others].map(({ count, value }) => ({
      count,
      isChosen: chosen.values?.includes(value) ?? false,
      label: String(value),
      value,
    }))
    return [{ kind: 'values', name, options, type }]
  }
  const isRange = type === 'INT' || min !== undefined || max !== undefined
  if (!isRange) return []
  const numbers = getProperty(properties, { name, type: 'INT' })
  const range = { max: numbers.max, min: numbers.min }
  return [
    { kind: 'range', chosen: range, limits: { max, min }, name, type: 'INT' },
  ]
}

function toOption(
  listed: unknown,
): { count: number | undefined; value: TraitValue }[] {
  if (isTraitValue(listed)) return [{ count: undefined, value: listed }]
  if (typeof listed !== 'object' || listed === null) return []
  const { count, value } = listed as { count?: unknown; value?: unknown }
  if (!isTraitValue(value)) return []
  return [{ count: typeof count === 'number' ? count : undefined, value }]
}

function isTraitValue(listed: unknown): listed is TraitValue {
  return ['string', 'number', 'boolean'].includes(typeof listed)
}

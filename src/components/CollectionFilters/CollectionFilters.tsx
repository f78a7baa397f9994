'use client'
import { type ForwardedRef, forwardRef, type ReactElement } from 'react'
import { filterLabels } from '../../labels/filterLabels.js'
import { type PartProps, usePart } from '../base/usePart.js'
import { WidgetBoundary } from '../failure/WidgetBoundary.js'
import { useLabels } from '../text/useLabels.js'
import { FacetList } from './FacetList.js'
import type { FilterProps } from './filterProps.js'

/**
 * Filters of a collection: ownership, traits, marketplaces and currencies. You
 * keep the state, for example with `useBrowse`. Renders a `<section>` element.
 *
 * @example
 * import { CollectionFilters, useBrowse } from 'marketkit'
 *
 * const collection = { chainId: 137, contractAddress }
 * const browse = useBrowse(collection)
 *
 * <CollectionFilters
 *   {...collection}
 *   onValueChange={browse.change}
 *   value={browse.state}
 * />
 */
export const CollectionFilters = /* @__PURE__ */ forwardRef(
  function CollectionFilters(
    {
      chainId,
      contractAddress,
      currencies,
      marketplaces,
      onValueChange,
      ownership,
      value,
      ...props
    }: CollectionFilters.Props,
    ref: ForwardedRef<HTMLElement>,
  ): ReactElement {
    const labels = useLabels(filterLabels)
    return usePart<'section'>({
      name: 'collection-filters',
      tag: 'section',
      own: {
        'aria-label': labels.filters,
        children: (
          <WidgetBoundary>
            <FacetList
              {...{ chainId, contractAddress, currencies, marketplaces }}
              {...{ onValueChange, ownership, value }}
            />
          </WidgetBoundary>
        ),
      },
      props,
      ref,
    })
  },
)

export declare namespace CollectionFilters {
  export type Props = PartProps<'section'> & FilterProps
}

'use client'
import type { useRender } from '@base-ui/react/use-render'
import {
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
} from 'react'
import type { useBrowse } from '../../hooks/useBrowse.js'
import { isListedOnly, isOfOrders } from '../../query/browseState.js'
import { Segments } from '../base/Segments.js'
import { usePart } from '../base/usePart.js'
import { WidgetBoundary } from '../failure/WidgetBoundary.js'
import { useLabels } from '../text/useLabels.js'
import { describeCount } from './describeCount.js'
import { FilterChips } from './FilterChips.js'
import { Grid2x2, Grid3x3 } from './icons.js'
import { SearchBox } from './SearchBox.js'
import { SortSelect } from './SortSelect.js'
import { toolbarLabels } from './toolbarLabels.js'

/**
 * Search, sort and what is found, above a grid. It stays in sight while the
 * page scrolls; set `--mk-sticky-top` to the height of what stands above it.
 * Renders a `<div>` element.
 *
 * - `data-filtered`: filters are set
 *
 * @example
 * import { BrowseToolbar, useBrowse, useBrowseCount } from 'marketkit'
 *
 * const browse = useBrowse({ chainId: 137, contractAddress })
 *
 * <BrowseToolbar browse={browse} count={useBrowseCount(browse.parameters)} />
 */
export const BrowseToolbar = /* @__PURE__ */ forwardRef(function BrowseToolbar(
  {
    browse,
    collectionName,
    count,
    density,
    end,
    marketplaces = none,
    onDensityChange,
    start,
    ...props
  }: BrowseToolbar.Props,
  ref: ForwardedRef<HTMLDivElement>,
): ReactElement {
  const labels = useLabels(toolbarLabels)
  const { activeCount, change, state } = browse
  return usePart<'div', BrowseToolbar.State>({
    name: 'browse-toolbar',
    own: {
      children: (
        <WidgetBoundary>
          <div className="mk-toolbar-row">
            {start}
            <SearchBox
              change={change}
              collectionName={collectionName}
              state={state}
            />
            <Segments
              label={labels.show}
              onValueChange={(show) => change({ show })}
              options={[
                { label: labels.showListed, value: 'listed' },
                {
                  disabled: isOfOrders(state),
                  label: labels.showAll,
                  value: 'all',
                },
              ]}
              value={isListedOnly(state) ? 'listed' : 'all'}
            />
            <SortSelect {...browse} />
            {onDensityChange && (
              <Segments
                label={labels.density}
                onValueChange={onDensityChange}
                options={[
                  {
                    icon: <Grid2x2 />,
                    label: labels.comfortable,
                    value: 'comfortable',
                  },
                  {
                    icon: <Grid3x3 />,
                    label: labels.compact,
                    value: 'compact',
                  },
                ]}
                value={density ?? 'comfortable'}
              />
            )}
            {end}
          </div>
          <div className="mk-toolbar-row">
            <p className="mk-toolbar-count" role="status">
              {describeCount(count, labels)}
            </p>
            <FilterChips {...browse} marketplaces={marketplaces} />
          </div>
        </WidgetBoundary>
      ),
    },
    props,
    ref,
    state: { filtered: activeCount > 0 },
  })
})

const none: readonly { id: string; label: string }[] = []

export declare namespace BrowseToolbar {
  /** State handed to `render`. */
  export type State = { filtered: boolean }
  export type Props = Omit<
    useRender.ComponentProps<'div', State>,
    'children'
  > & {
    /** What is looked at, from `useBrowse`. */
    browse: useBrowse.ReturnType
    /** Name of the collection, for the search. */
    collectionName?: string | undefined
    /** How many are found, from `useBrowseCount`. */
    count?: { found: number; hasMore: boolean } | undefined
    /** Size of the cards. @default 'comfortable' */
    density?: 'comfortable' | 'compact' | undefined
    /** Stands at the end, such as a cart. */
    end?: ReactNode
    /** What people call marketplaces, for filters that are set. */
    marketplaces?: readonly { id: string; label: string }[] | undefined
    /** Takes the size of the cards; without it there is no such choice. */
    onDensityChange?: ((density: 'comfortable' | 'compact') => void) | undefined
    /** Stands at the start, such as the button of a sheet of filters. */
    start?: ReactNode
  }
}

'use client'
import {
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
} from 'react'
import type { useBrowse } from '../../hooks/browse/useBrowse.js'
import { toolbarLabels } from '../../labels/toolbarLabels.js'
import {
  hasOrderFilter,
  isListedOnly,
  isUnlistedOnly,
} from '../../query/browseState.js'
import { Segments } from '../base/Segments.js'
import { Select } from '../base/Select.js'
import { type PartProps, usePart } from '../base/usePart.js'
import { WidgetBoundary } from '../failure/WidgetBoundary.js'
import { Grid2x2, Grid3x3 } from '../icon/icons.js'
import { describeCount } from '../text/describeCount.js'
import { useLabels } from '../text/useLabels.js'
import { FilterChips } from './FilterChips.js'
import { SearchBox } from './SearchBox.js'
import { useScrolledDown } from './useScrolledDown.js'

/**
 * Search, sort and active filters, above a grid. Sticks to the top while the
 * page scrolls; set `--mk-sticky-top` to the height of your own sticky header.
 * Renders a `<div>` element.
 *
 * - `data-filtered`: filters are active
 * - `data-scrolled`: the page was scrolled down; on phones the bar hides
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
    marketplaces = [],
    onDensityChange,
    start,
    ...props
  }: BrowseToolbar.Props,
  ref: ForwardedRef<HTMLDivElement>,
): ReactElement {
  const labels = useLabels(toolbarLabels)
  const { activeCount, change, state } = browse
  const scrolled = useScrolledDown()
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
                  disabled: hasOrderFilter(state),
                  label: labels.showAll,
                  value: 'all',
                },
                ...(state.ownership === 'mine'
                  ? [
                      {
                        disabled: hasOrderFilter(state),
                        label: labels.showUnlisted,
                        value: 'unlisted' as const,
                      },
                    ]
                  : []),
              ]}
              value={
                isListedOnly(state)
                  ? 'listed'
                  : isUnlistedOnly(state)
                    ? 'unlisted'
                    : 'all'
              }
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
    state: { filtered: activeCount > 0, scrolled },
  })
})

export declare namespace BrowseToolbar {
  /** State passed to `render`. */
  export type State = { filtered: boolean; scrolled: boolean }
  export type Props = PartProps<'div', State> & {
    /** Search, filters and sort, from `useBrowse`. */
    browse: useBrowse.ReturnType
    /** Name of the collection, for the search field. */
    collectionName?: string | undefined
    /** Number of results, from `useBrowseCount`. */
    count?: { found: number; hasMore: boolean } | undefined
    /** Size of the cards. @default 'comfortable' */
    density?: 'comfortable' | 'compact' | undefined
    /** Content at the end, such as a cart. */
    end?: ReactNode
    /** Labels of marketplaces, for active filters. */
    marketplaces?: readonly { id: string; label: string }[] | undefined
    /** Called with the new size; without it there is no choice. */
    onDensityChange?: ((density: 'comfortable' | 'compact') => void) | undefined
    /** Content at the start, such as the button of a filter sheet. */
    start?: ReactNode
  }
}

function SortSelect({
  change,
  sorts,
  state,
}: Pick<useBrowse.ReturnType, 'change' | 'sorts' | 'state'>) {
  const labels = useLabels(toolbarLabels)
  const [usual] = sorts
  if (!usual || sorts.length < 2) return null
  const now = sorts.find(({ id }) => id === state.sort) ?? usual
  return (
    <Select
      label={labels.sort}
      onValueChange={(sort) =>
        change({ sort: sort === usual.id ? undefined : sort })
      }
      options={sorts.map(({ id, label }) => ({ label, value: id }))}
      value={now.id}
    />
  )
}

'use client'
import { useRender } from '@base-ui/react/use-render'
import { type ForwardedRef, forwardRef, type ReactElement, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useInBrowser } from '../../hooks/useInBrowser.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { activeFilters } from '../../query/activeFilters.js'
import { useOpen } from '../dialog/useOpen.js'
import { usePresence } from '../dialog/usePresence.js'
import { formatCount } from '../Price/formatPrice.js'
import { useLabels } from '../text/useLabels.js'
import { FilterSheetLayer } from './FilterSheetLayer.js'
import { filterLabels } from './filterLabels.js'
import type { FilterSheetProps, FilterSheetState } from './filterProps.js'
import { SlidersHorizontal } from './icons.js'

/**
 * The filters of a collection in a sheet, for narrow pages. Changes apply when
 * the person presses the button, which shows the number of results. Renders a
 * `<div>` element in a portal, and the button that opens it.
 *
 * - `data-open`, `data-closed`: the sheet is open, or leaving
 * - `data-active` on the button: filters are active
 *
 * @example
 * import { CollectionFiltersSheet, useBrowse } from 'marketkit'
 *
 * const collection = { chainId: 137, contractAddress }
 * const browse = useBrowse(collection)
 *
 * <CollectionFiltersSheet
 *   {...collection}
 *   onValueChange={browse.change}
 *   value={browse.state}
 * />
 */
export const CollectionFiltersSheet = /* @__PURE__ */ forwardRef(
  function CollectionFiltersSheet(
    {
      defaultOpen,
      onOpenChange,
      open,
      trigger,
      ...props
    }: CollectionFiltersSheet.Props,
    ref: ForwardedRef<HTMLDivElement>,
  ): ReactElement {
    const labels = useLabels(filterLabels)
    const { locale } = useMarketKit()
    const [isOpen, setOpen] = useOpen({ defaultOpen, onOpenChange, open })
    const popup = useRef<HTMLDivElement>(null)
    const inBrowser = useInBrowser()
    const isPresent = usePresence(isOpen, popup, nothing)
    const count = activeFilters(props.value).length
    const opener = useRender({
      defaultTagName: 'button',
      enabled: trigger !== null,
      render: trigger ?? undefined,
      state: { active: count > 0 },
      props: {
        'aria-expanded': isOpen,
        'aria-haspopup': 'dialog',
        className: 'mk-button',
        onClick: () => setOpen(true),
        type: 'button',
        children: (
          <>
            <SlidersHorizontal />
            <span className="mk-filters-word">{labels.filters}</span>
            {count > 0 && (
              <span className="mk-filters-count">
                <span aria-hidden="true">
                  {formatCount(String(count), locale)}
                </span>
                <span className="mk-sr-only">{labels.filtersSet(count)}</span>
              </span>
            )}
          </>
        ),
      },
    })
    return (
      <>
        {opener}
        {isPresent &&
          inBrowser &&
          createPortal(
            <FilterSheetLayer
              {...props}
              isOpen={isOpen}
              onOpenChange={setOpen}
              popup={popup}
              rootRef={ref}
            />,
            document.body,
          )}
      </>
    )
  },
)

const nothing = () => {}

export declare namespace CollectionFiltersSheet {
  /** State passed to `render`. */
  export type State = FilterSheetState
  export type Props = FilterSheetProps
}

'use client'
import { type ForwardedRef, forwardRef, type ReactElement } from 'react'
import { filterLabels } from '../../labels/filterLabels.js'
import { activeFilters } from '../../query/activeFilters.js'
import { useElement } from '../base/useElement.js'
import type { PartProps } from '../base/usePart.js'
import { Sheet } from '../dialog/Sheet.js'
import { useOpen } from '../dialog/useOpen.js'
import { SlidersHorizontal } from '../icon/icons.js'
import { useLabels } from '../text/useLabels.js'
import { FilterCount } from './FacetFrame.js'
import { FilterSheetPanes } from './FilterSheetPanes.js'
import type { FilterProps } from './filterProps.js'

/**
 * The filters of a collection in a sheet, for narrow pages. Changes apply when
 * the user presses the button, which shows the number of results. Renders a
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
      chainId,
      contractAddress,
      currencies,
      defaultOpen,
      marketplaces,
      onOpenChange,
      onValueChange,
      open,
      ownership,
      side,
      trigger,
      value,
      ...props
    }: CollectionFiltersSheet.Props,
    ref: ForwardedRef<HTMLDivElement>,
  ): ReactElement {
    const labels = useLabels(filterLabels)
    const [isOpen, setOpen] = useOpen({ defaultOpen, onOpenChange, open })
    const close = () => setOpen(false)
    const count = activeFilters(value).length
    const opener = useElement({
      render: trigger ?? undefined,
      state: { active: count > 0 },
      tag: 'button',
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
            <FilterCount
              className="mk-filters-count"
              count={count}
              label={labels.filtersSet(count)}
            />
          </>
        ),
      },
    })
    return (
      <>
        {trigger !== null && opener}
        <Sheet<CollectionFiltersSheet.State>
          name="filters-sheet"
          onClose={close}
          position="side"
          props={props}
          rootRef={ref}
          state={{ open: isOpen }}
          title={<span className="mk-dialog-subject">{labels.filters}</span>}
        >
          <FilterSheetPanes
            {...{ chainId, contractAddress, currencies, isOpen, marketplaces }}
            {...{ onValueChange, ownership, side, value }}
            onClose={close}
          />
        </Sheet>
      </>
    )
  },
)

export declare namespace CollectionFiltersSheet {
  /** State passed to `render`. */
  export type State = { open: boolean }
  export type Props = PartProps<'div', State> &
    FilterProps & {
      /** Whether it is open at first. @default false */
      defaultOpen?: boolean | undefined
      /** Called when it opens or closes. */
      onOpenChange?: ((open: boolean) => void) | undefined
      /** Whether it is open, for controlled use. */
      open?: boolean | undefined
      /** Which orders are counted. @default 'listing' */
      side?: 'listing' | 'offer' | undefined
      /**
       * The button that opens it; null for none. @default a button with the
       * number of active filters
       */
      trigger?: ReactElement | null | undefined
    }
}

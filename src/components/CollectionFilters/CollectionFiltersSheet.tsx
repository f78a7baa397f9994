'use client'
import { useRender } from '@base-ui/react/use-render'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { type ReactElement, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useInBrowser } from '../../hooks/useInBrowser.js'
import { activeFilters } from '../../query/activeFilters.js'
import { useLabels } from '../parts/useLabels.js'
import { usePresence } from '../parts/usePresence.js'
import { FilterSheetLayer } from './FilterSheetLayer.js'
import type { FilterProps } from './filterProps.js'

/**
 * The filters of a collection in a sheet, for narrow pages: what is chosen
 * there holds once it is applied, and the button says how much it finds.
 * Renders the `<button>` element that opens it.
 *
 * - `data-active`: filters are set
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
export function CollectionFiltersSheet({
  trigger,
  ...props
}: CollectionFiltersSheet.Props): ReactElement {
  const labels = useLabels()
  const [isOpen, setOpen] = useState(false)
  const popup = useRef<HTMLDivElement>(null)
  const inBrowser = useInBrowser()
  const isPresent = usePresence(isOpen, popup, nothing)
  const count = activeFilters(props.value).length
  const opener = useRender({
    defaultTagName: 'button',
    render: trigger,
    state: { active: count > 0 },
    props: {
      'aria-expanded': isOpen,
      'aria-haspopup': 'dialog',
      'data-mk': 'button',
      onClick: () => setOpen(true),
      type: 'button',
      children: (
        <>
          <SlidersHorizontal />
          <span data-mk="filters-word">{labels.filters}</span>
          {count > 0 && (
            <span data-mk="filters-count">
              <span aria-hidden="true">{count}</span>
              <span data-mk="sr-only">{labels.filtersSet(count)}</span>
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
          />,
          document.body,
        )}
    </>
  )
}

const nothing = () => {}

export declare namespace CollectionFiltersSheet {
  export type Props = FilterProps & {
    /** The button that opens it. @default one that says how many are set */
    trigger?: ReactElement | undefined
  }
}

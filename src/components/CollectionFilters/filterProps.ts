'use client'
import type { useRender } from '@base-ui/react/use-render'
import type { ReactElement } from 'react'
import type { Address } from 'viem'
import type { BrowseState } from '../../query/browseState.js'

/** What filters are about, for the column and the sheet alike. */
export type FilterProps = {
  /** Chain of the collection. */
  chainId: number
  /** The collection. */
  contractAddress: Address
  /** Currencies to filter by. @default those that the provider knows */
  currencies?: readonly Address[] | undefined
  /** Marketplaces to filter by: what the service calls them, and people. */
  marketplaces?: readonly { id: string; label: string }[] | undefined
  /** Whether to filter by owner. @default true */
  ownership?: boolean | undefined
  /**
   * Takes how what is chosen changes, as `change` of `useBrowse` and the setter
   * of `useState` do: two quick presses then both count.
   */
  onValueChange: (change: (value: BrowseState) => BrowseState) => void
  /** What is chosen. */
  value: BrowseState
}

/** State of the sheet, passed to `render`. */
export type FilterSheetState = { open: boolean }

/** Props of `CollectionFiltersSheet`. */
export type FilterSheetProps = Omit<
  useRender.ComponentProps<'div', FilterSheetState>,
  'children'
> &
  FilterProps & {
    /** Whether it is open at first. @default false */
    defaultOpen?: boolean | undefined
    /** Told when it opens or closes. */
    onOpenChange?: ((open: boolean) => void) | undefined
    /** Whether it is open; to control it yourself. */
    open?: boolean | undefined
    /** Whose orders are counted. @default 'listing' */
    side?: 'listing' | 'offer' | undefined
    /**
     * The button that opens it; null for none.
     * @default one that says how many are set
     */
    trigger?: ReactElement | null | undefined
  }

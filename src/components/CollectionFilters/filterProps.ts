'use client'
import type { ReactElement } from 'react'
import type { Address } from 'viem'
import type { BrowseState } from '../../query/browseState.js'
import type { PartProps } from '../base/usePart.js'

export type FilterProps = {
  /** Chain of the collection. */
  chainId: number
  /** The collection. */
  contractAddress: Address
  /** Currencies to filter by. @default those of the provider */
  currencies?: readonly Address[] | undefined
  /** Marketplaces to filter by: the service's id and a label. */
  marketplaces?: readonly { id: string; label: string }[] | undefined
  /** Whether to filter by owner. @default true */
  ownership?: boolean | undefined
  /**
   * Called with a function that changes the filters, like the setter of
   * `useState` or `change` of `useBrowse`, so that two quick presses both
   * count.
   */
  onValueChange: (change: (value: BrowseState) => BrowseState) => void
  /** The current filters. */
  value: BrowseState
}

export type FilterSheetState = { open: boolean }

export type FilterSheetProps = PartProps<'div', FilterSheetState> &
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

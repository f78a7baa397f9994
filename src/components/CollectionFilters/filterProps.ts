'use client'
import type { Address } from 'viem'
import type { BrowseState } from '../../query/browseState.js'

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

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
  /** Takes what is chosen. */
  onValueChange: (value: BrowseState) => void
  /** What is chosen. */
  value: BrowseState
}

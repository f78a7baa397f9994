import type { Address } from 'viem'
import type { useListingSteps } from '../../hooks/reads/useListingSteps.js'
import type { useList } from '../../hooks/trades/useList.js'
import type { Order, Step } from '../../rpc/schemas.js'
import type { ListDraft, ListingEnd } from './listDraft.js'
import type { ListCurrency } from './useCurrencies.js'

/** A collectible to list. */
export type ListItem = {
  /** Chain of the collection. */
  chainId: number
  /** Address of the collection. */
  contractAddress: Address
  /** Token standard of the collection. */
  contractType: 'ERC721' | 'ERC1155'
  /** Token id, in decimal digits. */
  tokenId: string
  /** Decimals of quantities: `decimals` of the metadata. @default 0 */
  quantityDecimals?: number | undefined
}

/** The fields of a listing, and what follows from them. */
export type ListTerms = {
  /** The warnings about the price that wait for an answer, as they were shown. */
  asked: Pick<ListTerms, 'belowFloorBps' | 'concerns' | 'market'> | undefined
  /** How far the price is below the floor, in hundredths of a per cent. */
  belowFloorBps: number
  /** The chosen order book. */
  book: useList.Variables['orderbook']
  /** Currencies to choose from. */
  choices: readonly ListCurrency[]
  /** Why the price may be a mistake, the most serious reason first. */
  concerns: readonly PriceConcern[]
  /** The chosen currency. */
  currency: ListCurrency
  /** The fields, as filled in. */
  draft: ListDraft
  /** Earnings, read from the order to be signed; undefined without a price. */
  earnings: ListEarnings | undefined
  /** Changes fields and clears a failure. */
  edit: (change: Partial<ListDraft>) => void
  /** End of the listing, or why the date is invalid. */
  end: ListingEnd
  /** How many base units can still be listed; undefined until known. */
  free: bigint | undefined
  /** The item to list. */
  item: ListItem
  /** How many base units are listed already. */
  listed: bigint
  /** Orders to compare the price with. */
  market: {
    /** The cheapest listing of others, in the same currency if there is one. */
    floor: Order | undefined
    /** The best offer of others, by US dollars if all offers have them. */
    offer: Order | undefined
    /** The seller's listings of the item. */
    own: readonly Order[]
    /**
     * `reading`: something is loading, for ten seconds at most. `unknown`:
     * something failed or takes longer.
     */
    status: 'reading' | 'read' | 'unknown'
  }
  /** How many base units the account owns; undefined until known. */
  owned: bigint | undefined
  /** Price of one base unit in the smallest unit; undefined if it is invalid. */
  pricePerToken: string | undefined
  /** Why the price is invalid. */
  problem:
    | 'empty'
    | 'invalid'
    | 'tooManyDecimals'
    | 'tooLarge'
    | 'zero'
    | 'indivisible'
    | undefined
  /** Quantity to list, in base units. */
  quantity: bigint
  /** The quote, fetched once the user stops typing. */
  quote: useListingSteps.ReturnType
  /** Whether all fields are valid. */
  ready: boolean
  /** Price of one whole token in the smallest unit; undefined if it is invalid. */
  unitPrice: string | undefined
  /** The steps of the quote; while the flow runs, those it began with. */
  steps: readonly Step[] | undefined
}

/** Why a price may be a mistake. */
export type PriceConcern =
  | 'farBelowFloor'
  | 'belowOffer'
  | 'notCompared'
  | 'marketUnknown'
  | 'alreadyListed'
  | 'divisible'

/** Proceeds of a sale, in the smallest unit of the currency. */
export type ListEarnings = {
  /** Amount that the buyer pays. */
  gross: bigint
  /** Fees, with the service's names for them. */
  fees: readonly { amount: bigint; kind?: string | undefined }[]
  /** Amount that the seller receives; undefined until the steps are known. */
  net: bigint | undefined
  /** `net` in US dollars, for display only; undefined without a rate. */
  netUSD: number | undefined
}

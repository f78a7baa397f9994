import type { useList } from '../../hooks/useList.js'
import type { useListingSteps } from '../../hooks/useListingSteps.js'
import type { Order, Step } from '../../rpc/schemas.js'
import type { ListDraft } from './listDraft.js'
import type { ListingEnd } from './listingEnd.js'
import type { PriceConcern } from './priceConcerns.js'
import type { ListCurrency } from './useCurrencies.js'

/** What a person fills in to list, and what follows from it. */
export type ListTerms = {
  /** What the person is asked about, as it was when that was asked. */
  asked: Pick<ListTerms, 'belowFloorBps' | 'concerns' | 'market'> | undefined
  /** How far the price is below the floor, in hundredths of a per cent. */
  belowFloorBps: number
  /** The order book that is chosen. */
  book: useList.Variables['orderbook']
  /** Currencies to choose from. */
  choices: readonly ListCurrency[]
  /** What about the price may be a mistake, the gravest first. */
  concerns: readonly PriceConcern[]
  /** The currency that is chosen. */
  currency: ListCurrency
  /** What is filled in. */
  draft: ListDraft
  /** What it brings, as the order to be signed says; none without a price. */
  earnings: ListEarnings | undefined
  /** Fills in something else; what has failed is forgotten. */
  edit: (change: Partial<ListDraft>) => void
  /** When the listing ends, or what is wrong with the date. */
  end: ListingEnd
  /** How many are left to list; undefined until that is known. */
  free: bigint | undefined
  /** How many are listed already. */
  listed: bigint
  /** What stands around the price. */
  market: {
    /** The cheapest listing of others, in the currency where there is one. */
    floor: Order | undefined
    /** The best offer of others, by dollars where all have them. */
    offer: Order | undefined
    /** What the seller has listed of the item already. */
    own: readonly Order[]
    /**
     * `reading`: some of it is asked for, for ten seconds at most. `unknown`:
     * some of it could not be read, or takes longer.
     */
    status: 'reading' | 'read' | 'unknown'
  }
  /** How many the account holds; undefined until that is known. */
  owned: bigint | undefined
  /** The price of one in the smallest unit, where there is one. */
  pricePerToken: string | undefined
  /** What is wrong with the price. */
  problem:
    | 'empty'
    | 'invalid'
    | 'tooManyDecimals'
    | 'tooLarge'
    | 'zero'
    | undefined
  /** How many are to be listed. */
  quantity: bigint
  /** The quote, asked for once the person stops typing. */
  quote: useListingSteps.ReturnType
  /** Whether all is filled in and can be listed. */
  ready: boolean
  /** The steps of the quote; while the flow runs, those it began with. */
  steps: readonly Step[] | undefined
}

/** What a sale would bring, in the smallest unit of the currency. */
export type ListEarnings = {
  /** What the buyer pays. */
  gross: bigint
  /** What goes to others, under the names that the service has for it. */
  fees: readonly { amount: bigint; kind?: string | undefined }[]
  /** What the seller receives; undefined until the steps tell. */
  net: bigint | undefined
  /** The net in US dollars, for display only, where a rate is known. */
  netUSD: number | undefined
}

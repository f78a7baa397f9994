import type { FlowError } from '../../errors.js'
import type { useWallet } from '../../hooks/context/useWallet.js'
import type { useBuySteps } from '../../hooks/reads/useBuySteps.js'
import type { useBuy } from '../../hooks/trades/useBuy.js'
import type { AdditionalFee } from '../../rpc/requests.js'
import type { CollectibleMetadata } from '../../rpc/schemas.js'
import type { BuyItem } from '../../steps/flows/buy.js'
import type { Plan } from '../../steps/review/planSteps.js'
import type { CurrencyFacts } from '../Price/useCurrency.js'
import type { TradeNext } from '../trade/tradeState.js'
import type { FlowQuestion } from '../trade/useFlowQuestion.js'

/** One of several listings to buy from, with its collectible. */
export type BasketItem = BuyItem & {
  /** Metadata of the collectible, if known. */
  collectible?: CollectibleMetadata | undefined
}

/**
 * The next action of a purchase from several listings. `choose`: choose a group
 * of the cart. `resuming`: an earlier purchase is being checked. `empty`: there
 * is nothing to buy. `wallet`: connect the wallet or switch its network.
 * `offline`: there is no network. `removeUnavailable`: the item in `gone`
 * can't be bought. `failed`: the purchase failed. `quoteFailed`: the quote failed.
 * `addFunds`: the account has too little. `accept`: the total rose.
 */
export type BasketNext = Extract<
  TradeNext,
  | 'choose'
  | 'working'
  | 'resuming'
  | 'wallet'
  | 'offline'
  | 'empty'
  | 'removeUnavailable'
  | 'failed'
  | 'quoteFailed'
  | 'addFunds'
  | 'checking'
  | 'accept'
  | 'buy'
  | 'done'
>

/** The next action of a sweep, which has no groups. */
export type SweepNext = Exclude<BasketNext, 'choose'>

/** Items that are bought together, their cost, and the result. */
export type Basket = {
  /** The items: the given ones, or those of the purchase once it started. */
  items: readonly BasketItem[]
  /** Payment currency; it has no symbol until it is loaded. */
  currency: CurrencyFacts
  /** Additional fees, as given. */
  additionalFees: readonly AdditionalFee[]
  /** Sum of the additional fees, in the smallest unit of the currency. */
  fees: bigint
  /** Total with fees, in the smallest unit of the currency. */
  total: bigint
  /** Balance of the account in that currency. */
  funds: bigint | undefined
  /** Amount that the account lacks. */
  missing: bigint | undefined
  /**
   * The steps' effects, with the network fee in smallest units. For display
   * only: the engine simulates again when the user presses the button.
   */
  plan: (Plan & { networkFee?: bigint | undefined }) | undefined
  /** Whether `plan` or its quote is loading. */
  isPlanLoading: boolean
  /** The latest steps from the service. */
  quote: useBuySteps.ReturnType
  /**
   * Set if the total rose while the user looked at it, with the total before
   * in smallest units. Nothing is bought until it is accepted.
   */
  priceChange: { before: bigint; accept: () => void } | undefined
  /** An item that can no longer be bought. */
  gone: BasketItem | undefined
  /** Removes an item from the purchase. */
  leaveOut: (item: BasketItem) => void
  /**
   * After a success: the items that were bought, and those that someone else
   * bought first.
   */
  outcome:
    | { bought: readonly BasketItem[]; missed: readonly BasketItem[] }
    | undefined
}

/** A purchase from several listings. */
export type BasketTrade = {
  /** The items, their cost, and the result. */
  basket: Basket
  /** Buys; does nothing unless `next` is `buy`. */
  buy: () => void
  /** Error of the latest purchase, or else of the quote. */
  error: FlowError | null
  /** The purchase. */
  flow: useBuy.ReturnType
  /** The next action. */
  next: BasketNext
  /** Questions that the user must answer. */
  question: FlowQuestion
  /** Continues after `failed`, or fetches the steps again after `quoteFailed`. */
  retry: () => void
  /** The wallet, for the chain of the items. */
  wallet: useWallet.ReturnType
}

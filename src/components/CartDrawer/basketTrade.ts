import type { MarketKitError } from '../../errors.js'
import type { useBuy } from '../../hooks/useBuy.js'
import type { useBuySteps } from '../../hooks/useBuySteps.js'
import type { useWallet } from '../../hooks/useWallet.js'
import type { AdditionalFee } from '../../rpc/requests.js'
import type { CollectibleMetadata } from '../../rpc/schemas.js'
import type { BuyItem } from '../../steps/flows/buy.js'
import type { Plan } from '../../steps/review/planSteps.js'
import type { CurrencyFacts } from '../Price/useCurrency.js'
import type { TradeNext } from '../trade/tradeNext.js'
import type { FlowQuestion } from '../trade/useFlowQuestion.js'

/** A listing to buy from together with others, and what is sold. */
export type BasketItem = BuyItem & {
  /** What is bought, where that is known. */
  collectible?: CollectibleMetadata | undefined
}

/**
 * What the button of a purchase of several stands for. `choose`: which group
 * of a cart. `resuming`: one that was begun before is looked into. `nothing`:
 * there is nothing, or nothing any more. `wallet`: it has to be connected or
 * switched. `offline`: there is no network. `leaveOut`: the item that is
 * `gone`. `failed`: the flow. `noSteps`: the quote. `addFunds`: some are
 * `missing`. `accept`: the `news`.
 */
export type BasketNext = Extract<
  TradeNext,
  | 'choose'
  | 'working'
  | 'resuming'
  | 'wallet'
  | 'offline'
  | 'nothing'
  | 'leaveOut'
  | 'failed'
  | 'noSteps'
  | 'addFunds'
  | 'checking'
  | 'accept'
  | 'buy'
  | 'done'
>

/** The same where there are no groups to choose from. */
export type SweepNext = Exclude<BasketNext, 'choose'>

/** What is bought at once: what it costs, and what became of it. */
export type Basket = {
  /** What is bought; once begun, here or before, what was begun. */
  items: readonly BasketItem[]
  /** What it is paid in; without a symbol until that is known. */
  currency: CurrencyFacts
  /** Fees on top, as they were given. */
  additionalFees: readonly AdditionalFee[]
  /** Fees on top, in the smallest unit of the currency. */
  fees: bigint
  /** Everything, in the smallest unit of the currency. */
  total: bigint
  /** What the account holds of the currency. */
  funds: bigint | undefined
  /** How much it lacks. */
  missing: bigint | undefined
  /**
   * What the steps would do, and what the network takes in its smallest unit.
   * Only tells: the engine checks by itself, once more.
   */
  plan: (Plan & { networkFee?: bigint | undefined }) | undefined
  /** The steps, as the service has them now. */
  quote: useBuySteps.ReturnType
  /**
   * That the total rose while somebody looked at it: from how much, in the
   * smallest unit of the currency. Nothing is bought before it is accepted.
   */
  news: { before: bigint; accept: () => void } | undefined
  /** An item that cannot be bought any more, as the service says. */
  gone: BasketItem | undefined
  /** Goes on without an item. */
  leaveOut: (item: BasketItem) => void
  /** After a success: which were bought, and which somebody else was faster to. */
  outcome:
    | { bought: readonly BasketItem[]; missed: readonly BasketItem[] }
    | undefined
}

/** A purchase from several listings. */
export type BasketTrade = {
  /** What is bought, what it costs, and what became of it. */
  basket: Basket
  /** Buys; only where `next` is `buy`. */
  buy: () => void
  /** Why it cannot go on: the latest purchase, else the quote. */
  error: MarketKitError | null
  /** The purchase. */
  flow: useBuy.ReturnType
  /** What can be done now. */
  next: BasketNext
  /** What the person has to be asked. */
  question: FlowQuestion
  /** Goes on after `failed`, or asks for the steps again after `noSteps`. */
  retry: () => void
  /** The wallet on the chain of the items. */
  wallet: useWallet.ReturnType
}

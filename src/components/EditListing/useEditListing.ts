'use client'
import { skipToken } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import type { MarketKitError } from '../../errors.js'
import { useCancelSteps } from '../../hooks/useCancelSteps.js'
import type { useEdit } from '../../hooks/useEdit.js'
import { useWallet } from '../../hooks/useWallet.js'
import type { Order } from '../../rpc/schemas.js'
import type { EditIntent } from '../../steps/base/intent.js'
import { toCancelRequest } from '../../steps/flows/cancel.js'
import { getEditSequence } from '../../steps/flows/edit.js'
import { useRetryFailed } from '../failure/useRetryFailed.js'
import type { ListTerms } from '../ListDialog/listTerms.js'
import { type TradeNext, useWhenOnline } from '../trade/tradeNext.js'
import { useFlowInView } from '../trade/useFlowInView.js'
import type { FlowQuestion } from '../trade/useFlowQuestion.js'
import { canAct, getPausedAccount } from '../trade/walletPause.js'
import { type EditRun, useEditRun } from './useEditRun.js'
import { useEditTerms } from './useEditTerms.js'

/**
 * Changes a listing: `EditListing` without its markup. It cancels and lists
 * anew, in the order that leaves no cheaper one behind. It stops at what fails,
 * and when nobody sees it any more; what is done stays done, and the rest can
 * be gone on with.
 */
export function useEditListing(
  parameters: useEditListing.Parameters,
): useEditListing.ReturnType {
  const { contractType, currencies, enabled = true, onSuccess } = parameters
  const change = useEditRun({ enabled, onSuccess, order: parameters.order })
  const { flow, order, part, question, run } = change
  const { isRunning, reset } = flow
  const { answer, ask, confirm, isAgreed, isUnchanged, variables, ...terms } =
    useEditTerms(change, {
      ...{ contractType, currencies },
      enabled: enabled && run?.done !== 2,
    })
  const cancelQuote = useCancelQuote(enabled && !run ? order : undefined)
  const failure = run?.isRunning ? undefined : run?.error
  useFlowInView({ ...flow, error: failure, reset }, enabled)
  const wallet = useWallet({
    account: getPausedAccount({ account: flow.account, error: run?.error }),
    chainId: order.chainId,
  })
  const quotes = run ? [terms.quote] : [terms.quote, cancelQuote]
  const unquoted = quotes.find(({ error }) => error)
  const next = useWhenOnline(
    getNext(run, { ...terms, isUnchanged, quotes, wallet }),
  )
  const retryFailed = useRetryFailed()
  const { asked } = question
  const beginOrAsk = () => {
    if (isListed(run) || confirm()) begin()
  }
  const begin = () => {
    if (isRunning()) return
    // A listing that was made keeps its terms.
    const listing = isListed(run) ? run?.listing : variables()
    if (listing) change.start(listing)
  }
  return {
    ...terms,
    answerConcerns(goOn) {
      if (answer(goOn) && next === 'asked') begin()
    },
    cancelQuote,
    // Where there is nothing to change, nobody has to be told.
    error:
      next === 'asked'
        ? null
        : (failure ?? (isUnchanged ? null : unquoted?.error) ?? null),
    edit: (draft) => isRunning() || terms.edit(draft),
    flow,
    next,
    order,
    part,
    plan:
      run?.plan ??
      getEditSequence(order, {
        contractType,
        currencyAddress: terms.currency.address,
        pricePerToken: terms.pricePerToken ?? '0',
      }),
    question: {
      ...question,
      answer(goOn) {
        // Consent is for what has failed, as long as that can be gone on with.
        const isMeant = goOn && (asked !== 'consent' || next === 'failed')
        const mustAsk =
          isMeant && asked === 'consent' && !(isAgreed || isListed(run))
        question.answer(isMeant && !mustAsk)
        if (mustAsk) ask()
      },
    },
    reset,
    retry() {
      if (next === 'failed') beginOrAsk()
      if (next !== 'noSteps') return
      // What the price is compared with may have failed as well.
      retryFailed()
      for (const quote of quotes) if (quote.error) quote.refetch()
    },
    run,
    submit() {
      if (next === 'change' || next === 'cancelOld') beginOrAsk()
    },
    stop: flow.stop,
    wallet,
  }
}

export declare namespace useEditListing {
  /**
   * What the button of a change stands for: what `useListForm` says, `fillIn`
   * also while all is as it was; `cancelOld` where the new listing stands and
   * the old one is left; `sold` when somebody bought from the old one meanwhile.
   */
  type Next = Extract<
    TradeNext,
    | 'working'
    | 'wallet'
    | 'offline'
    | 'sold'
    | 'fillIn'
    | 'failed'
    | 'cancelOld'
    | 'noSteps'
    | 'checking'
    | 'asked'
    | 'change'
    | 'done'
  >
  type Parameters = {
    /** Kind of the collection. */
    contractType: 'ERC721' | 'ERC1155'
    /** Currencies to choose from. @default those of the provider and the chain */
    currencies?: readonly Address[] | undefined
    /**
     * Whether somebody sees it; else nothing is asked of the service, what is
     * filled in is forgotten, and no second part is begun. @default true
     */
    enabled?: boolean | undefined
    /** Called when the new listing stands and the old one is gone. */
    onSuccess?: ((result: useEdit.Data) => void) | undefined
    /** The listing to change. */
    order: Order
  }
  type ReturnType = ListTerms & {
    /**
     * Answers `asked`: changes it all the same, or goes back to the price. What
     * has come to light since it was asked is asked about first.
     */
    answerConcerns: (goOn: boolean) => void
    /** The steps that cancel the old listing. */
    cancelQuote: useCancelSteps.ReturnType
    /** Why it cannot go on: the latest part, else the quotes. */
    error: MarketKitError | null
    /** The flow that changes it. */
    flow: useEdit.ReturnType
    /** What can be done now. */
    next: Next
    /** The old listing: the one that was given; once begun, that one. */
    order: Order
    /** The part that comes next, or is at work, once it was begun. */
    part: 'cancel' | 'list' | undefined
    /** The two parts, in their order. */
    plan: EditIntent['sequence']
    /** What the person has to be asked besides. */
    question: FlowQuestion
    /** Forgets what has ended or failed; what is half done is kept. */
    reset: () => void
    /** Goes on after `failed`, or asks for the steps again after `noSteps`. */
    retry: () => void
    /** How far it has come, once it was begun. */
    run: EditRun | undefined
    /** Begins no second part after the one that is at work. */
    stop: () => void
    /** Changes it, or asks about the price first; only for `change` and `cancelOld`. */
    submit: () => void
    /** The wallet on the chain of the listing. */
    wallet: useWallet.ReturnType
  }
}

function useCancelQuote(order: Order | undefined): useCancelSteps.ReturnType {
  const { address } = useConnection()
  return useCancelSteps(
    order && address
      ? {
          chainId: order.chainId,
          ...toCancelRequest({ maker: address, order }),
        }
      : skipToken,
  )
}

function getNext(
  run: EditRun | undefined,
  form: Pick<ListTerms, 'asked' | 'market' | 'problem' | 'ready'> & {
    isUnchanged: boolean
    quotes: readonly { data: unknown; error: unknown }[]
    wallet: useWallet.ReturnType
  },
): Exclude<useEditListing.Next, 'offline'> {
  const { asked, isUnchanged, market, quotes, wallet } = form
  const { problem, ready } = form
  if (run?.isRunning) return 'working'
  if (run?.done === 2) return 'done'
  if (!canAct(wallet, run?.error)) return 'wallet'
  if (run?.isSold) return 'sold'
  // What is filled in now would be listed, whatever has failed before.
  if (!isListed(run) && (problem || !ready)) return 'fillIn'
  if (isUnchanged) return 'fillIn'
  if (asked) return 'asked'
  if (market.status === 'reading' && !isListed(run)) return 'checking'
  if (run?.error) return 'failed'
  if (isListed(run)) return 'cancelOld'
  if (quotes.some(({ error }) => error)) return 'noSteps'
  return quotes.every(({ data }) => data) ? 'change' : 'checking'
}

/** Whether the new listing stands already, beside the old one. */
function isListed(run: EditRun | undefined): boolean {
  return run?.done === 1 && run.plan[1] === 'cancel'
}

'use client'
import type { Address } from 'viem'
import { useWallet } from '../../hooks/context/useWallet.js'
import type { useEdit } from '../../hooks/trades/useEdit.js'
import type { Order } from '../../rpc/schemas.js'
import { getEditSequence } from '../../steps/flows/edit.js'
import { useRetryFailed } from '../failure/useRetryFailed.js'
import type { ListDraft } from '../listing/listDraft.js'
import type { ListTerms } from '../listing/listTerms.js'
import {
  canAct,
  type FlowState,
  getPausedAccount,
  useWhenOnline,
} from '../trade/tradeState.js'
import { useCancelQuote } from '../trade/useCancelQuote.js'
import { useFlowInView } from '../trade/useFlowInView.js'
import { type EditRun, useEditRun } from './useEditRun.js'
import { useEditTerms } from './useEditTerms.js'

/** No second part starts once `enabled` is false. */
export function useEditListingDialog(
  parameters: useEditListingDialog.Parameters,
) {
  const { contractType, currencies, enabled = true, onSuccess } = parameters
  const change = useEditRun({ enabled, onSuccess, order: parameters.order })
  const { flow, order, part, question, run, state } = change
  const {
    answer,
    ask,
    confirm,
    getVariables,
    isAgreed,
    isUnchanged,
    ...terms
  } = useEditTerms(change, {
    ...{ contractType, currencies },
    enabled: enabled && state.status !== 'success',
  })
  const cancelQuote = useCancelQuote(enabled && !run ? order : undefined)
  const { error } = state
  useFlowInView({ ...flow, error }, enabled)
  const wallet = useWallet({
    account:
      getPausedAccount({ account: flow.account, error }) ?? order.createdBy,
    chainId: order.chainId,
  })
  const quotes = run ? [terms.quote] : [terms.quote, cancelQuote]
  const unquoted = quotes.find(({ error }) => error)
  const next = useWhenOnline(
    getNext(state, { ...terms, isUnchanged, quotes, run, wallet }),
  )
  const retryFailed = useRetryFailed()
  const { asked } = question
  const beginOrAsk = () => {
    if (isListed(run) || confirm()) begin()
  }
  const begin = () => {
    if (flow.isRunning()) return
    // A published listing keeps its terms.
    const listing = isListed(run) ? run?.listing : getVariables()
    if (listing) change.start(listing)
  }
  return {
    ...terms,
    answerConcerns(isConfirmed: boolean) {
      if (answer(isConfirmed) && next === 'confirmPrice') begin()
    },
    cancelQuote,
    error:
      next === 'confirmPrice'
        ? null
        : (error ?? (isUnchanged ? null : unquoted?.error) ?? null),
    edit: (draft: Partial<ListDraft>) => flow.isRunning() || terms.edit(draft),
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
      answer(isConfirmed: boolean) {
        const isMeant =
          isConfirmed && (asked !== 'acknowledge' || next === 'failed')
        const needsReview =
          isMeant && asked === 'acknowledge' && !(isAgreed || isListed(run))
        question.answer(isMeant && !needsReview)
        if (needsReview) ask()
      },
    },
    retry() {
      if (next === 'failed') beginOrAsk()
      if (next !== 'quoteFailed') return
      // The market data that the price is compared with may have failed too.
      retryFailed()
      for (const quote of quotes) if (quote.error) quote.refetch()
    },
    reset: flow.reset,
    run,
    submit() {
      if (next === 'change' || next === 'cancelOld') beginOrAsk()
    },
    state,
    wallet,
  }
}

export declare namespace useEditListingDialog {
  type Next = EditListingResult['next']
  type Parameters = {
    contractType: 'ERC721' | 'ERC1155'
    currencies?: readonly Address[] | undefined
    enabled?: boolean | undefined
    onSuccess?: ((result: useEdit.Data) => void) | undefined
    order: Order
  }
  type ReturnType = EditListingResult
}

type EditListingResult = ReturnType<typeof useEditListingDialog>

function getNext(
  state: FlowState,
  form: Pick<ListTerms, 'asked' | 'market' | 'problem' | 'ready'> & {
    isUnchanged: boolean
    quotes: readonly { data: unknown; error: unknown }[]
    run: EditRun | undefined
    wallet: useWallet.ReturnType
  },
) {
  const { asked, isUnchanged, market, quotes, run, wallet } = form
  const { problem, ready } = form
  if (state.status === 'working') return 'working'
  if (state.status === 'success') return 'done'
  const { error } = state
  if (!canAct(wallet, error)) return 'wallet'
  if (run?.isSold) return 'sold'
  if (!isListed(run) && (problem || !ready)) return 'incomplete'
  if (isUnchanged) return 'incomplete'
  if (asked) return 'confirmPrice'
  if (market.status === 'reading' && !isListed(run)) return 'checking'
  if (error) return 'failed'
  if (isListed(run)) return 'cancelOld'
  if (quotes.some(({ error }) => error)) return 'quoteFailed'
  return quotes.every(({ data }) => data) ? 'change' : 'checking'
}

function isListed(run: EditRun | undefined): boolean {
  return run?.done === 1 && run.plan[1] === 'cancel'
}

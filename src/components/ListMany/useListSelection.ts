'use client'
import { useEffect, useState } from 'react'
import { zeroAddress } from 'viem'
import type { FlowError } from '../../errors.js'
import { useWallet } from '../../hooks/context/useWallet.js'
import { isEndedPart } from '../../hooks/flows/trackedFlows.js'
import { useListMany } from '../../hooks/trades/useListMany.js'
import type { CollectibleOrder } from '../../rpc/schemas.js'
import type { PartProgress } from '../../steps/model/progress.js'
import { useRetryFailed } from '../failure/useRetryFailed.js'
import { getListingEnd, getUnixTime } from '../listing/listDraft.js'
import {
  chooseCurrency,
  useCurrencies,
  withCurrency,
} from '../listing/useCurrencies.js'
import { useListingQuestion } from '../listing/useListingQuestion.js'
import { useCurrency } from '../Price/useCurrency.js'
import {
  canAct,
  type FlowState,
  getFlowState,
  getPausedAccount,
  isInDoubt,
  useWhenOnline,
} from '../trade/tradeState.js'
import { useFlowInView } from '../trade/useFlowInView.js'
import { type ListManyDraft, useListManyEntry } from './useListManyEntry.js'
import { type ListManyTarget, useListRows } from './useListRows.js'

/** Stops once `enabled` is false: no wallet prompt must open unexpectedly. */
export function useListSelection(parameters: useListSelection.Parameters) {
  const { collectibles, enabled, initial, onSuccess, place } = parameters
  const flow = useListMany({ onSuccess })
  const { isPending, progress, stop, variables: begun } = flow
  const state = getFlowState(flow)
  const entry = useListManyEntry({ enabled, initial })
  const { draft, openedAt } = entry
  // Items of an interrupted flow keep their currency, configured or not.
  const kept = initial?.currency
  const keptFacts = useCurrency(place.chainId, kept ?? zeroAddress)
  const choices = withCurrency(
    useCurrencies(place.chainId, undefined),
    kept && keptFacts && { ...keptFacts, address: kept },
  )
  const currency = chooseCurrency(choices, draft.currency)
  const end = getListingEnd(draft, getUnixTime())
  const parts = progress?.parts ?? []
  // Terms of items that are listed, or may be, can't change.
  const isLocked = isPending || parts.some(isEndedPart) || isInDoubt(flow.error)
  const { isReading, market, quotes, rows } = useListRows({
    ...{ currency, place },
    collectibles: useItemsOfFlow(collectibles, flow),
    enabled: enabled && !isLocked && !flow.isSuccess,
    expiry: getListingEnd(draft, openedAt).expiry ?? openedAt,
    getText: (tokenId) => draft.prices[tokenId] ?? draft.price,
  })
  const open = rows.filter(({ status }) => status === 'open')
  const [first] = open
  const consent = entry.getConsent({
    facts: open.map(({ facts }) => facts),
    terms: JSON.stringify(open.map(({ listing }) => listing)),
  })
  const isAsked = entry.isAsked && !isLocked
  useEffect(() => {
    if (enabled) return stop
  }, [enabled, stop])

  const wallet = useWallet({
    account: getPausedAccount(flow),
    chainId: place.chainId,
  })
  const isReady =
    !end.problem && open.every(({ problem }) => problem === undefined)
  const next = useWhenOnline(
    getNext(state, {
      ...{ isAsked, isReady, quotes, wallet },
      count: open.length,
      isReading,
    }),
  )
  const retryWith = (acknowledge?: useListMany.Variables['acknowledge']) => {
    if (next === 'failed' && begun) flow.mutate({ ...begun, acknowledge })
  }
  const question = useListingQuestion(state, {
    enabled,
    onAcknowledge: retryWith,
  })
  useFlowInView(flow, enabled)
  const start = () => {
    const { expiry } = getListingEnd(draft, getUnixTime())
    if (expiry === undefined || !wallet.address) return
    flow.mutate({
      // All parts use this account, even if the user switches to another one.
      account: wallet.address,
      chainId: place.chainId,
      items: open.map(({ earnings, listing }) => ({
        ...listing,
        expiry: String(expiry),
        ...(earnings?.net === undefined
          ? {}
          : { minNet: String(earnings.net) }),
      })),
      onReview: question.onReview,
    })
  }
  const submit = () => {
    if (consent.isAgreed) start()
    else consent.ask()
  }
  const retryFailed = useRetryFailed()
  return {
    answerConcerns(isConfirmed: boolean) {
      if (next === 'confirmPrice' && consent.answer(isConfirmed)) start()
    },
    choices,
    currency,
    draft,
    edit(change: Partial<ListManyDraft>) {
      if (isLocked) return
      if (flow.isError) flow.reset()
      entry.edit(change)
    },
    end,
    error: next === 'confirmPrice' ? null : (flow.error ?? quotes.error),
    flow,
    isAsked,
    isLocked,
    market,
    next,
    open,
    getPart: (tokenId: string): PartProgress | undefined =>
      parts[begun?.items.findIndex((it) => it.tokenId === tokenId) ?? -1],
    parts,
    question,
    /** Steps of the first item, which may need an approval. */
    quote: first && quotes.results[rows.indexOf(first)]?.data,
    retry() {
      if (next === 'quoteFailed') {
        retryFailed()
        quotes.refetch()
      }
      // Existing listings keep their terms, so the remaining items keep theirs.
      if (next === 'failed' && isLocked) retryWith()
      else if (next === 'failed') {
        flow.reset()
        submit()
      }
    },
    rows,
    state,
    submit() {
      if (next === 'list') submit()
    },
    wallet,
  }
}

/** Keeps the items once the flow has started: the caller drops listed ones. */
function useItemsOfFlow(
  collectibles: readonly CollectibleOrder[],
  { isIdle }: Pick<useListMany.ReturnType, 'isIdle'>,
): readonly CollectibleOrder[] {
  const [kept, keep] = useState(collectibles)
  const name = (items: typeof collectibles) =>
    items.map(({ metadata }) => metadata.tokenId).join()
  if (isIdle && name(kept) !== name(collectibles)) keep(collectibles)
  return isIdle ? collectibles : kept
}

function getNext(
  state: FlowState,
  form: {
    count: number
    isAsked: boolean
    isReading: boolean
    isReady: boolean
    quotes: { error: FlowError | null; isReading: boolean }
    wallet: useWallet.ReturnType
  },
) {
  const { count, isAsked, isReading, isReady, quotes, wallet } = form
  if (state.status === 'working') return 'working'
  if (state.status === 'success') return 'done'
  if (!canAct(wallet, state.error)) return 'wallet'
  if (state.error) return 'failed'
  if (!count) return 'empty'
  if (!isReady) return 'incomplete'
  if (isAsked) return 'confirmPrice'
  if (isReading) return 'checking'
  if (quotes.error) return 'quoteFailed'
  return quotes.isReading ? 'checking' : 'list'
}

export declare namespace useListSelection {
  type Parameters = {
    collectibles: readonly CollectibleOrder[]
    enabled: boolean
    initial?: Partial<ListManyDraft> | undefined
    onSuccess?: ((result: useListMany.Data) => void) | undefined
    place: ListManyTarget
  }
  type ReturnType = globalThis.ReturnType<typeof useListSelection>
}

'use client'
import { useCallback, useEffect, useState } from 'react'
import type { FlowError } from '../../errors.js'
import { useWallet } from '../../hooks/context/useWallet.js'
import { isEndedPart } from '../../hooks/flows/trackedFlows.js'
import { useCancelMany } from '../../hooks/trades/useCancelMany.js'
import { getOrderKey } from '../../order/orderId.js'
import { isSameText } from '../../rpc/isSameText.js'
import type { Order } from '../../rpc/schemas.js'
import type { PartProgress } from '../../steps/model/progress.js'
import { getFailure } from '../failure/getFailure.js'
import {
  canAct,
  type FlowState,
  getPausedAccount,
  isInDoubt,
  useWhenOnline,
} from '../trade/tradeState.js'
import { needsTransaction, useCancelQuote } from '../trade/useCancelQuote.js'
import { useFlowInView } from '../trade/useFlowInView.js'
import { useFlowQuestion } from '../trade/useFlowQuestion.js'
import {
  emptySelection,
  withoutFailure,
  withProgress,
  withToggled,
} from './cancelSelection.js'

/** Stops once `enabled` is false: no wallet prompt must open unexpectedly. */
export function useCancelSelection(parameters: useCancelSelection.Parameters) {
  const { enabled = true, onSuccess } = parameters
  const flow = useCancelMany({ onSuccess })
  const { account, isPending, isRunning, progress, stop, variables } = flow
  const error = getFailure(flow)
  const [selection, select] = useState(emptySelection)
  const told = progress?.parts
  if (told !== selection.seen)
    select(withProgress(selection, variables?.orders ?? [], told))
  const orders = selection.begun ?? parameters.orders
  useEffect(() => {
    if (!enabled) stop()
    return stop
  }, [enabled, stop])

  const parts: readonly useCancelSelection.Part[] = orders.map((order) => ({
    order,
    isChosen: !selection.deselected.includes(getOrderKey(order)),
    ...(selection.progress[getOrderKey(order)] ?? { status: 'waiting' }),
  }))
  const rest = parts.filter((part) => part.isChosen && isLeft(part))
  const [first] = rest
  const state = getState({ error, isPending, parts, rest })
  const paused = getPausedAccount({ account, error })
  const { order } = first ?? parts[0] ?? {}
  const wallet = useWallet({
    account: paused ?? order?.createdBy,
    chainId: order?.chainId,
  })
  const run = (acknowledge?: useCancelMany.Variables['acknowledge']) => {
    if (isRunning() || !first) return
    const { chainId, createdBy } = first.order
    const wanted = rest.flatMap(({ order }) =>
      order.chainId === chainId && isSameText(order.createdBy, createdBy)
        ? [order]
        : [],
    )
    select((it) => ({ ...it, begun: orders }))
    flow.mutate({
      // All parts use this account, even if the user switches to another one.
      account: wallet.address,
      chainId,
      acknowledge,
      onReview: question.onReview,
      orders:
        (isInDoubt(error) && getSameAgain(variables?.orders, wanted, parts)) ||
        wanted,
    })
  }
  const question = useFlowQuestion(state, {
    enabled,
    onAcknowledge: (unresolved) => next === 'failed' && run(unresolved),
  })
  const { reset: resetFlow } = flow
  const reset = useCallback(() => {
    if (isRunning()) return
    resetFlow()
    select(emptySelection)
  }, [isRunning, resetFlow])
  const resume = useCallback(() => {
    resetFlow()
    select(withoutFailure)
  }, [resetFlow])
  // After a pause the same account continues; another account resets the list.
  useFlowInView({ ...flow, error, reset: paused ? resume : reset }, enabled)
  const quote = useCancelQuote(enabled && !isPending ? first?.order : undefined)
  const next = useWhenOnline(getNext(state, { rest, wallet }))
  return {
    cancel() {
      if (next === 'cancel') run()
    },
    error,
    flow,
    needsTransaction: needsTransaction(quote.data),
    next,
    parts,
    question,
    reset,
    rest,
    state,
    retry() {
      if (next === 'failed') run()
    },
    stop,
    toggle(order: Order) {
      if (isRunning()) return
      const { status } = selection.progress[getOrderKey(order)] ?? {}
      if (status === 'failed') resume()
      select((it) => withToggled(it, order))
    },
    wallet,
  }
}

/** A retry continues the last record, which may hold an unresolved order. */
function getSameAgain(
  before: readonly Order[] | undefined,
  wanted: readonly Order[],
  parts: readonly useCancelSelection.Part[],
): readonly Order[] | undefined {
  const left = before?.filter((order) =>
    parts.some(
      (part) => getOrderKey(part.order) === getOrderKey(order) && isLeft(part),
    ),
  )
  const names = (orders: readonly Order[] = []) =>
    orders.map(getOrderKey).join()
  return names(left) === names(wanted) ? before : undefined
}

function isLeft(part: useCancelSelection.Part): boolean {
  return !isEndedPart(part)
}

function getState(
  selection: Record<'parts' | 'rest', readonly useCancelSelection.Part[]> & {
    error: FlowError | null
    isPending: boolean
  },
): FlowState {
  const { error, isPending, parts, rest } = selection
  if (isPending) return { status: 'working' }
  if (!rest.length && parts.some(({ isChosen }) => isChosen))
    return { status: 'success' }
  return error ? { status: 'failed', error } : { status: 'review' }
}

function getNext(
  state: FlowState,
  { rest, wallet }: { rest: readonly unknown[]; wallet: useWallet.ReturnType },
) {
  if (state.status === 'working') return 'working'
  if (state.status === 'success') return 'done'
  if (!canAct(wallet, state.error)) return 'wallet'
  if (state.error) return 'failed'
  return rest.length ? 'cancel' : 'choose'
}

export declare namespace useCancelSelection {
  type Part = Pick<PartProgress, 'orderEnd' | 'status'> & {
    isChosen: boolean
    order: Order
  }
  type Next = CancelSelectionResult['next']
  type Parameters = {
    enabled?: boolean | undefined
    onSuccess?: ((result: useCancelMany.Data) => void) | undefined
    orders: readonly Order[]
  }
  type ReturnType = CancelSelectionResult
}

type CancelSelectionResult = ReturnType<typeof useCancelSelection>

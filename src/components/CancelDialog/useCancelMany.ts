'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { MarketKitError } from '../../errors.js'
import { useCancel } from '../../hooks/useCancel.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { useWallet } from '../../hooks/useWallet.js'
import { getOrderKey } from '../../order/orderId.js'
import { getOrderEnd, type OrderEnd } from '../../order/orderStatus.js'
import type { Order } from '../../rpc/schemas.js'
import { useFlowInView } from '../parts/useFlowInView.js'
import { type FlowQuestion, useFlowQuestion } from '../parts/useFlowQuestion.js'
import { useWhenOnline } from '../parts/useWhenOnline.js'
import { canAct, pausedFor } from '../parts/walletPause.js'
import {
  type CancelSeries,
  idleSeries,
  type SeriesEnd,
  toggled,
  withoutFailure,
} from './cancelSeries.js'
import { readOrder } from './readOrder.js'
import { useNeedsTransaction } from './useNeedsTransaction.js'

/**
 * Several cancellations, one after the other, since a service gives steps for
 * one at a time: `CancelDialog` without its markup. It stops at the first that
 * fails, and when nobody sees it any more: no wallet opens that nobody expects.
 *
 * @example
 * import { useCancelMany } from 'marketkit'
 *
 * const { cancel, next, rest, retry } = useCancelMany({ orders: [order] })
 *
 * <>
 *   <button disabled={next !== 'cancel'} onClick={cancel}>
 *     Cancel {rest.length} listings
 *   </button>
 *   {next === 'failed' && <button onClick={retry}>Try again</button>}
 * </>
 */
export function useCancelMany(
  parameters: useCancelMany.Parameters,
): useCancelMany.ReturnType {
  const { enabled = true, onSuccess } = parameters
  const { client } = useMarketKit()
  const flow = useCancel({ onSuccess })
  const [state, setState] = useState(idleSeries)
  const orders = state.begun ?? parameters.orders
  const isAtWork = useRef(false)
  const mayGoOn = useRef(false)
  const stop = useCallback(() => {
    mayGoOn.current = false
  }, [])
  useEffect(() => {
    if (!enabled) stop()
    return stop
  }, [enabled, stop])

  const parts: useCancelMany.Part[] = orders.map((order) => ({
    order,
    isChosen: !state.left.includes(getOrderKey(order)),
    status: 'waiting',
    ...state.ends[getOrderKey(order)],
  }))
  const rest = parts.filter(
    ({ isChosen, status }) =>
      isChosen && status !== 'done' && status !== 'over',
  )
  const end = (order: Order, end: SeriesEnd) =>
    setState((state) => ({
      ...state,
      ends: { ...state.ends, [getOrderKey(order)]: end },
    }))

  const cancelOne = async (
    order: Order,
    as: Pick<useCancel.Variables, 'account' | 'consent'>,
  ): Promise<SeriesEnd> => {
    const now = await readOrder(client, order)
    const over = getOrderEnd(now)
    if (over) return { over, status: 'over' }
    // Nobody may be there any more to see the wallet open.
    if (!mayGoOn.current) return { status: 'waiting' }
    try {
      const { onReview } = question
      await flow.mutateAsync({ ...as, chainId: order.chainId, onReview, order })
      return { status: 'done' }
    } catch (error) {
      // Somebody bought it, or it ended, while it was asked for.
      const later = await readOrder(client, order).catch(() => now)
      const over = getOrderEnd(later)
      if (!over) throw error
      return { over, status: 'over' }
    }
  }
  const run = async (consent?: true) => {
    if (isAtWork.current) return
    isAtWork.current = true
    // All of them are for who began; another account is asked for nothing.
    const account = wallet.address
    const begun = { account, begun: orders, error: undefined, isRunning: true }
    setState((state) => ({ ...state, ...begun }))
    mayGoOn.current = enabled
    for (const { order, status } of rest) {
      if (!mayGoOn.current) break
      end(order, { status: 'working' })
      // Consent is for the one that was asked about.
      const as = { account, consent: status === 'failed' ? consent : undefined }
      try {
        end(order, await cancelOne(order, as))
      } catch (error) {
        end(order, { status: 'failed' })
        setState((state) => ({ ...state, error: error as MarketKitError }))
        break
      }
    }
    isAtWork.current = false
    setState((state) => ({ ...state, isRunning: false }))
  }
  const question = useFlowQuestion(flow, {
    enabled,
    onConsent: () => next === 'failed' && run(true),
  })
  const { reset: resetFlow } = flow
  const { account, error, isRunning } = state
  const reset = useCallback(() => {
    if (isAtWork.current) return
    resetFlow()
    setState(idleSeries)
  }, [resetFlow])
  const paused = pausedFor({ account, error })
  const resume = useCallback(() => {
    resetFlow()
    setState(withoutFailure)
  }, [resetFlow])
  // Who comes back goes on; what failed for one says nothing of another.
  useFlowInView(
    { ...flow, account, error, reset: paused ? resume : reset },
    enabled,
  )
  const [first] = rest
  const wallet = useWallet({
    account: paused,
    chainId: (first ?? parts[0])?.order.chainId,
  })
  const next = useWhenOnline(nextOf(state, { parts, rest, wallet }))
  return {
    cancel() {
      if (next === 'cancel') run()
    },
    error: error ?? null,
    flow,
    needsTransaction: useNeedsTransaction(
      enabled && !isRunning ? first?.order : undefined,
    ),
    next,
    parts,
    question,
    reset,
    rest,
    retry() {
      if (next === 'failed') run()
    },
    stop,
    toggle(order) {
      if (!isAtWork.current) setState((state) => toggled(state, order))
    },
    wallet,
  }
}

function nextOf(
  { error, isRunning }: CancelSeries,
  series: Pick<useCancelMany.ReturnType, 'parts' | 'rest' | 'wallet'>,
): Exclude<useCancelMany.Next, 'offline'> {
  const { parts, rest, wallet } = series
  if (isRunning) return 'working'
  if (!rest.length && parts.some(({ isChosen }) => isChosen)) return 'done'
  if (!canAct(wallet, error)) return 'wallet'
  if (error) return 'failed'
  return rest.length ? 'cancel' : 'choose'
}

export declare namespace useCancelMany {
  /** One listing among several to cancel. */
  type Part = {
    /** Whether it is to be cancelled. */
    isChosen: boolean
    /** The listing. */
    order: Order
    /** How it was over without anything of ours. */
    over?: OrderEnd | undefined
    /**
     * Where it stands. `over`: nobody could buy from it any more, so nothing
     * had to be sent.
     */
    status: 'waiting' | 'working' | 'done' | 'over' | 'failed'
  }
  /**
   * What the button stands for. `wallet`: it has to be connected or switched.
   * `offline`: there is no network. `choose`: nothing is chosen.
   */
  type Next =
    | 'working'
    | 'wallet'
    | 'offline'
    | 'failed'
    | 'choose'
    | 'cancel'
    | 'done'
  type Parameters = {
    /**
     * Whether somebody sees it; else nothing is asked of the service, and
     * after the one at work none is cancelled. @default true
     */
    enabled?: boolean | undefined
    /** Told when one is cancelled. */
    onSuccess?: ((result: useCancel.Data) => void) | undefined
    /** Listings to choose from; all are chosen at first. */
    orders: readonly Order[]
  }
  type ReturnType = {
    /** Cancels them; only where `next` is `cancel`. */
    cancel: () => void
    /** Why it has stopped. */
    error: MarketKitError | null
    /** The cancellation at work, or the latest. */
    flow: useCancel.ReturnType
    /** Whether they cost gas, told by the first; undefined until it is known. */
    needsTransaction: boolean | undefined
    /** What can be done now. */
    next: Next
    /** All of them; once begun, those it was begun with. */
    parts: readonly Part[]
    /** What the person has to be asked. */
    question: FlowQuestion
    /** Forgets what has ended and what has failed. */
    reset: () => void
    /** What is still to be cancelled. */
    rest: readonly Part[]
    /** Goes on after `failed`. */
    retry: () => void
    /** Cancels no other after the one that is at work. */
    stop: () => void
    /** Leaves one out, or takes it in again. */
    toggle: (order: Order) => void
    /** The wallet on the chain of the listings. */
    wallet: useWallet.ReturnType
  }
}

'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { cartIdOf } from '../../hooks/cartStore.js'
import { useCancel } from '../../hooks/useCancel.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { useWallet } from '../../hooks/useWallet.js'
import type { Order } from '../../rpc/schemas.js'
import { useFlowInView } from '../parts/useFlowInView.js'
import { type FlowQuestion, useFlowQuestion } from '../parts/useFlowQuestion.js'
import { canAct, pausedFor } from '../parts/walletPause.js'
import { endOf, readOrder } from './readOrder.js'
import { useNeedsTransaction } from './useNeedsTransaction.js'

type PartEnd = Pick<useCancelMany.Part, 'over' | 'status'>

type State = {
  /** What it was begun with: those that end may leave the host's list. */
  begun?: readonly Order[] | undefined
  /** Names of those that are left out. */
  left: readonly string[]
  ends: Readonly<Record<string, PartEnd>>
  error?: unknown
  isRunning: boolean
}

const idle: State = { ends: {}, isRunning: false, left: [] }

/**
 * Several cancellations, one after the other, since a service gives steps for
 * one at a time: `CancelDialog` without its markup. It stops at the first that
 * fails, and when nobody sees it any more: no wallet opens that nobody expects.
 *
 * @example
 * import { useCancelMany } from 'marketkit'
 *
 * const { next, rest, start } = useCancelMany({ orders: [order] })
 *
 * <button disabled={next === 'working'} onClick={start}>
 *   Cancel {rest.length} listings
 * </button>
 */
export function useCancelMany(
  parameters: useCancelMany.Parameters,
): useCancelMany.ReturnType {
  const { enabled = true, onSuccess } = parameters
  const { client } = useMarketKit()
  const flow = useCancel({ onSuccess })
  const [state, setState] = useState(idle)
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
    isChosen: !state.left.includes(cartIdOf(order)),
    status: 'waiting',
    ...state.ends[cartIdOf(order)],
  }))
  const rest = parts.filter(
    ({ isChosen, status }) =>
      isChosen && status !== 'done' && status !== 'over',
  )
  const end = (order: Order, end: PartEnd) =>
    setState((state) => ({
      ...state,
      ends: { ...state.ends, [cartIdOf(order)]: end },
    }))

  const cancelOne = async (
    order: Order,
    as: Pick<useCancel.Variables, 'account' | 'consent'>,
  ): Promise<PartEnd> => {
    const now = await readOrder(client, order)
    const over = endOf(now)
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
      const over = endOf(later)
      if (!over) throw error
      return { over, status: 'over' }
    }
  }
  const run = async (consent?: true) => {
    if (isAtWork.current) return
    isAtWork.current = true
    // All of them are for who began; another account is asked for nothing.
    const account = wallet.address
    const begun = { begun: orders, error: undefined, isRunning: true }
    setState((state) => ({ ...state, ...begun }))
    let mayAskAgain = consent
    mayGoOn.current = enabled
    for (const { order } of rest) {
      if (!mayGoOn.current) break
      end(order, { status: 'working' })
      try {
        end(order, await cancelOne(order, { account, consent: mayAskAgain }))
      } catch (error) {
        end(order, { status: 'failed' })
        setState((state) => ({ ...state, error }))
        break
      }
      // Consent is for the one that was asked about.
      mayAskAgain = undefined
    }
    isAtWork.current = false
    setState((state) => ({ ...state, isRunning: false }))
  }
  const question = useFlowQuestion(flow, {
    enabled,
    onConsent: () => {
      if (state.error && !state.isRunning) run(true)
    },
  })
  const { reset: resetFlow } = flow
  const { error, isRunning } = state
  const reset = useCallback(() => {
    if (isAtWork.current) return
    resetFlow()
    setState(idle)
  }, [resetFlow])
  const paused = pausedFor({ account: flow.account, error })
  const resume = useCallback(() => {
    resetFlow()
    setState(withoutFailure)
  }, [resetFlow])
  // Who comes back goes on; what failed for one says nothing of another.
  useFlowInView({ ...flow, error, reset: paused ? resume : reset }, enabled)
  const wallet = useWallet({
    account: paused,
    chainId: (rest[0] ?? parts[0])?.order.chainId,
  })
  const isDone = !rest.length && parts.some(({ isChosen }) => isChosen)
  const next = isRunning
    ? 'working'
    : isDone
      ? 'done'
      : !canAct(wallet, error)
        ? 'wallet'
        : error
          ? 'failed'
          : rest.length
            ? 'cancel'
            : 'choose'
  return {
    error,
    flow,
    needsTransaction: useNeedsTransaction(
      enabled && !isRunning ? (rest[0] ?? parts[0])?.order : undefined,
    ),
    next,
    parts,
    question,
    reset,
    rest,
    start() {
      if (next === 'cancel' || next === 'failed') run()
    },
    stop,
    toggle(order) {
      if (isAtWork.current) return
      const id = cartIdOf(order)
      setState((state) => ({
        ...state,
        left: state.left.includes(id)
          ? state.left.filter((it) => it !== id)
          : [...state.left, id],
      }))
    },
    wallet,
  }
}

/** What failed waits again; what is done, and chosen, is as it was. */
function withoutFailure({ ends, ...state }: State): State {
  const others = Object.entries(ends).filter(([, it]) => it.status !== 'failed')
  return { ...state, ends: Object.fromEntries(others), error: undefined }
}

export declare namespace useCancelMany {
  /** One listing among several to cancel. */
  type Part = {
    /** Whether it is to be cancelled. */
    isChosen: boolean
    /** The listing. */
    order: Order
    /** How it was over without anything of ours. */
    over?: 'filled' | 'cancelled' | 'expired' | undefined
    /**
     * Where it stands. `over`: nobody could buy from it any more, so nothing
     * had to be sent.
     */
    status: 'waiting' | 'working' | 'done' | 'over' | 'failed'
  }
  /**
   * What the button stands for. `wallet`: it has to be connected or switched.
   * `failed`: starting again goes on. `choose`: nothing is chosen.
   */
  type Next = 'working' | 'wallet' | 'failed' | 'choose' | 'cancel' | 'done'
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
    /** Why it has stopped. */
    error: unknown
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
    /** Cancels them; only where `next` is `cancel`, or `failed` to go on. */
    start: () => void
    /** Cancels no other after the one that is at work. */
    stop: () => void
    /** Leaves one out, or takes it in again. */
    toggle: (order: Order) => void
    /** The wallet on the chain of the listings. */
    wallet: useWallet.ReturnType
  }
}

'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { cartIdOf } from '../../hooks/cartStore.js'
import { useCancel } from '../../hooks/useCancel.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import type { Order } from '../../rpc/schemas.js'
import { type FlowQuestion, useFlowQuestion } from '../parts/useFlowQuestion.js'
import { endOf, type OrderEnd, readOrder } from './readOrder.js'

/**
 * Where one of several cancellations stands. `over`: nobody could buy from it
 * any more, so nothing had to be sent.
 */
export type CancelPartStatus =
  | 'waiting'
  | 'working'
  | 'done'
  | 'over'
  | 'failed'

/** One listing among several to cancel. */
export type CancelPart = {
  order: Order
  isChosen: boolean
  /** How it was over without anything of ours. */
  over?: OrderEnd | undefined
  status: CancelPartStatus
}

type PartEnd = Pick<CancelPart, 'over' | 'status'>

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
 * one at a time. It stops at the first that fails, and when the dialog closes:
 * no wallet opens that nobody expects.
 */
export function useCancelMany(parameters: {
  onSuccess: ((result: useCancel.Data) => void) | undefined
  open: boolean
  orders: readonly Order[]
}) {
  const { open } = parameters
  const { client } = useMarketKit()
  const flow = useCancel({ onSuccess: parameters.onSuccess })
  const [state, setState] = useState(idle)
  const orders = state.begun ?? parameters.orders
  const mayGoOn = useRef(open)
  useEffect(() => {
    mayGoOn.current = open
    return () => {
      mayGoOn.current = false
    }
  }, [open])

  const parts: CancelPart[] = orders.map((order) => ({
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
    consent: true | undefined,
  ): Promise<PartEnd> => {
    const now = await readOrder(client, order)
    const over = endOf(now)
    if (over) return { over, status: 'over' }
    try {
      await flow.mutateAsync({
        chainId: order.chainId,
        consent,
        onReview: question.onReview,
        order,
      })
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
    setState((state) => ({
      ...state,
      begun: orders,
      error: undefined,
      isRunning: true,
    }))
    let mayAskAgain = consent
    for (const { order } of rest) {
      if (!mayGoOn.current) break
      end(order, { status: 'working' })
      try {
        end(order, await cancelOne(order, mayAskAgain))
      } catch (error) {
        end(order, { status: 'failed' })
        setState((state) => ({ ...state, error }))
        break
      }
      // Consent is for the one that was asked about.
      mayAskAgain = undefined
    }
    setState((state) => ({ ...state, isRunning: false }))
  }
  const question: FlowQuestion = useFlowQuestion(flow, {
    onConsent: () => run(true),
    open,
  })
  const { reset } = flow
  return {
    error: state.error,
    flow,
    isRunning: state.isRunning,
    isDone: !rest.length && parts.some(({ isChosen }) => isChosen),
    parts,
    question,
    reset: useCallback(() => {
      reset()
      setState(idle)
    }, [reset]),
    /** What is still to be cancelled. */
    rest,
    start: () => {
      run()
    },
    toggle: (order: Order) => {
      const id = cartIdOf(order)
      setState((state) => ({
        ...state,
        left: state.left.includes(id)
          ? state.left.filter((it) => it !== id)
          : [...state.left, id],
      }))
    },
  }
}

/** Several cancellations and where they stand. */
export type CancelSeries = ReturnType<typeof useCancelMany>

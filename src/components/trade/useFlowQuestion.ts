'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { StepError } from '../../errors.js'
import type { Review } from '../../steps/review/reviewSteps.js'
import { useAddress } from '../../wallet/useConnection.js'
import { getUnresolved, type TradeState } from './tradeState.js'

/** A question that a trade asks the user. */
export type FlowQuestion = {
  /**
   * The open question: whether to continue although the review couldn't check
   * everything, `acknowledge` to open the wallet a second time, or whether to list
   * although an earlier order is `signed` and may be live.
   */
  asked:
    | { review: Review }
    | { signed: NonNullable<StepError['signed']> }
    | 'acknowledge'
    | undefined
  /** Answers the open question; does nothing without one. */
  answer: (isConfirmed: boolean) => void
  /**
   * Asks for consent to open the wallet again, after a failure whose outcome is
   * unknown. Does nothing unless `canAcknowledge`.
   */
  askToAcknowledge: () => void
  /** False if the wallet would be asked for something else than before. */
  canAcknowledge: boolean
  /** Callback for the flow: asks the user about findings of severity `unknown`. */
  onReview: (review: Review) => Promise<boolean>
}

/** Closing the dialog answers no. Consent covers one failure of one account. */
export function useFlowQuestion(
  { error, status }: TradeState,
  {
    enabled,
    canAcknowledge = true,
    onAcknowledge,
  }: {
    enabled: boolean
    canAcknowledge?: boolean | undefined
    onAcknowledge: (unresolved: StepError['unresolved']) => void
  },
): FlowQuestion {
  const [asked, setAsked] = useState<FlowQuestion['asked']>()
  const allow = useRef<(allowed: boolean) => void>(undefined)
  const decide = useCallback((allowed: boolean) => {
    allow.current?.(allowed)
    allow.current = undefined
    setAsked(undefined)
  }, [])
  const isAcknowledgement = asked === 'acknowledge'
  const isObsolete = isAcknowledgement
    ? status !== 'failed' || !canAcknowledge
    : status !== 'working'
  useEffect(() => {
    if (asked && (!enabled || isObsolete)) decide(false)
  }, [asked, decide, enabled, isObsolete])
  const address = useAddress()
  const before = useRef(address)
  useEffect(() => {
    if (before.current === address) return
    before.current = address
    if (isAcknowledgement) decide(false)
  }, [address, decide, isAcknowledgement])
  // The flow must not wait forever for a dialog that is gone.
  useEffect(() => () => allow.current?.(false), [])
  return {
    asked,
    answer(isConfirmed) {
      // A late press can't answer a question that isn't rendered yet.
      if (!asked) return
      if (isConfirmed && isAcknowledgement && canAcknowledge)
        onAcknowledge(getUnresolved(error))
      decide(isConfirmed)
    },
    askToAcknowledge: useCallback(
      () => canAcknowledge && setAsked('acknowledge'),
      [canAcknowledge],
    ),
    canAcknowledge,
    onReview: useCallback(
      (review) =>
        new Promise((resolve) => {
          allow.current?.(false)
          allow.current = resolve
          setAsked({ review })
        }),
      [],
    ),
  }
}

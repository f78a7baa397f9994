'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useConnection } from 'wagmi'
import type { Review } from '../../steps/review/reviewSteps.js'

/** What a trade has to ask the person, and how that is answered. */
export type FlowQuestion = {
  /**
   * What is asked now: whether to go on with what could not be judged, which
   * the review names, or `consent` to ask the wallet a second time.
   */
  asked: { review: Review } | 'consent' | undefined
  /** Goes on, or leaves it; nothing happens where nothing is asked. */
  answer: (goOn: boolean) => void
  /**
   * Begins to ask whether the wallet is to be asked again, where a failure
   * leaves in doubt what became of the first time; only where `mayConsent`.
   */
  askConsent: () => void
  /** Not where the wallet would be asked for another than what is in doubt. */
  mayConsent: boolean
  /** Given to the flow: asks about what is not known. */
  onReview: (review: Review) => Promise<boolean>
}

type Flow = {
  isPending: boolean
  /** Whether it has failed; where that is left out, it may have. */
  isError?: boolean | undefined
}

/**
 * The questions of one flow: whether to go on with what is not known, and
 * whether to ask the wallet again. Nobody to see them means no to both, and
 * consent is for the failure and the account that it was asked for.
 */
export function useFlowQuestion(
  { isError, isPending }: Flow,
  {
    enabled,
    mayConsent = true,
    onConsent,
  }: {
    enabled: boolean
    mayConsent?: boolean | undefined
    onConsent: () => void
  },
): FlowQuestion {
  const [asked, setAsked] = useState<FlowQuestion['asked']>()
  const allow = useRef<(allowed: boolean) => void>(undefined)
  const decide = useCallback((allowed: boolean) => {
    allow.current?.(allowed)
    allow.current = undefined
    setAsked(undefined)
  }, [])
  const isConsent = asked === 'consent'
  const isOver = isConsent
    ? isPending || isError === false || !mayConsent
    : !isPending
  useEffect(() => {
    if (asked && (!enabled || isOver)) decide(false)
  }, [asked, decide, enabled, isOver])
  const { address } = useConnection()
  const before = useRef(address)
  useEffect(() => {
    if (before.current === address) return
    before.current = address
    if (isConsent) decide(false)
  }, [address, decide, isConsent])
  // Nobody is left to answer, and a flow must not wait for ever.
  useEffect(() => () => allow.current?.(false), [])
  return {
    asked,
    answer(goOn) {
      // What nobody has read yet is not answered by a press that was late.
      if (!asked) return
      if (goOn && isConsent && mayConsent) onConsent()
      decide(goOn)
    },
    askConsent: useCallback(
      () => mayConsent && setAsked('consent'),
      [mayConsent],
    ),
    mayConsent,
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

'use client'
import { useEffect, useRef } from 'react'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { useShownFlow } from '../../hooks/useShownFlow.js'
import type { Progress } from '../../steps/base/progress.js'
import { isSameIgnoringCase } from '../text/isSameIgnoringCase.js'
import { getPausedAccount } from './walletPause.js'

/**
 * Says whether somebody sees a flow. What failed for one account says nothing
 * of another, unless it waits for its own to come back.
 */
export function useFlowInView(
  flow: {
    account?: Address | undefined
    error?: unknown
    progress: Progress | undefined
    reset: () => void
  },
  enabled: boolean,
): void {
  const { account, error, progress, reset } = flow
  const wanted = getPausedAccount({ account, error })
  const { address } = useConnection()
  const before = useRef(address)
  const isLate = Boolean(
    address && account && !isSameIgnoringCase(address, account),
  )
  // Who has begun it is told, and does not see it while another is there.
  useShownFlow(progress?.flow, enabled && !isLate)
  useEffect(() => {
    const isOther = before.current !== address
    before.current = address
    // What fails for one may do so only after another has come.
    if (!error || !(isOther || isLate)) return
    if (!wanted || wanted === address) reset()
  }, [address, error, isLate, reset, wanted])
}

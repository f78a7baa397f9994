'use client'
import { useEffect, useRef } from 'react'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { useShownFlow } from '../../hooks/useShownFlow.js'
import type { Progress } from '../../steps/progress.js'
import { pausedFor } from './walletPause.js'

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
  const wanted = pausedFor({ account, error })
  const { address } = useConnection()
  const before = useRef(address)
  useShownFlow(progress?.flow, enabled)
  useEffect(() => {
    if (before.current === address) return
    before.current = address
    if (error && (!wanted || wanted === address)) reset()
  }, [address, error, reset, wanted])
}

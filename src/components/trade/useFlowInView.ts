'use client'
import { useEffect, useRef } from 'react'
import type { Address } from 'viem'
import { useShownFlow } from '../../hooks/flows/useShownFlow.js'
import { isSameText } from '../../rpc/isSameText.js'
import type { Progress } from '../../steps/model/progress.js'
import { useAddress } from '../../wallet/useConnection.js'
import { getPausedAccount } from './tradeState.js'

/** Resets a failure when the account changes, unless the flow waits for that account. */
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
  const awaited = getPausedAccount({ account, error })
  const address = useAddress()
  const before = useRef(address)
  const isLate = Boolean(address && account && !isSameText(address, account))
  // Once the flow's account is connected again, a notice shows the flow.
  useShownFlow(progress?.flow, enabled && !isLate)
  useEffect(() => {
    const isOther = before.current !== address
    before.current = address
    // The failure may arrive after the account changed.
    if (!error || !(isOther || isLate)) return
    if (!awaited || awaited === address) reset()
  }, [address, error, isLate, reset, awaited])
}

'use client'
import { useEffect, useMemo, useState } from 'react'
import type { Address } from 'viem'
import { useBlockNumber } from 'wagmi'
import { useWallet } from '../../hooks/context/useWallet.js'
import { useOnline } from '../../hooks/page/useOnline.js'
import { type TradeLabels, tradeLabels } from '../../labels/tradeLabels.js'
import { walletLabels } from '../../labels/walletLabels.js'
import { nodeSettings } from '../../query/settings.js'
import type { Step } from '../../rpc/schemas.js'
import type { Progress, StepProgress } from '../../steps/model/progress.js'
import { readSteps } from '../../steps/model/readStep.js'
import { Clock } from '../icon/icons.js'
import { StepsProgress } from '../StepsProgress/StepsProgress.js'
import { shortenAddress } from '../text/ShortAddress.js'
import { useLabels } from '../text/useLabels.js'

export function FlowSteps(props: {
  account?: Address | undefined
  chainId: number
  hints?: Readonly<Record<string, string>> | undefined
  pending: boolean
  progress: Progress | undefined
  quote: readonly Step[] | undefined
  subject?: string | undefined
}) {
  const { account, pending, progress, quote, ...rest } = props
  const planned = useMemo(() => toWaitingSteps(quote), [quote])
  const steps = progress?.steps.length ? progress.steps : planned
  // The button already names a single step to come.
  const isShown = steps.length >= (progress?.steps.length ? 1 : 2)
  return (
    <>
      {isShown && (
        <div className="mk-reveal">
          <StepsProgress explainFailure={false} steps={steps} {...rest} />
        </div>
      )}
      <FlowWait {...{ account, pending, progress }} chainId={rest.chainId} />
    </>
  )
}

export function FlowWait(props: {
  account?: Address | undefined
  chainId: number
  pending: boolean
  progress: Progress | undefined
}) {
  const { account, chainId, pending, progress } = props
  const labels = useLabels(walletLabels)
  const wallet = useWallet({ account })
  const slow = useWait(progress, pending, chainId)
  const wait =
    pending && wallet.status === 'wrongAccount'
      ? labels['wallet.wrongAccount'](shortenAddress(wallet.wanted))
      : slow
  // Always rendered, so that screen readers announce its text.
  return (
    <div className="mk-wait" role="status">
      {wait && (
        <div className="mk-reveal">
          <div className="mk-banner" data-tone="neutral">
            <Clock />
            <div>{wait}</div>
          </div>
        </div>
      )}
    </div>
  )
}

/** Returns no steps if one is unreadable; the engine refuses it later. */
function toWaitingSteps(quote: readonly Step[] = []): StepProgress[] {
  try {
    return readSteps(quote).map(({ id, index, kind }) => ({
      ...{ id, index, kind },
      status: 'waiting',
    }))
  } catch {
    return []
  }
}

function useWait(
  progress: Progress | undefined,
  pending: boolean,
  chainId: number,
): string | undefined {
  const labels = useLabels(tradeLabels)
  const online = useOnline()
  const isConfirming = pending && getReason(progress) === 'confirming'
  const node = useBlockNumber({
    chainId,
    query: {
      ...nodeSettings,
      enabled: isConfirming,
      refetchInterval: nodeCheckInterval,
      retry: 1,
    },
  })
  const position = pending ? getPosition(progress) : undefined
  const [slow, setSlow] = useState<string>()
  useEffect(() => {
    setSlow(undefined)
    if (position === undefined) return
    const timer = setTimeout(() => setSlow(position), longWaitSeconds * 1000)
    return () => clearTimeout(timer)
  }, [position])
  if (position === undefined) return undefined
  const seconds = slow === position ? longWaitSeconds : 0
  // `isError` is false during each new attempt.
  const isUnreachable =
    isConfirming && node.errorUpdateCount > 0 && !node.isSuccess
  return describeWait(progress, { isUnreachable, online, seconds }, labels)
}

/** A change of this text is progress, and restarts the wait. */
function getPosition(progress: Progress | undefined): string {
  if (!progress) return ''
  const { current, phase, resumed, steps } = progress
  const { hash, status } = steps[current] ?? {}
  return [phase, resumed, current, status, hash].join()
}

const longWaitSeconds = 20

const nodeCheckInterval = 4_000

export function describeWait(
  progress: Progress | undefined,
  wait: {
    isUnreachable?: boolean
    online: boolean
    seconds: number
  },
  labels: TradeLabels,
): string | undefined {
  if (progress && progress.status !== 'running') return undefined
  if (!wait.online) return labels['wait.offline']
  if (wait.isUnreachable) return labels['wait.unreachable']
  const reason = getReason(progress)
  return wait.seconds < longWaitSeconds || reason === 'queued'
    ? undefined
    : labels[`wait.${reason}`]
}

function getReason(progress: Progress | undefined) {
  if (!progress) return 'waiting'
  const { current, phase, resumed, steps } = progress
  if (phase === 'indexing') return 'indexing'
  if (resumed) return 'resuming'
  if (phase === 'quoting') return 'quoting'
  const status = steps[current]?.status ?? 'waiting'
  return status === 'done' || status === 'failed' ? 'waiting' : status
}

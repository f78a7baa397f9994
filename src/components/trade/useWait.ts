'use client'
import { useEffect, useState } from 'react'
import { useOnline } from '../../hooks/useOnline.js'
import type { Progress } from '../../steps/base/progress.js'
import { useLabels } from '../text/useLabels.js'
import { type TradeLabels, tradeLabels } from './tradeLabels.js'

/** Says why a running flow takes long; undefined while it doesn't. */
export function useWait(
  progress: Progress | undefined,
  pending: boolean,
): string | undefined {
  const labels = useLabels(tradeLabels)
  const online = useOnline()
  const position = pending ? getPosition(progress) : undefined
  const [slow, setSlow] = useState<string>()
  useEffect(() => {
    setSlow(undefined)
    if (position === undefined) return
    const timer = setTimeout(() => setSlow(position), longWait * 1000)
    return () => clearTimeout(timer)
  }, [position])
  if (position === undefined) return undefined
  const seconds = slow === position ? longWait : 0
  return describeWait(progress, { online, seconds }, labels)
}

/** A change of this text is progress, and restarts the wait. */
function getPosition(progress: Progress | undefined): string {
  if (!progress) return ''
  const { current, phase, resumed, steps } = progress
  const { hash, status } = steps[current] ?? {}
  return [phase, resumed, current, status, hash].join()
}

/** Seconds without progress after which the person is told. */
export const longWait = 20

/** Describes the wait of a running flow. Being offline is told at once. */
export function describeWait(
  progress: Progress | undefined,
  wait: {
    online: boolean
    seconds: number
  },
  labels: TradeLabels,
): string | undefined {
  if (progress && progress.status !== 'running') return undefined
  if (!wait.online) return labels['wait.offline']
  const reason = getReason(progress)
  // The label of a queued step already says that it takes long.
  return wait.seconds < longWait || reason === 'queued'
    ? undefined
    : labels[`wait.${reason}`]
}

function getReason(progress: Progress | undefined) {
  if (!progress) return 'waiting'
  const { current, phase, resumed, steps } = progress
  if (phase === 'settling') return 'settling'
  if (resumed) return 'resuming'
  if (phase === 'quoting') return 'quoting'
  const status = steps[current]?.status ?? 'waiting'
  return status === 'done' || status === 'failed' ? 'waiting' : status
}

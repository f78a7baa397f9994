'use client'
import { useEffect, useState } from 'react'
import { useOnline } from '../../hooks/useOnline.js'
import { type TradeLabels, tradeLabels } from '../../labels/tradeLabels.js'
import type { Progress } from '../../steps/base/progress.js'
import { useLabels } from '../text/useLabels.js'

/** Why a flow that runs takes longer than usual; nothing while it does not. */
export function useWait(
  progress: Progress | undefined,
  pending: boolean,
): string | undefined {
  const labels = useLabels(tradeLabels)
  const online = useOnline()
  const place = pending ? getPosition(progress) : undefined
  const [slow, setSlow] = useState<string>()
  useEffect(() => {
    setSlow(undefined)
    if (place === undefined) return
    const timer = setTimeout(() => setSlow(place), longWait * 1000)
    return () => clearTimeout(timer)
  }, [place])
  if (place === undefined) return undefined
  const seconds = slow === place ? longWait : 0
  return describeWait(progress, { online, seconds }, labels)
}

/** Another place is progress: the waiting begins anew. */
function getPosition(progress: Progress | undefined): string {
  if (!progress) return ''
  const { current, phase, resumed, steps } = progress
  const { hash, status } = steps[current] ?? {}
  return [phase, resumed, current, status, hash].join()
}

/** Seconds in one place after which a wait wants a word. */
export const longWait = 20

/**
 * Says why a flow that runs takes longer than usual, where that is known;
 * being offline is told at once.
 */
export function describeWait(
  progress: Progress | undefined,
  wait: {
    online: boolean
    /** How long the flow has been at one place. */
    seconds: number
  },
  labels: TradeLabels,
): string | undefined {
  if (progress && progress.status !== 'running') return undefined
  if (!wait.online) return labels['wait.offline']
  const reason = getReason(progress)
  // What is said of a queue already tells that it takes long.
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

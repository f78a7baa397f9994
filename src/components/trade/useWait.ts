'use client'
import { useEffect, useState } from 'react'
import { useOnline } from '../../hooks/useOnline.js'
import { tradeLabels } from '../../labels/tradeLabels.js'
import type { Progress } from '../../steps/base/progress.js'
import { useLabels } from '../text/useLabels.js'
import { describeWait, longWait } from './describeWait.js'

/** Why a flow that runs takes longer than usual; nothing while it does not. */
export function useWait(
  progress: Progress | undefined,
  pending: boolean,
): string | undefined {
  const labels = useLabels(tradeLabels)
  const online = useOnline()
  const place = pending ? placeOf(progress) : undefined
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
function placeOf(progress: Progress | undefined): string {
  if (!progress) return ''
  const { current, phase, resumed, steps } = progress
  const { hash, status } = steps[current] ?? {}
  return [phase, resumed, current, status, hash].join()
}

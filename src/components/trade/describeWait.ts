import type { TradeLabels } from '../../labels/tradeLabels.js'
import type { Progress } from '../../steps/base/progress.js'

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
  const reason = reasonOf(progress)
  // What is said of a queue already tells that it takes long.
  return wait.seconds < longWait || reason === 'queued'
    ? undefined
    : labels[`wait.${reason}`]
}

function reasonOf(progress: Progress | undefined) {
  if (!progress) return 'waiting'
  const { current, phase, resumed, steps } = progress
  if (phase === 'settling') return 'settling'
  if (resumed) return 'resuming'
  if (phase === 'quoting') return 'quoting'
  const status = steps[current]?.status ?? 'waiting'
  return status === 'done' || status === 'failed' ? 'waiting' : status
}

import type { Environment } from '../base/environment.js'
import type { Run } from '../run/run.js'

const collectingAfterMs = 30_000

/** Milliseconds that one poll counts at most: clocks jump, and pages sleep. */
const maxPollMs = 30_000

/** Pauses of one interval; later pauses grow up to four intervals. */
const shortPauses = 3

/** Paces polls: with backoff, and paused while the page is hidden. */
export function createPace({
  environment,
  node,
  signal,
  timeout,
}: Pick<Run, 'environment' | 'node' | 'signal' | 'timeout'>) {
  let polls = 0
  let since = environment.now()
  let waited = 0
  return {
    async awake() {
      await environment.awake(signal)
      if (!polls) since = environment.now()
    },
    /** Whether a smart account may be collecting signatures by now. */
    isLong: () => waited >= collectingAfterMs,
    isOver: () => waited >= timeout,
    async pause() {
      const growth = 1.25 ** Math.max(0, polls + 1 - shortPauses)
      const share = Math.min(growth, 4)
      const wanted = node.pollingInterval * share * jitter(environment)
      const pause = Math.min(wanted, timeout - waited)
      polls += 1
      await environment.sleep(pause, signal)
      const now = environment.now()
      waited += Math.min(Math.max(now - since, pause), pause + maxPollMs)
      since = now
    },
  }
}

/** Between 1 and 1.2, so that many pages do not poll at the same time. */
function jitter(environment: Environment): number {
  return 1 + (Number.parseInt(environment.id().slice(0, 4), 16) / 0xffff) * 0.2
}

import type { Environment } from '../base/environment.js'

/** When to look again, and when to stop. */
export type Pace = {
  /** Waits until the page is awake. */
  awake(): Promise<void>
  /** Whether it has taken so long that something else may be the matter. */
  isLong(): boolean
  /** Whether it has taken as long as it may. */
  isOver(): boolean
  /** Waits before the next look; each time longer. */
  pause(): Promise<void>
}

/** Milliseconds after which a smart account counts as collecting signatures. */
const longestSilence = 30_000

/** Milliseconds that a look counts at most: clocks jump, and pages sleep. */
const longestLook = 30_000

/** How much of an interval is waited at first: a block takes two or so. */
export const haste = 0.7

/** How many pauses are as short; those that follow grow, up to four intervals. */
const shortPauses = 3

/** The pace of one wait: bounded, with backoff, paused while nobody looks. */
export function createPace(
  {
    environment,
    signal,
    timeout,
  }: {
    environment: Environment
    signal: AbortSignal | undefined
    timeout: number
  },
  /** Milliseconds between two looks, as a rule. */
  interval: number,
): Pace {
  let looks = 0
  let since = environment.now()
  let waited = 0
  return {
    async awake() {
      await environment.awake(signal)
      if (!looks) since = environment.now()
    },
    isLong: () => waited >= longestSilence,
    isOver: () => waited >= timeout,
    async pause() {
      const growth = 1.25 ** Math.max(0, looks + 1 - shortPauses)
      const share = Math.min(haste * growth, 4)
      const wanted = interval * share * jitter(environment)
      const pause = Math.min(wanted, timeout - waited)
      looks += 1
      await environment.sleep(pause, signal)
      const now = environment.now()
      waited += Math.min(Math.max(now - since, pause), pause + longestLook)
      since = now
    },
  }
}

/** Between 0.8 and 1.2, so that many pages do not ask in step. */
function jitter(environment: Environment): number {
  return (
    0.8 + (Number.parseInt(environment.id().slice(0, 4), 16) / 0xffff) * 0.4
  )
}

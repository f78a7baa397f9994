import type { Order } from '../../rpc/schemas.js'
import { abortable } from '../base/abortable.js'
import { findOrder } from '../execute/findOrder.js'
import type { Run } from '../run/run.js'
import { findListings } from './findListings.js'

/** What of the service an effect can be seen by. */
export type Looking = {
  /** An order of the collection. */
  findOrder(orderId: string): Promise<Order | undefined>
  /** The account's own listings of the token. */
  findListings(): Promise<readonly Order[]>
}

/** Milliseconds between the looks for an effect, and for all of them. */
const pauses = [300, 500, 800, 1_200, 2_000, 3_000]
const longestSettle = 15_000

/**
 * Waits, for a while, until the service shows an effect. It is on the chain:
 * a service that cannot say so yet is no failure.
 */
export async function settle(
  run: Run,
  isShown: (looking: Looking) => Promise<boolean>,
): Promise<boolean> {
  const { environment, signal } = run
  const over = new AbortController()
  const stop = () => over.abort()
  if (signal?.aborted) return false
  signal?.addEventListener('abort', stop, { once: true })
  const until = over.signal
  const looking: Looking = {
    findOrder: (orderId) => findOrder(run, orderId, until),
    findListings: () => findListings(run, until),
  }
  environment.sleep(longestSettle, until).then(stop, () => {})
  try {
    for (let looks = 0, failed = 0; ; looks++) {
      await environment.awake(until)
      const shown = isShown(looking).then(
        (is) => {
          failed = 0
          return is
        },
        () => {
          failed += 1
          return false
        },
      )
      if (await abortable(shown, until)) return true
      // A service that cannot be reached is asked less and less.
      const pause = failed ? 1_000 * 2 ** failed : (pauses[looks] ?? 3_000)
      await environment.sleep(pause, until)
    }
  } catch {
    return false
  } finally {
    stop()
    signal?.removeEventListener('abort', stop)
  }
}

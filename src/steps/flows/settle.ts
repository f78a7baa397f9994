import { listListings } from '../../rpc/operations.js'
import type { Order } from '../../rpc/schemas.js'
import { abortable } from '../base/abortable.js'
import { findOrder } from '../execute/findOrder.js'
import type { Run } from '../run/run.js'

/** Reads what the service shows. */
export type Looking = {
  /** Returns an order of the collection. */
  findOrder(orderId: string): Promise<Order | undefined>
  /** Returns the account's listings of the token. */
  findListings(): Promise<readonly Order[]>
}

/** Milliseconds before each retry. */
const delays = [300, 500, 800, 1_200, 2_000, 3_000]
const timeoutMs = 15_000

/**
 * Waits until the service shows an effect. Returns false after 15 seconds, or if
 * the service fails: the effect is on the chain all the same.
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
  environment.sleep(timeoutMs, until).then(stop, () => {})
  try {
    for (let tries = 0, failed = 0; ; tries++) {
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
      const delay = failed ? 1_000 * 2 ** failed : (delays[tries] ?? 3_000)
      await environment.sleep(delay, until)
    }
  } catch {
    return false
  } finally {
    stop()
    signal?.removeEventListener('abort', stop)
  }
}

/** Returns the account's listings of the token that the current part lists. */
export async function findListings(
  { account, chainId, client, journal }: Run,
  signal: AbortSignal | undefined,
): Promise<readonly Order[]> {
  const intent = journal.part()
  if (intent.kind !== 'list') return []
  const { collection: contractAddress, tokenId } = intent
  const { listings } = await client.request(
    listListings,
    { contractAddress, tokenId, filter: { createdBy: [account] } },
    { chainId, signal },
  )
  return listings
}

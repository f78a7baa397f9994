import { isLoopback } from '../../rpc/isLoopback.js'
import { listListings } from '../../rpc/operations.js'
import type { Order } from '../../rpc/schemas.js'
import { abortable, abortWith } from '../platform/abortable.js'
import { isSameText } from '../platform/plainData.js'
import type { Run } from '../run/run.js'
import { findOrder } from '../wait/findEffect.js'

/** Reads what the service shows. */
export type ServiceReader = {
  /** Returns an order of the collection. */
  findOrder(orderId: string): Promise<Order | undefined>
  /** Returns the account's listings of the token. */
  findListings(): Promise<readonly Order[]>
}

/** Milliseconds before each retry. */
const delays = [300, 500, 800, 1_200, 2_000, 3_000]
const timeoutMs = 15_000

/** Waits until the service shows the effect; false after 15 seconds, or if it fails. */
export async function waitUntilIndexed(
  run: Run,
  isShown: (reader: ServiceReader) => Promise<boolean>,
): Promise<boolean> {
  const { client, environment, signal } = run
  if (signal?.aborted) return false
  const isLocal = isLoopback(client.resolve('').href)
  const end = new AbortController()
  const removeListener = abortWith(signal, end)
  const stop = () => end.abort()
  const until = end.signal
  const reader: ServiceReader = {
    findOrder: (orderId) => findOrder(run, orderId, undefined, until),
    findListings: () => findListings(run, until),
  }
  environment.sleep(timeoutMs, until).then(stop, () => {})
  try {
    for (let tries = 0, failed = 0; ; tries++) {
      await environment.awake(until, isLocal)
      const shown = isShown(reader).then(
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
    removeListener()
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
  // The service may ignore the filter.
  return listings.filter(
    (order) =>
      isSameText(order.createdBy, account) &&
      isSameText(order.collectionContractAddress, contractAddress) &&
      order.tokenId === tokenId,
  )
}

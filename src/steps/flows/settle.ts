import type { Address, Hex } from 'viem'
import { StepError } from '../../errors.js'
import { isLoopback } from '../../rpc/isLoopback.js'
import { listListings } from '../../rpc/operations.js'
import type { Order } from '../../rpc/schemas.js'
import { countFilled, getFilledHashes, isOrderHash } from '../chain/seaport.js'
import { countArrivals, type Log } from '../chain/transferLogs.js'
import type { Result } from '../journal/results.js'
import type { BuyIntent } from '../model/intent.js'
import { abortable, abortWith } from '../platform/abortable.js'
import { isSameText } from '../platform/plainData.js'
import type { Run } from '../run/run.js'
import { findOrder, readChainEnd } from '../wait/findEffect.js'

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

/** Returns false after 15 seconds, or if the service fails. */
export async function settle(
  run: Run,
  isShown: (looking: Looking) => Promise<boolean>,
): Promise<boolean> {
  const { client, environment, signal } = run
  if (signal?.aborted) return false
  const isLocal = isLoopback(client.resolve('').href)
  const over = new AbortController()
  const removeListener = abortWith(signal, over)
  const stop = () => over.abort()
  const until = over.signal
  const looking: Looking = {
    findOrder: (orderId) => findOrder(run, orderId, undefined, until),
    findListings: () => findListings(run, until),
  }
  environment.sleep(timeoutMs, until).then(stop, () => {})
  try {
    for (let tries = 0, failed = 0; ; tries++) {
      await environment.awake(until, isLocal)
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

/** The tokens that a purchase delivered, and the orders that it missed. */
export type Missed = {
  /**
   * Base units bought from each order, in decimal digits; it may be less
   * than requested. Leaves out orders from which nothing was bought. Absent if
   * that is not known.
   */
  bought?: readonly { orderId: string; quantity: string }[] | undefined
  /**
   * For a purchase of several orders, the ids of those that somebody else
   * bought first. Empty if all were bought, absent if it is not known.
   */
  missed?: readonly string[] | undefined
}

/**
 * Finds out which tokens a purchase brought. A contract may skip sold orders or
 * deliver fewer tokens, and return the rest of the money.
 *
 * @throws StepError `reverted` if none of several orders was bought.
 */
export async function findMissed(
  run: Run,
  { hashes }: Result,
): Promise<Missed> {
  const intent = run.journal.part()
  if (intent.kind !== 'buy' || !hashes.length) return {}
  const { collection, orders } = intent
  const isBasket = orders.length > 1
  // A purchase of one token either delivers that token or fails.
  if (!isBasket && BigInt(orders[0]?.quantity ?? '1') === 1n) return {}
  const logs = await readLogs(run, hashes)
  if (!logs) return {}
  const bought = findBought(orders, logs, { account: run.account, collection })
  const ids = isBasket ? orders.map(({ orderId }) => orderId) : undefined
  // Only ids that are hashes appear in logs.
  if (!ids?.every(isOrderHash)) return { bought }
  const filled = getFilledHashes(logs)
  const missed = ids.filter((id) => !filled.includes(id.toLowerCase()))
  if (missed.length < ids.length) return { bought, missed }
  // Ids that only look like hashes do not appear in logs.
  if (filled.length || logs.some((log) => isSameText(log.address, collection)))
    return { bought }
  throw new StepError({
    reason: 'reverted',
    details: 'None of the orders was filled.',
    fundsMoved: 'maybe',
    hash: hashes.at(-1),
    index: 0,
  })
}

/**
 * Requires that the chain shows what an earlier run did: its record alone proves
 * nothing. Otherwise the last step stays in doubt.
 *
 * @throws StepError `unresolved` if the chain does not show it.
 */
export async function requireEvidence(
  run: Run,
  { hashes }: Result,
): Promise<void> {
  const { account, journal } = run
  const part = journal.part()
  const steps = journal.steps()
  const isShown = async () => {
    if (part.kind === 'cancel')
      return hashes.length > 0 || (await readChainEnd(run, part)) !== 'open'
    if (part.kind !== 'buy') return true
    const { collection, orders } = part
    const logs = (await readLogs(run, hashes)) ?? []
    return findBought(orders, logs, { account, collection }) !== undefined
  }
  const isOnChain = steps.every(({ kind }) => kind === 'transaction')
  if (!steps.length || !isOnChain || (await isShown())) return
  const index = steps.length - 1
  await journal.update(index, { status: 'sent' })
  throw new StepError({
    reason: 'unresolved',
    details: 'The chain does not show the effect of an earlier run.',
    fundsMoved: 'maybe',
    hash: hashes.at(-1),
    index,
  })
}

/** Counts the base units that arrived; by the book's logs if orders share a token. */
function findBought(
  orders: BuyIntent['orders'],
  logs: readonly Log[],
  place: { account: Address; collection: Address },
): Missed['bought'] {
  const bought: { orderId: string; quantity: string }[] = []
  const countArrived = countArrivals(logs, place)
  for (const { orderId, tokenId } of orders) {
    const isShared =
      orders.filter((order) => order.tokenId === tokenId).length > 1
    const arrived = isShared ? 0n : countArrived(tokenId)
    // Some collections do not log transfers in the standard way.
    const count =
      arrived > 0n ? arrived : countFilled(logs, { ...place, orderId, tokenId })
    if (count) bought.push({ orderId, quantity: String(count) })
  }
  return bought.length ? bought : undefined
}

/** Returns the logs of transactions; undefined if one cannot be read. */
async function readLogs(
  run: Run,
  hashes: readonly Hex[],
): Promise<readonly Log[] | undefined> {
  const found = hashes.map(
    async (hash) => run.logs.get(hash) ?? (await read(run, hash))?.logs,
  )
  const logs = await Promise.all(found)
  return logs.every(Boolean) ? logs.flat() : undefined
}

/** Reads a receipt. Another node of the pool may not have it yet. */
async function read({ callNode, environment, signal }: Run, hash: Hex) {
  for (let tries = 3; ; tries--) {
    const receipt = await callNode('eth_getTransactionReceipt', [hash])
    if (receipt || tries <= 1 || signal?.aborted) return receipt
    await environment.sleep(1_000)
  }
}

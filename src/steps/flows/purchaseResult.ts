import type { Address, Hex } from 'viem'
import { StepError } from '../../errors.js'
import { countFilled, getFilledHashes, isOrderHash } from '../chain/seaport.js'
import { countArrivals, type Log } from '../chain/transferLogs.js'
import type { Result } from '../journal/results.js'
import type { BuyIntent } from '../model/intent.js'
import { isSameText } from '../platform/plainData.js'
import type { Run } from '../run/run.js'
import { readChainEnd } from '../wait/findEffect.js'

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

import type { Address, Hex } from 'viem'
import { StepError } from '../../errors.js'
import type { BuyIntent } from '../base/intent.js'
import { isSameText } from '../base/plainData.js'
import { countFilled, getFilledHashes, isOrderHash } from '../base/seaport.js'
import { countArrived, type Log } from '../base/transferLogs.js'
import type { Result } from '../journal/results.js'
import type { Run } from '../run/run.js'

/** The tokens that a purchase delivered, and the orders that it missed. */
export type Missed = {
  /**
   * Number of tokens bought from each order, in decimal digits; it may be less
   * than requested. Orders without any are left out. Absent if it is
   * not known.
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

/** Counts the tokens that arrived; by the book's logs if orders share a token. */
function findBought(
  orders: BuyIntent['orders'],
  logs: readonly Log[],
  place: { account: Address; collection: Address },
): Missed['bought'] {
  const bought: { orderId: string; quantity: string }[] = []
  for (const { orderId, tokenId } of orders) {
    const isShared =
      orders.filter((order) => order.tokenId === tokenId).length > 1
    const token = { ...place, orderId, tokenId }
    const arrived = isShared ? 0n : countArrived(logs, token)
    // Some collections do not log transfers in the standard way.
    const count = arrived > 0n ? arrived : countFilled(logs, token)
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

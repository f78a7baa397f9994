import type { Address, Hex } from 'viem'
import { StepError } from '../../errors.js'
import type { BuyIntent } from '../base/intent.js'
import { isSameText } from '../base/plainData.js'
import {
  countFilled,
  getFilledHashes,
  isOrderHash,
} from '../base/seaportLogs.js'
import { countArrived, type Log } from '../base/transferLogs.js'
import type { Result } from '../journal/toResult.js'
import type { Run } from '../run/run.js'

/** What came of a purchase. */
export type Missed = {
  /**
   * How many tokens came from each order, as decimal numbers: fewer than wanted
   * where fewer were left. Orders that brought nothing are left out. Absent if
   * that is not known.
   */
  bought?: readonly { orderId: string; quantity: string }[] | undefined
  /**
   * Of a purchase of several orders, the ids of those that were not bought,
   * because somebody else was faster. Empty if all were bought, absent if that
   * is not known.
   */
  missed?: readonly string[] | undefined
}

/**
 * Finds out how much of a purchase came. A contract may leave out what is sold,
 * or give fewer tokens than wanted, and give back what was sent for the rest.
 *
 * @throws StepError when none of several orders was bought.
 */
export async function findMissed(
  run: Run,
  { hashes }: Result,
): Promise<Missed> {
  const intent = run.journal.part()
  if (intent.kind !== 'buy' || !hashes.length) return {}
  const { collection, orders } = intent
  const isBasket = orders.length > 1
  // One token of one order came, or the purchase failed.
  if (!isBasket && BigInt(orders[0]?.quantity ?? '1') === 1n) return {}
  const logs = await readLogs(run, hashes)
  if (!logs) return {}
  const bought = findBought(orders, logs, { account: run.account, collection })
  const ids = isBasket ? orders.map(({ orderId }) => orderId) : undefined
  // Of other books nobody can tell.
  if (!ids?.every(isOrderHash)) return { bought }
  const filled = getFilledHashes(logs)
  const missed = ids.filter((id) => !filled.includes(id.toLowerCase()))
  if (missed.length < ids.length) return { bought, missed }
  // Ids that only look like hashes say nothing: something may have come.
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
 * How many tokens came from each order, by the tokens that arrived. Orders of
 * the same token are told apart by the logs of their book.
 */
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
    // Some collections log transfers in ways of their own.
    const count = arrived > 0n ? arrived : countFilled(logs, token)
    if (count) bought.push({ orderId, quantity: String(count) })
  }
  return bought.length ? bought : undefined
}

/** The logs of transactions; undefined if one of them cannot be read. */
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

/** A receipt; the node had it a moment ago, another of its pool may not. */
async function read({ callNode, environment, signal }: Run, hash: Hex) {
  for (let tries = 3; ; tries--) {
    const receipt = await callNode('eth_getTransactionReceipt', [hash])
    if (receipt || tries <= 1 || signal?.aborted) return receipt
    await environment.sleep(1_000)
  }
}

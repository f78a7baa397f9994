import type { Address, Hex } from 'viem'
import { StepError } from '../../errors.js'
import { isSameText } from '../base/equality.js'
import { getFilledHashes, isOrderHash } from '../base/seaportLogs.js'
import type { Result } from '../journal/toResult.js'
import type { Run } from '../run/run.js'

/** What a purchase of several orders may leave out. */
export type Missed = {
  /**
   * Ids of the orders that were not bought, of several: somebody else was
   * faster. Empty where all were, absent where nobody can tell.
   */
  missed?: readonly string[] | undefined
}

/**
 * Of a purchase of several orders, the ones that were not bought. A contract
 * may leave out what is sold and give back what was sent for it.
 *
 * @throws StepError when none of them was.
 */
export async function findMissed(
  run: Run,
  { hashes }: Result,
): Promise<Missed> {
  const { intent } = run.journal
  if (intent.kind !== 'buy' || intent.orders.length < 2) return {}
  const ids = intent.orders.map(({ orderId }) => orderId)
  // Of other books nobody can tell.
  if (!ids.every(isOrderHash)) return {}
  const receipts = await Promise.all(hashes.map((hash) => read(run, hash)))
  if (!hashes.length || !receipts.every(Boolean)) return {}
  const logs: readonly Log[] = receipts.flatMap(({ logs }) => logs ?? [])
  const filled = getFilledHashes(logs)
  const missed = ids.filter((id) => !filled.includes(id.toLowerCase()))
  if (missed.length < ids.length) return { missed }
  // Ids that only look like hashes say nothing: something may have come.
  if (
    filled.length ||
    logs.some((log) => isSameText(log.address, intent.collection))
  )
    return {}
  throw new StepError({
    reason: 'reverted',
    details: 'None of the orders was filled.',
    fundsMoved: 'maybe',
    hash: hashes.at(-1),
    index: 0,
  })
}

type Log = { address: Address; data: Hex; topics: readonly Hex[] }

/** A receipt; the node had it a moment ago, another of its pool may not. */
async function read({ callNode, environment, signal }: Run, hash: Hex) {
  for (let tries = 3; ; tries--) {
    const receipt = await callNode('eth_getTransactionReceipt', [hash])
    if (receipt || tries <= 1 || signal?.aborted) return receipt
    await environment.sleep(1_000)
  }
}

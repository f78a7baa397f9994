import { type Hex, isAddressEqual } from 'viem'
import {
  digestOf,
  findByNonce,
  type ShownTransaction,
} from './findTransaction.js'
import { isDeep } from './isDeep.js'
import type { Outcome, SentTransaction, Waiting } from './waitForTransaction.js'

/**
 * What was mined with the nonce of a transaction: the same again by another
 * hash, or something else. Undefined when that cannot be told yet.
 */
export async function findReplacement(
  { account, block, digest, hash, nonce, seen = false }: SentTransaction,
  waiting: Pick<Waiting, 'callNode' | 'confirmations'>,
): Promise<Outcome | { hash: Hex } | undefined> {
  const { callNode } = waiting
  if (block === undefined || nonce === undefined) return undefined
  const found = await findByNonce(callNode, { account, block, nonce })
  if (!found || found.hash === hash) return undefined
  if (digestOf(found) === digest) return { hash: found.hash }
  // Ours may have been mined between two questions, or the other be undone.
  const ours = await callNode('eth_getTransactionReceipt', [hash])
  const other = await callNode('eth_getTransactionReceipt', [found.hash])
  if (ours !== null || !other) return undefined
  if (!(await isDeep(other.blockNumber, waiting))) return undefined
  const status = isToSelf(found) ? 'cancelled' : 'replaced'
  return { status, hash: found.hash, isCertain: seen }
}

function isToSelf({ from, to, value }: ShownTransaction): boolean {
  return to !== null && isAddressEqual(to, from) && !BigInt(value)
}

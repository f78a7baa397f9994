import { type Address, type Hex, numberToHex } from 'viem'
import { type CallNode, toNumber } from '../base/callNode.js'
import { getCallDigest } from '../journal/record.js'

/** A transaction as a node shows it, as far as it matters. */
export type ShownTransaction = {
  /** Absent or null while it waits to be mined. */
  blockNumber?: Hex | null | undefined
  from: Address
  hash: Hex
  input: Hex
  nonce: Hex
  to: Address | null
  value: Hex
}

/** How many blocks are read one by one when a node has no older state. */
const mostBlocks = 100

/**
 * The mined transaction with a nonce, searched from `block` on; undefined when
 * it cannot be found. Nodes behind one address may disagree, so not finding
 * one proves nothing.
 */
export async function findByNonce(
  callNode: CallNode,
  { account, block, nonce }: { account: Address; block: number; nonce: number },
): Promise<ShownTransaction | undefined> {
  const head = toNumber(await callNode('eth_blockNumber', []))
  if (head === undefined) return undefined
  const countAt = async (at: number) =>
    toNumber(
      await callNode('eth_getTransactionCount', [account, numberToHex(at)]),
    )
  let low = Math.min(block, head) - 1
  let high = head
  // It was noted too late where the node was ahead of the others.
  for (
    let step = 1;
    low > 0 && ((await countAt(low)) ?? 0) > nonce;
    step *= 4
  ) {
    high = low
    low = Math.max(0, low - step)
  }
  // After block `high` the nonce is used up, after block `low` it is not.
  while (high - low > 1) {
    const middle = (low + high) >> 1
    const count = await countAt(middle)
    if (count === undefined)
      return scan(callNode, { account, block, head, nonce })
    if (count > nonce) high = middle
    else low = middle
  }
  return pick(await transactionsOf(callNode, high), account, nonce)
}

async function scan(
  callNode: CallNode,
  {
    account,
    block,
    head,
    nonce,
  }: { account: Address; block: number; head: number; nonce: number },
): Promise<ShownTransaction | undefined> {
  for (let at = block; at <= Math.min(head, block + mostBlocks); at++) {
    const found = pick(await transactionsOf(callNode, at), account, nonce)
    if (found) return found
  }
  return undefined
}

async function transactionsOf(
  callNode: CallNode,
  block: number | 'pending',
): Promise<readonly ShownTransaction[] | undefined> {
  const tag = block === 'pending' ? block : numberToHex(block)
  const shown = await callNode('eth_getBlockByNumber', [tag, true])
  return Array.isArray(shown?.transactions) ? shown.transactions : undefined
}

function pick(
  transactions: readonly ShownTransaction[] | undefined,
  account: Address,
  nonce: number,
): ShownTransaction | undefined {
  return transactions?.find(
    (it) => isFrom(it, account) && Number(it.nonce) === nonce,
  )
}

/**
 * The hash of a transaction that was sent without us being told: mined since
 * `block`, or waiting to be. Undefined when there is no sign of it.
 */
export async function findByDigest(
  callNode: CallNode,
  {
    account,
    block,
    digest,
    known,
    nonce,
  }: {
    account: Address
    block: number
    digest: Hex
    /** Hashes that are spoken for. */
    known: readonly (Hex | undefined)[]
    nonce: number
  },
): Promise<Hex | undefined> {
  const isIt = (it: ShownTransaction) =>
    isFrom(it, account) && digestOf(it) === digest && !known.includes(it.hash)
  const waiting = await transactionsOf(callNode, 'pending')
  const pending = waiting?.find(isIt)
  if (pending) return pending.hash
  const count = toNumber(
    await callNode('eth_getTransactionCount', [account, 'latest']),
  )
  for (let next = nonce; next < Math.min(count ?? 0, nonce + 20); next++) {
    const found = await findByNonce(callNode, { account, block, nonce: next })
    if (found && isIt(found)) return found.hash
  }
  return undefined
}

/** Marks what a transaction does, as entries of the journal do. */
export function digestOf({ input, to, value }: ShownTransaction): Hex {
  return getCallDigest({ data: input, to: to ?? '0x', value: BigInt(value) })
}

function isFrom({ from }: ShownTransaction, account: Address): boolean {
  return from.toLowerCase() === account.toLowerCase()
}

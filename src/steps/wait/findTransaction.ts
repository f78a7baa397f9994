import { type Address, type Hex, numberToHex } from 'viem'
import { type CallNode, isTransaction, readNumber } from '../chain/callNode.js'
import { getCallDigest } from '../journal/record.js'
import { abortable } from '../platform/abortable.js'
import { isSameText } from '../platform/plainData.js'
import type { Run } from '../run/run.js'

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

/** Blocks that are read one by one if the node has no state of old blocks. */
const maxBlocks = 100

/** The nonce of a transaction, and the newest block before it was sent. */
type Sought = { account: Address; block: number; nonce: number }

/** Nodes behind one URL may disagree, so undefined proves nothing. */
export async function findByNonce(
  callNode: CallNode,
  sought: Sought,
): Promise<ShownTransaction | undefined> {
  const { account, block, nonce } = sought
  const head = await readNumber(callNode, 'eth_blockNumber')
  if (head === undefined) return undefined
  const countAt = (at: number) => readCount(callNode, account, numberToHex(at))
  let low = Math.min(block, head) - 1
  let high = head
  // The recorded block may be too late, if its node was ahead of the others.
  let step = 1
  while (low > 0 && ((await countAt(low)) ?? 0) > nonce) {
    high = low
    low = Math.max(0, low - step)
    step *= 4
  }
  // The nonce is used after block `high`, and not yet after block `low`.
  while (high - low > 1) {
    const middle = (low + high) >> 1
    const count = await countAt(middle)
    if (count === undefined) return scanBlocks(callNode, sought, head)
    if (count > nonce) high = middle
    else low = middle
  }
  return findIn(await getTransactions(callNode, high), sought)
}

async function scanBlocks(
  callNode: CallNode,
  sought: Sought,
  head: number,
): Promise<ShownTransaction | undefined> {
  const last = Math.min(head, sought.block + maxBlocks)
  for (let at = sought.block; at <= last; at++) {
    const found = findIn(await getTransactions(callNode, at), sought)
    if (found) return found
  }
  return undefined
}

async function getTransactions(
  callNode: CallNode,
  block: number | 'pending',
): Promise<readonly ShownTransaction[] | undefined> {
  const tag = block === 'pending' ? block : numberToHex(block)
  const shown = await callNode('eth_getBlockByNumber', [tag, true])
  return Array.isArray(shown?.transactions)
    ? shown.transactions.filter(isTransaction)
    : undefined
}

function findIn(
  transactions: readonly ShownTransaction[] | undefined,
  { account, nonce }: Sought,
): ShownTransaction | undefined {
  return transactions?.find(
    (it) => isFrom(it, account) && Number(it.nonce) === nonce,
  )
}

/** Finds a pending or mined transaction by its content. */
async function findByDigest(
  callNode: CallNode,
  sought: Sought & { digest: Hex; known: readonly (Hex | undefined)[] },
): Promise<Hex | undefined> {
  const { account, block, digest, known, nonce } = sought
  const isSought = (it: ShownTransaction) =>
    isFrom(it, account) &&
    getShownDigest(it) === digest &&
    !known.includes(it.hash)
  const waiting = await getTransactions(callNode, 'pending')
  const pending = waiting?.find(isSought)
  if (pending) return pending.hash
  const count = await readCount(callNode, account)
  for (let next = nonce; next < Math.min(count ?? 0, nonce + 20); next++) {
    const found = await findByNonce(callNode, { account, block, nonce: next })
    if (found && isSought(found)) return found.hash
  }
  return undefined
}

/** Returns how many transactions an account has sent. */
export function readCount(
  callNode: CallNode,
  account: Address,
  block = 'latest',
): Promise<number | undefined> {
  return readNumber(callNode, 'eth_getTransactionCount', [account, block])
}

export function getShownDigest({ input, to, value }: ShownTransaction): Hex {
  return getCallDigest({ data: input, to: to ?? '0x', value: BigInt(value) })
}

function isFrom({ from }: ShownTransaction, account: Address): boolean {
  return isSameText(from, account)
}

/** Tries several times: nodes learn of transactions one by one. */
export async function findSent(
  run: Run,
  index: number,
  tries: number,
): Promise<Hex | undefined> {
  const { account, callNode, environment, journal, signal } = run
  const entries = journal.steps()
  const { block, digest, nonce } = entries[index] ?? {}
  if (block === undefined || nonce === undefined || !digest) return undefined
  const known = entries.map(({ hash }) => hash)
  for (let left = tries; left > 0; left--) {
    const hash = await abortable(
      findByDigest(callNode, { account, block, digest, known, nonce }),
      signal,
    )
    if (hash) return hash
    if (left > 1) await environment.sleep(2_000, signal)
  }
  return undefined
}

import { type Hex, isAddressEqual } from 'viem'
import { abortable } from '../base/abortable.js'
import { type CallNode, toNumber } from '../base/callNode.js'
import type { Environment } from '../base/environment.js'
import type { Log } from '../base/transferLogs.js'
import { findReplacement } from './findReplacement.js'
import type { ShownTransaction } from './findTransaction.js'
import { isDeep } from './isDeep.js'
import { judgeTransaction, type Reviewed } from './judgeTransaction.js'
import { createPace, haste } from './pace.js'

/** What is known of a transaction that was sent. */
export type SentTransaction = Reviewed & {
  hash: Hex
  nonce?: number | undefined
  /** Whether a node has shown it with this nonce. */
  seen?: boolean | undefined
  /** As a node has shown it to this page. */
  shown?: ShownTransaction | undefined
}

/** What is learned of a transaction, and written down. */
type Change = Partial<Pick<SentTransaction, 'hash' | 'nonce' | 'seen'>>

/** What became of a transaction. */
export type Outcome =
  | {
      /** `altered`: what was mined is not what was reviewed. */
      status: 'mined' | 'reverted' | 'altered'
      block: Hex
      hash: Hex
      logs?: readonly Log[] | undefined
    }
  | {
      /** Another transaction has its nonce; `hash` is that one's. */
      status: 'replaced' | 'cancelled'
      hash: Hex
      /** Whether ours can certainly not be mined any more. */
      isCertain: boolean
    }
  | { status: 'queued' | 'unknown' }

/** How a wait goes on, and what is to be told of it. */
export type Waiting = {
  callNode: CallNode
  confirmations: number
  environment: Environment
  /** Milliseconds between two looks, as a rule. */
  interval: number
  /** Whether it was sent just now: whatever is amiss can wait for a while. */
  isFresh?: boolean | undefined
  onChange: (change: Change) => void
  onQueued: () => void
  signal: AbortSignal | undefined
  timeout: number
  /** Looks for the effect itself, where the hash may lead nowhere. */
  findEffect: () => Promise<{ hash?: Hex | undefined } | undefined>
}

/** Milliseconds until the first look, at most: no block comes at once. */
const longestHeadStart = 700

/**
 * How many looks at a fresh transaction leave out whether it was replaced.
 * Later, every second one does.
 */
const patience = 2

/**
 * Waits until a transaction, or what took its place, is as deep in the chain
 * as wanted. Ends after `timeout` milliseconds in which the page was awake.
 * Every look starts afresh, so that a block that is undone undoes its receipt.
 */
export async function waitForTransaction(
  given: SentTransaction,
  waiting: Waiting,
): Promise<Outcome> {
  const { environment, interval, isFresh, signal } = waiting
  const pace = createPace(waiting, interval)
  let sent = given
  let isQueued = false
  let looks = isFresh ? 0 : patience
  const learn: Learn = (change, shown) => {
    sent = { ...sent, ...change, shown }
    if (Object.keys(change).length) waiting.onChange(change)
    return sent
  }
  const headStart = Math.min(interval * haste, longestHeadStart)
  if (isFresh) await environment.sleep(headStart, signal)
  for (;;) {
    await pace.awake()
    const looking = look(sent, waiting, learn, looks++)
    const outcome = await abortable(looking, signal)
    if (outcome) return outcome
    const isOver = pace.isOver()
    if (!isQueued && !sent.seen && (isOver || pace.isLong())) {
      isQueued = await abortable(isContract(sent, waiting), signal)
      if (isQueued) waiting.onQueued()
    }
    const seen = isQueued && (await abortable(waiting.findEffect(), signal))
    if (seen) return { status: 'mined', block: '0x0', hash: sent.hash, ...seen }
    if (isOver) return { status: isQueued ? 'queued' : 'unknown' }
    await pace.pause()
  }
}

/** One look at the chain; undefined when it decides nothing. */
async function look(
  sent: SentTransaction,
  waiting: Waiting,
  learn: Learn,
  looks: number,
): Promise<Outcome | undefined> {
  const { callNode } = waiting
  const { account, hash, nonce } = sent
  // A hash stands for what was sent: one answer tells for good.
  const shown: ShownTransaction | null | undefined =
    sent.shown ?? (await callNode('eth_getTransactionByHash', [hash]))
  if (shown === undefined) return undefined
  if (shown && !sent.shown) {
    learn(readShown(shown, sent), shown)
    if (!shown.blockNumber) return undefined
  }
  if (shown) {
    const receipt = await callNode('eth_getTransactionReceipt', [hash])
    if (receipt === undefined) return undefined
    if (receipt) {
      const { blockNumber: block, logs } = receipt
      if (!(await isDeep(block, waiting))) return undefined
      const verdict = judgeTransaction(shown, receipt, sent)
      if (verdict !== 'carried') return { status: verdict, block, hash, logs }
      const code = await callNode('eth_getCode', [account, 'latest'])
      if (code === undefined) return undefined
      const status = code === '0x' ? 'altered' : 'mined'
      return { status, block, hash, logs }
    }
  }
  // What somebody else sends uses no nonce of the account.
  const isCarried = shown && !isAddressEqual(shown.from, account)
  if (looks < patience || looks % 2) return undefined
  if (nonce === undefined || isCarried) return undefined
  const count = toNumber(
    await callNode('eth_getTransactionCount', [account, 'latest']),
  )
  if (count === undefined || count <= nonce) return undefined
  const found = await findReplacement(sent, waiting)
  if (!found || 'status' in found) return found
  return look(learn({ ...found, seen: true }), waiting, learn, looks)
}

/** Notes what a node has shown, and what is known by it. */
type Learn = (change: Change, shown?: ShownTransaction) => SentTransaction

/** What a transaction that a node shows tells of the one that was sent. */
function readShown(
  shown: ShownTransaction,
  { account, seen }: SentTransaction,
): Change {
  const isKnown = seen || !isAddressEqual(shown.from, account)
  return isKnown ? {} : { nonce: toNumber(shown.nonce), seen: true }
}

/** Whether an account is a contract, and no delegated key (EIP-7702). */
async function isContract(
  { account }: SentTransaction,
  { callNode }: Waiting,
): Promise<boolean> {
  const code = await callNode('eth_getCode', [account, 'latest'])
  return /^0x(?!$|ef0100)/i.test(code)
}

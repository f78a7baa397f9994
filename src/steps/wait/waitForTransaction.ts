import { type Hex, isAddressEqual } from 'viem'
import { isLoopback } from '../../rpc/isLoopback.js'
import { readBlock, toNumber } from '../chain/callNode.js'
import type { Log } from '../chain/transferLogs.js'
import { abortable } from '../platform/abortable.js'
import type { Environment } from '../platform/environment.js'
import type { Run } from '../run/run.js'
import type { FoundEffect } from './findEffect.js'
import {
  findByNonce,
  getShownDigest,
  readCount,
  type ShownTransaction,
} from './findTransaction.js'
import {
  hasFailed,
  isMinedEarlier,
  judgeTransaction,
  type Reviewed,
} from './judgeTransaction.js'

export type SentTransaction = Reviewed & {
  hash: Hex
  nonce?: number | undefined
  /** Whether a node returned it with this nonce. */
  seen?: boolean | undefined
  shown?: ShownTransaction | undefined
}

type Change = Partial<Pick<SentTransaction, 'hash' | 'nonce' | 'seen'>>

export type Outcome =
  | {
      /**
       * `altered`: the mined transaction differs from the reviewed one. `unproven`:
       * it failed, but may be another transaction than the reviewed one.
       */
      status: 'mined' | 'reverted' | 'altered' | 'unproven'
      block: Hex
      hash: Hex
      logs?: readonly Log[] | undefined
    }
  | {
      /** Another transaction, with this `hash`, used its nonce. */
      status: 'replaced' | 'cancelled'
      hash: Hex
      /** Whether ours can certainly no longer be mined. */
      isCertain: boolean
    }
  | { status: 'queued' | 'unknown' }

type Waiting = Run & {
  /** Whether it was sent just now: replacements are checked later. */
  isFresh?: boolean | undefined
  findEffect: () => Promise<FoundEffect | undefined>
  onChange: (change: Change) => void
  onQueued: () => void
}

/**
 * The first poll fetches the transaction, mined or not; the second one, about a
 * block later, usually finds the receipt.
 */
const maxFirstPollDelayMs = 1_000

/** Polls with a receipt before it decides without its transaction. */
const pollsWithoutTransaction = 3

/** Polls of a fresh transaction before every second one checks for a replacement. */
const pollsWithoutCheck = 2

/**
 * Waits until a transaction, or its replacement, has enough confirmations. Only
 * time in which the page is awake counts. Every poll reads the receipt again,
 * because a reorg may undo it.
 */
export async function waitForTransaction(
  given: SentTransaction,
  waiting: Waiting,
): Promise<Outcome> {
  const { environment, isFresh, node, signal } = waiting
  const pace = createPace(waiting)
  let sent = given
  let isQueued = false
  const tally = {
    isLast: false,
    polls: isFresh ? 0 : pollsWithoutCheck,
    receipts: 0,
  }
  const learn: Learn = (change, shown) => {
    sent = { ...sent, ...change, shown }
    if (Object.keys(change).length) waiting.onChange(change)
    return sent
  }
  const firstDelay = Math.min(node.pollingInterval, maxFirstPollDelayMs)
  if (isFresh) await environment.sleep(firstDelay, signal)
  for (;;) {
    await pace.awake()
    tally.isLast = pace.isOver()
    const polling = poll(sent, waiting, learn, tally)
    tally.polls++
    const outcome = await abortable(polling, signal)
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

/** Polls the chain once; undefined while the outcome is open. */
async function poll(
  sent: SentTransaction,
  waiting: Waiting,
  learn: Learn,
  tally: Tally,
): Promise<Outcome | undefined> {
  const { callNode } = waiting
  const { polls } = tally
  const { account, hash, nonce } = sent
  // The hash determines the content, so one answer is enough.
  const shown: ShownTransaction | null | undefined =
    sent.shown ?? (await callNode('eth_getTransactionByHash', [hash]))
  if (!shown) {
    const outcome = await judgeReceipt(sent, waiting, tally)
    if (outcome) return outcome
    if (shown === undefined) return undefined
  }
  if (shown && !sent.shown) {
    learn(readShown(shown, sent), shown)
    if (!shown.blockNumber) return undefined
  }
  if (shown) {
    const receipt = await callNode('eth_getTransactionReceipt', [hash])
    if (receipt === undefined) return undefined
    if (receipt) {
      const { blockNumber: block, logs } = receipt
      if (!(await isConfirmed(block, waiting))) return undefined
      const verdict = judgeTransaction(shown, receipt, sent)
      if (verdict === 'unknown') return { status: verdict }
      if (verdict !== 'carried') return { status: verdict, block, hash, logs }
      const code = await callNode('eth_getCode', [account, 'latest'])
      if (code === undefined) return undefined
      const status = code === '0x' ? 'altered' : 'mined'
      return { status, block, hash, logs }
    }
  }
  // A transaction that somebody else sends does not use our nonce.
  const isCarried = shown && !isAddressEqual(shown.from, account)
  if (polls < pollsWithoutCheck || polls % 2) return undefined
  if (nonce === undefined || isCarried) return undefined
  const count = await readCount(callNode, account)
  if (count === undefined || count <= nonce) return undefined
  const found = await findReplacement(sent, waiting)
  if (!found || 'status' in found) return found
  return poll(learn({ ...found, seen: true }), waiting, learn, tally)
}

type Tally = {
  /** Whether it is the last poll. */
  isLast: boolean
  polls: number
  /** Polls that found a receipt without its transaction. */
  receipts: number
}

/**
 * A node may have a receipt without its transaction. The transaction usually follows,
 * and proves more; if it does not, the logs decide.
 */
async function judgeReceipt(
  sent: SentTransaction,
  waiting: Waiting,
  tally: Tally,
): Promise<Outcome | undefined> {
  const { account, bundled, hash, showsEffect } = sent
  const receipt = await waiting.callNode('eth_getTransactionReceipt', [hash])
  if (!receipt || !(await isConfirmed(receipt.blockNumber, waiting)))
    return undefined
  if (++tally.receipts < pollsWithoutTransaction && !tally.isLast)
    return undefined
  const { blockNumber: block, logs } = receipt
  const facts = { block, hash, logs }
  // A bundle keeps its id, so an earlier prompt may have sent it.
  if (isMinedEarlier(receipt, sent) && !bundled)
    return { status: 'altered', ...facts }
  if (hasFailed(receipt, account)) return { status: 'unproven', ...facts }
  return showsEffect(logs ?? []) ? { status: 'mined', ...facts } : undefined
}

type Learn = (change: Change, shown?: ShownTransaction) => SentTransaction

function readShown(
  shown: ShownTransaction,
  { account, seen }: SentTransaction,
): Change {
  const isKnown = seen || !isAddressEqual(shown.from, account)
  return isKnown ? {} : { nonce: toNumber(shown.nonce), seen: true }
}

/** Whether an account is a contract, not a delegated key (EIP-7702). */
async function isContract(
  { account }: SentTransaction,
  { callNode }: Waiting,
): Promise<boolean> {
  const code = await callNode('eth_getCode', [account, 'latest'])
  return /^0x(?!$|ef0100)/i.test(code)
}

/** The same call with another hash, or another call with the nonce. */
async function findReplacement(
  { account, block, digest, hash, nonce, seen = false }: SentTransaction,
  waiting: Waiting,
): Promise<Outcome | { hash: Hex } | undefined> {
  const { callNode } = waiting
  if (block === undefined || nonce === undefined) return undefined
  const found = await findByNonce(callNode, { account, block, nonce })
  if (!found || found.hash === hash) return undefined
  if (getShownDigest(found) === digest) return { hash: found.hash }
  // Ours may have been mined in the meantime, or the other undone by a reorg.
  const ours = await callNode('eth_getTransactionReceipt', [hash])
  const other = await callNode('eth_getTransactionReceipt', [found.hash])
  if (ours !== null || !other) return undefined
  if (!(await isConfirmed(other.blockNumber, waiting))) return undefined
  const status = isToSelf(found) ? 'cancelled' : 'replaced'
  return { status, hash: found.hash, isCertain: seen }
}

function isToSelf({ from, to, value }: ShownTransaction): boolean {
  return to !== null && isAddressEqual(to, from) && !BigInt(value)
}

/** Reads the newest block: some nodes name a head that they do not have. */
async function isConfirmed(
  block: string,
  { callNode, confirmations }: Waiting,
): Promise<boolean> {
  if (confirmations <= 1) return true
  const { number: head } = await readBlock(callNode, 'latest')
  return head !== undefined && head - Number(block) + 1 >= confirmations
}

const collectingAfterMs = 30_000

/** Milliseconds that one poll counts at most: clocks jump, and pages sleep. */
const maxPollMs = 30_000

/** Pauses of one interval; later pauses grow up to four intervals. */
const shortPauses = 3

/** Paces polls: with backoff, and paused while the page is hidden. */
export function createPace({ environment, node, signal, timeout }: Run) {
  let polls = 0
  let since = environment.now()
  let waited = 0
  return {
    async awake() {
      await environment.awake(signal, isLocalNode(node))
      if (!polls) since = environment.now()
    },
    /** Whether a smart account may be collecting signatures by now. */
    isLong: () => waited >= collectingAfterMs,
    isOver: () => waited >= timeout,
    async pause() {
      const growth = 1.25 ** Math.max(0, polls + 1 - shortPauses)
      const share = Math.min(growth, 4)
      const wanted = node.pollingInterval * share * jitter(environment)
      const pause = Math.min(wanted, timeout - waited)
      polls += 1
      await environment.sleep(pause, signal)
      const now = environment.now()
      waited += Math.min(Math.max(now - since, pause), pause + maxPollMs)
      since = now
    },
  }
}

/** Whether one of the node's URLs is of this device. */
function isLocalNode({ transport }: Run['node']): boolean {
  const { transports = [], url } = (transport ?? {}) as {
    transports?: { value?: { url?: string } }[]
    url?: string
  }
  const urls = [url, ...transports.map(({ value }) => value?.url)]
  return urls.some(isLoopback)
}

/** Between 1 and 1.2, so that many pages do not poll at the same time. */
function jitter(environment: Environment): number {
  return 1 + (Number.parseInt(environment.id().slice(0, 4), 16) / 0xffff) * 0.2
}

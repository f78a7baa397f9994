import { type Address, type Hex, isAddressEqual, pad } from 'viem'
import { hasCancelled, hasRegistered, isOrderHash } from '../chain/seaport.js'
import {
  approved,
  approvedForAll,
  countArrivals,
  type Log,
} from '../chain/transferLogs.js'
import type { Journal } from '../journal/journal.js'
import { isSameText } from '../platform/plainData.js'
import { containsCall } from './containsCall.js'
import { getShownDigest, type ShownTransaction } from './findTransaction.js'

/** Bytes that a wallet may append to calldata to mark its origin. */
const maxMarkBytes = 32

/** Blocks by which nodes behind one URL may differ. */
const tolerance = 8

export type Reviewed = {
  account: Address
  /** The newest block before it was sent. */
  block?: number | undefined
  digest: Hex
  /** Digests of all calls of its bundle. */
  bundled?: readonly Hex[] | undefined
  /** Whether a contract ignores bytes after the calldata. */
  mayHaveMark(to: Address, data: Hex): boolean
  /** Whether logs show its effect; undefined if logs cannot show it. */
  showsEffect(logs: readonly Log[]): boolean | undefined
}

export type Receipt = {
  blockNumber: Hex
  logs?: readonly Log[] | undefined
  status: Hex
  to?: Address | null | undefined
}

/**
 * Compares a mined transaction with the reviewed one. A transaction of the
 * account itself must have the same call and value; one of somebody else, or of
 * several calls, must show the effect in its logs. `carried`: its logs cannot
 * show it, but it mentions the account. Then the caller must check that the account
 * has code. `unproven`: it failed, but may not be the transaction of the bundle.
 * `unknown`: it is another call of the same bundle.
 */
export function judgeTransaction(
  shown: ShownTransaction,
  receipt: Receipt,
  reviewed: Reviewed,
): 'mined' | 'reverted' | 'altered' | 'carried' | 'unproven' | 'unknown' {
  const { account, bundled, showsEffect } = reviewed
  const isEarlier = isMinedEarlier(receipt, reviewed)
  // A bundle keeps its id, so an earlier prompt may have sent it.
  if (isEarlier && !bundled) return 'altered'
  const { from, input, to } = shown
  const isInsideFailed = hasFailedInside(receipt, account)
  const end = hasFailed(receipt, account) ? 'reverted' : 'mined'
  if (end === 'reverted' && bundled) {
    // Somebody else may have made the same calls.
    const isOurs =
      mentions(shown, receipt, account) &&
      (isReviewedCall(shown, reviewed) || containsCall(input, bundled))
    return isOurs && !isEarlier ? 'reverted' : 'unproven'
  }
  if (isAddressEqual(from, account)) {
    if (isReviewedCall(shown, reviewed)) return end
    if (bundled?.includes(getShownDigest(shown))) return 'unknown'
    // An account with code (EIP-7702) calls itself to make its calls.
    const isSelf = to !== null && isAddressEqual(to, account)
    if (!bundled && !isSelf) return 'altered'
  }
  if (end === 'reverted')
    return isInsideFailed || mentions(shown, receipt, account)
      ? 'reverted'
      : 'altered'
  const isSeen = showsEffect(receipt.logs ?? [])
  if (isSeen === undefined && mentions(shown, receipt, account))
    return 'carried'
  return isSeen ? 'mined' : 'altered'
}

/** Whether a transaction was mined before the prompt that it should answer. */
export function isMinedEarlier(
  { blockNumber }: Receipt,
  { block }: Pick<Reviewed, 'block'>,
): boolean {
  return block !== undefined && Number(blockNumber) + tolerance < block
}

/** Whether a transaction failed, as a whole or inside. */
export function hasFailed(receipt: Receipt, account: Address): boolean {
  return Number(receipt.status) === 0 || hasFailedInside(receipt, account)
}

function isReviewedCall(
  shown: ShownTransaction,
  { bundled = [], digest, mayHaveMark }: Reviewed,
): boolean {
  // A wallet may name the last transaction for all calls of a bundle.
  const isLast = bundled.at(-1) === digest
  const digests = isLast ? [digest] : [digest, ...bundled]
  const isReviewed = (call: ShownTransaction) =>
    digests.includes(getShownDigest(call))
  if (isReviewed(shown)) return true
  const { input, to } = shown
  if (to === null || !mayHaveMark(to, input)) return false
  for (let bytes = 1; bytes <= maxMarkBytes; bytes++) {
    const end = input.length - 2 * bytes
    if (end < 2) return false
    const unmarked: Hex = `0x${input.slice(2, end)}`
    if (isReviewed({ ...shown, input: unmarked })) return true
  }
  return false
}

function mentions(
  { from, input, to }: ShownTransaction,
  { logs = [] }: Receipt,
  account: Address,
): boolean {
  const name = account.slice(2).toLowerCase()
  return (
    isSameText(from, account) ||
    isSameText(to, account) ||
    input.toLowerCase().includes(name) ||
    logs.some(({ address }) => isSameText(address, account))
  )
}

/** Whether a smart account's call failed inside a successful transaction. */
function hasFailedInside(
  { logs = [], to }: Receipt,
  account: Address,
): boolean {
  const ofAccount = (topic: Hex) =>
    logs.filter(
      (log) => isSameText(log.address, account) && log.topics[0] === topic,
    )
  // Anybody can emit such a log, so only the called entry point counts.
  const operations = logs.filter(
    ({ address, topics: [topic, , sender] }) =>
      topic === operated &&
      isSameText(address, to) &&
      isSameText(sender, pad(account)),
  )
  const failed = operations.filter(
    ({ data }) => !BigInt(`0x${data.slice(66, 130) || 1}`),
  )
  return (
    (failed.length > 0 && failed.length === operations.length) ||
    (ofAccount(safeFailed).length > 0 && ofAccount(safeSucceeded).length === 0)
  )
}

/** `UserOperationEvent` of an entry point (ERC-4337). */
const operated =
  '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'
/** `ExecutionFailure(bytes32,uint256)` and `ExecutionSuccess` of a Safe. */
const safeFailed =
  '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23'
const safeSucceeded =
  '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e'

/** Whether logs show the effect of a step; undefined if they cannot show it. */
export function showsEffect(
  {
    account,
    journal,
  }: { account: Address; journal: Pick<Journal, 'part' | 'steps'> },
  index: number,
  logs: readonly Log[],
): boolean | undefined {
  const steps = journal.steps()
  const { approval, approves } = steps[index] ?? {}
  if (approval) return logs.some((log) => isApproval(log, account, approval))
  if (approves || index < steps.length - 1) return undefined
  const intent = journal.part()
  switch (intent.kind) {
    case 'buy': {
      const { collection, orders } = intent
      const count = countArrivals(logs, { account, collection })
      return orders.some(({ tokenId }) => count(tokenId) > 0n)
    }
    case 'cancel':
      // The logs of other books are unknown.
      return isOrderHash(intent.orderId)
        ? hasCancelled(logs, intent.orderId, account)
        : undefined
    case 'list':
      return hasRegistered(logs, account) || undefined
    default:
      return undefined
  }
}

function isApproval(
  { address, topics: [event, owner, spender] }: Log,
  account: Address,
  wanted: { token: Address; spender: Address },
): boolean {
  return (
    (event === approved || event === approvedForAll) &&
    isSameText(address, wanted.token) &&
    isSameText(owner, pad(account)) &&
    isSameText(spender, pad(wanted.spender))
  )
}

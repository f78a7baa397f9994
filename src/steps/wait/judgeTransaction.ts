import { type Address, type Hex, isAddressEqual, pad } from 'viem'
import { isSameText } from '../base/plainData.js'
import { hasCancelled, hasRegistered, isOrderHash } from '../base/seaport.js'
import { countArrived, type Log } from '../base/transferLogs.js'
import type { Journal } from '../journal/journal.js'
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
  mayHaveMark(to: Address): boolean
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
 * has code.
 */
export function judgeTransaction(
  shown: ShownTransaction,
  receipt: Receipt,
  reviewed: Reviewed,
): 'mined' | 'reverted' | 'altered' | 'carried' {
  const { account, block, bundled, showsEffect } = reviewed
  // A bundle keeps its id, so an earlier prompt may have sent it.
  const isEarlier =
    !bundled &&
    block !== undefined &&
    Number(receipt.blockNumber) + tolerance < block
  if (isEarlier) return 'altered'
  const { from, to } = shown
  const isFailed = Number(receipt.status) === 0
  const isInsideFailed = hasFailedInside(receipt, account)
  const end = isFailed || isInsideFailed ? 'reverted' : 'mined'
  if (isAddressEqual(from, account)) {
    if (isReviewedCall(shown, reviewed)) return end
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

function isReviewedCall(
  shown: ShownTransaction,
  { bundled, digest, mayHaveMark }: Reviewed,
): boolean {
  // A wallet may name one transaction for all calls of a bundle.
  const isReviewed = (call: ShownTransaction) =>
    [digest, ...(bundled ?? [])].includes(getShownDigest(call))
  if (isReviewed(shown)) return true
  const { input, to } = shown
  if (to === null || !mayHaveMark(to)) return false
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
      return orders.some(
        ({ tokenId }) =>
          countArrived(logs, { account, collection, tokenId }) > 0n,
      )
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

/** `Approval(address,address,uint256)` of ERC-20 and ERC-721. */
const approved =
  '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'
/** `ApprovalForAll(address,address,bool)`. */
const approvedForAll =
  '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31'

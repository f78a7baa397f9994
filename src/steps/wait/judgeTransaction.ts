import { type Address, type Hex, isAddressEqual } from 'viem'
import { isSameText } from '../base/plainData.js'
import type { Log } from '../base/transferLogs.js'
import { failedInside } from './failedInside.js'
import { digestOf, type ShownTransaction } from './findTransaction.js'

/** Bytes that a wallet or marketplace may append to calldata as a mark. */
const longestMark = 32

/** Blocks by which the node that was asked first may have been ahead. */
const tolerance = 8

/** What was reviewed, to compare with what was mined. */
export type Reviewed = {
  account: Address
  /** The newest block before it was sent. */
  block?: number | undefined
  /** Marks what was reviewed. */
  digest: Hex
  /** The same of all calls that went to the wallet as one bundle with it. */
  bundled?: readonly Hex[] | undefined
  /** Whether bytes after the calldata do no harm in a contract. */
  mayHaveMark(to: Address): boolean
  /** Whether logs show its effect; undefined if they cannot tell. */
  showsEffect(logs: readonly Log[]): boolean | undefined
}

/** A receipt, as far as it matters. */
export type Receipt = {
  blockNumber: Hex
  logs?: readonly Log[] | undefined
  status: Hex
  to?: Address | null | undefined
}

/**
 * Compares a mined transaction with the one that was reviewed. What the account
 * sends itself must be the same call with the same value. What somebody else
 * sends, or what carries several calls, must show its effect. `carried`: its
 * logs cannot show the effect, but it may have made a call for the account; that
 * is so only if the account has code.
 */
export function judgeTransaction(
  shown: ShownTransaction,
  receipt: Receipt,
  reviewed: Reviewed,
): 'mined' | 'reverted' | 'altered' | 'carried' {
  const { account, block, bundled, showsEffect } = reviewed
  // A bundle is known by its id, also one that an earlier prompt has sent.
  const isEarlier =
    !bundled &&
    block !== undefined &&
    Number(receipt.blockNumber) + tolerance < block
  if (isEarlier) return 'altered'
  const { from, to } = shown
  const isFailed = Number(receipt.status) === 0
  const isInsideFailed = failedInside(receipt, account)
  const end = isFailed || isInsideFailed ? 'reverted' : 'mined'
  if (isAddressEqual(from, account)) {
    if (isReviewedCall(shown, reviewed)) return end
    // An account with code (EIP-7702) calls itself to make its calls.
    const isSelf = to !== null && isAddressEqual(to, account)
    if (!bundled && !isSelf) return 'altered'
  }
  if (end === 'reverted')
    return isInsideFailed || concerns(shown, receipt, account)
      ? 'reverted'
      : 'altered'
  const isSeen = showsEffect(receipt.logs ?? [])
  if (isSeen === undefined && concerns(shown, receipt, account))
    return 'carried'
  return isSeen ? 'mined' : 'altered'
}

/** Whether a transaction makes the call that was reviewed, with its value. */
function isReviewedCall(
  shown: ShownTransaction,
  { bundled, digest, mayHaveMark }: Reviewed,
): boolean {
  // A wallet may name one transaction for all calls of a bundle.
  const isReviewed = (call: ShownTransaction) =>
    [digest, ...(bundled ?? [])].includes(digestOf(call))
  if (isReviewed(shown)) return true
  const { input, to } = shown
  if (to === null || !mayHaveMark(to)) return false
  for (let bytes = 1; bytes <= longestMark; bytes++) {
    const end = input.length - 2 * bytes
    if (end < 2) return false
    const unmarked: Hex = `0x${input.slice(2, end)}`
    if (isReviewed({ ...shown, input: unmarked })) return true
  }
  return false
}

/** Whether a transaction that somebody else sends has to do with an account. */
function concerns(
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

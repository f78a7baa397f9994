import {
  type Address,
  concat,
  type Hex,
  hashMessage,
  hashTypedData,
  keccak256,
  numberToHex,
  stringToHex,
} from 'viem'
import type { SignedOrder } from '../../errors.js'
import type { OrderEnd } from '../../order/orderStatus.js'
import type { Step } from '../../rpc/schemas.js'
import type { FlowIntent, PartIntent } from '../model/intent.js'
import { getPart } from '../model/parts.js'
import type { ReadableStep, TransactionStep } from '../model/readStep.js'

/** A flow that is in flight, as it is stored. */
export type FlowRecord = {
  version: 2
  /** Identifies the flow. */
  id: string
  /** The service and project, as in the client's `scope`. */
  scope: string
  intent: FlowIntent
  /** Unix time in milliseconds when the flow started. */
  createdAt: number
  updatedAt: number
  /** Id of a call bundle that the wallet may have accepted. */
  bundle?: Hex | undefined
  /** How the parts before the current one ended; absent in its first part. */
  ended?: readonly PartEnd[] | undefined
  /** The steps of the latest quote of the current part. */
  steps: readonly JournalStep[]
  /** Evidence about the order that these steps cancel; absent in older records. */
  reviewed?: ReviewedOrder | undefined
}

/** Evidence about the order that an edit cancels, from the review before the prompt. */
export type ReviewedOrder = {
  /** Whether the steps matched the order's terms, without a question. */
  isMatch: boolean
  /** Whether the account is known to have signed the order. */
  isSigned: boolean
}

export type PartEnd = {
  /** How the order had ended before the part, so that nothing was sent. */
  orderEnd?: OrderEnd | undefined
  hashes: readonly Hex[]
  orderId?: string | undefined
  orderHash?: string | undefined
  reviewed?: ReviewedOrder | undefined
}

export type JournalStep = {
  kind: ReadableStep['kind']
  /** Digest of the transaction, signed data or post. */
  digest: Hex
  /**
   * `prompting`: the wallet has not answered. `sent`: the hash or bundle is known.
   * `posting`: the service has not acknowledged the post. `refused`: a signed
   * order that can still be filled, and that is not posted without a question,
   * because the service refused it or because newer terms replaced it.
   */
  status:
    | 'waiting'
    | 'prompting'
    | 'sent'
    | 'posting'
    | 'refused'
    | 'done'
    | 'failed'
  /** Whether it is an approval, which has no further effect if sent twice. */
  approves?: boolean | undefined
  /** The token and spender of an approval; absent in older records. */
  approval?: { token: Address; spender: Address } | undefined
  /** The latest block at the time of the prompt. */
  block?: number | undefined
  /** The account's next nonce at the time of the prompt. */
  nonce?: number | undefined
  /** Whether a node has shown the transaction with this nonce. */
  seen?: boolean | undefined
  hash?: Hex | undefined
  bundle?: string | undefined
  /** Connector id of the wallet that was asked for the bundle. */
  wallet?: string | undefined
  orderId?: string | undefined
  /** The hash of the signed order, if the service has another id for it. */
  orderHash?: string | undefined
  /** Deleted as soon as the service acknowledges the post. */
  signature?: Hex | undefined
  /** The step to post; deleted together with the signature. */
  step?: Step | undefined
  /** The signed order; absent if it cannot be read. */
  order?: SignedOrder | undefined
  /** Whether the user has agreed to newer terms for the same token. */
  isReplaced?: boolean | undefined
  /** Whether a resume has already reported the refusal. */
  isReported?: boolean | undefined
}

/** Returns the first part that has not ended. */
export function getCurrentPart({
  ended = [],
  intent,
}: Pick<FlowRecord, 'ended' | 'intent'>): PartIntent {
  return getPart(intent, ended.length)
}

export const withoutSignature = {
  order: undefined,
  signature: undefined,
  step: undefined,
} as const

/** Whether the step was started and its outcome is not known. */
export function isInFlight({ status }: JournalStep): boolean {
  return status === 'prompting' || status === 'sent' || status === 'posting'
}

/** Whether the record must be kept for the step. */
export function isOpen(step: JournalStep): boolean {
  return isInFlight(step) || step.status === 'refused'
}

/** Whether the step holds a signed order that may be live. */
export function isOpenOrder({ order, status }: JournalStep): boolean {
  const isSigned = status === 'posting' || status === 'refused'
  return isSigned && order !== undefined
}

/** How far the clock of this device may be ahead of the chain. */
const clockToleranceMs = 10 * 60_000

/** Whether an order has expired, also by a clock that is behind. */
export function isPastOrder(order: SignedOrder | undefined, now: number) {
  return Number(order?.endTime) * 1_000 + clockToleranceMs < now
}

/** Whether the record holds a signature that may be of a live order, readable or not. */
export function hasOpenSignature({ steps }: FlowRecord): boolean {
  return steps.some(
    ({ order, signature, status }) =>
      status === 'refused' ||
      (status === 'posting' && (order ?? signature) !== undefined),
  )
}

/** Whether the record holds a signed order that can still be filled. */
export function hasLiveOrder({ steps }: FlowRecord, now: number): boolean {
  return steps.some(
    (step) => isOpenOrder(step) && !isPastOrder(step.order, now),
  )
}

/**
 * Returns the record without orders that have expired; undefined if nothing
 * else is left.
 */
export function dropExpired(
  record: FlowRecord,
  now: number,
): FlowRecord | undefined {
  if (!isExpired(record, now)) return record
  return record.ended?.length ? { ...record, steps: [] } : undefined
}

/** Whether only signed orders are open, and all of them have expired. */
export function isExpired({ steps }: FlowRecord, now: number): boolean {
  const open = steps.filter(isOpen)
  return (
    open.length > 0 &&
    open.every(
      ({ order, status }) => status === 'refused' && isPastOrder(order, now),
    )
  )
}

/** `approve(address,uint256)`, `setApprovalForAll(address,bool)`, `increaseAllowance`. */
const approvalPattern = /^0x(095ea7b3|a22cb465|39509351)/i

export function createJournalStep(step: ReadableStep): JournalStep {
  const { kind } = step
  const entry = { kind, digest: getDigest(step), status: 'waiting' } as const
  if (kind !== 'transaction' || !approvalPattern.test(step.data)) return entry
  // The spender is the first argument of these functions.
  const spender: Hex = `0x${step.data.slice(34, 74)}`
  const approval = { token: step.to, spender }
  // A second increase would have a further effect.
  const isIncrease = step.data.startsWith('0x39509351')
  return { ...entry, approves: isIncrease ? undefined : true, approval }
}

export function getDigest(step: ReadableStep): Hex {
  if (step.kind === 'transaction') return getCallDigest(step)
  if (step.kind === 'signature') return hashTypedData(step.typedData)
  if (step.kind === 'message') return hashMessage(step.message)
  return getJsonDigest(step.post)
}

export function getCallDigest({
  data,
  to,
  value,
}: Pick<TransactionStep, 'data' | 'to' | 'value'>): Hex {
  return keccak256(concat([to, numberToHex(value, { size: 32 }), data]))
}

export function getJsonDigest(value: unknown): Hex {
  return keccak256(stringToHex(JSON.stringify(value)))
}

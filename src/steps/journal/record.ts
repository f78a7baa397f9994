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
import type { Step } from '../../rpc/schemas.js'
import { type FlowIntent, getParts } from '../base/intent.js'
import type { OrderEnd } from '../base/progress.js'
import type { ReadableStep } from '../base/readStep.js'
import { type RecordV1, upgradeRecord } from './upgradeRecord.js'

/** One flow that is in flight. */
export type FlowRecord = {
  version: 2
  /** Identifies the flow. */
  id: string
  /** Service and project. */
  scope: string
  /** What is wanted, of which account and chain. */
  intent: FlowIntent
  /** When the flow started, in milliseconds since 1970. */
  createdAt: number
  /** When the record last changed, in milliseconds since 1970. */
  updatedAt: number
  /** The id of a call bundle that the wallet may or may not have taken. */
  bundle?: Hex | undefined
  /** How the parts before the current one ended; absent in its first part. */
  ended?: readonly PartEnd[] | undefined
  /** One for each step of the latest quote of the current part. */
  steps: readonly JournalStep[]
}

/** How one part of a flow ended. */
export type PartEnd = {
  /** How its order had ended before; then nothing was sent. */
  over?: OrderEnd | undefined
  /** The transactions that were mined. */
  hashes: readonly Hex[]
  /** The order that the service made. */
  orderId?: string | undefined
}

/** Where one step of a flow stands. */
export type JournalStep = {
  /** What the step asks for. */
  kind: ReadableStep['kind']
  /** Marks exactly what was asked for. */
  digest: Hex
  /**
   * `waiting`: not begun. `prompting`: the wallet was asked and has not
   * answered. `sent`: its hash or bundle is known. `posting`: the service has
   * not acknowledged it. `refused`: the service refused a signed order, which
   * can be filled all the same. The others are ends.
   */
  status:
    | 'waiting'
    | 'prompting'
    | 'sent'
    | 'posting'
    | 'refused'
    | 'done'
    | 'failed'
  /** Whether it sets an approval, which does nothing when done twice. */
  approves?: boolean | undefined
  /** What an approval lets somebody take; absent in older records. */
  approval?: { token: Address; spender: Address } | undefined
  /** The newest block when the wallet was asked. */
  block?: number | undefined
  /** The account's next nonce when the wallet was asked. */
  nonce?: number | undefined
  /** Whether a node has shown the transaction with this nonce. */
  seen?: boolean | undefined
  /** The transaction. */
  hash?: Hex | undefined
  /** The call bundle (EIP-5792) that it is part of. */
  bundle?: string | undefined
  /** The wallet that was asked for a bundle, by the id of its connector. */
  wallet?: string | undefined
  /** The order that the service made. */
  orderId?: string | undefined
  /** Kept until the service has acknowledged it, and no longer. */
  signature?: Hex | undefined
  /** What to post, kept as long as it may have to be posted again. */
  step?: Step | undefined
  /** The signed order that the service refused; absent if it is unreadable. */
  order?: SignedOrder | undefined
  /** Whether a resume has already reported the refusal. */
  isReported?: boolean | undefined
}

/** The terms of an order that was signed, as plain data. */
export type SignedOrder = {
  /** Hash of the order. Books name their orders by it. */
  orderId: Hex
  /** The contract that fills and cancels the order. */
  book: Address
  /** Contract of the collection. */
  collection: Address
  /** The token, in decimal digits. */
  tokenId: string
  /** How many, as a decimal number. */
  quantity: string
  /** The zero address is the native currency. */
  currency: Address
  /** Price of one token with fees, in smallest units of the currency. */
  unitPrice: string
  /** Who signed it. */
  maker: Address
  /** When it ends, in unix seconds. */
  endTime: string
}

const kinds = /^(buy|list|cancel|edit|cancelMany|steps)$/
const statuses = /^(waiting|prompting|sent|posting|refused|done|failed)$/

/**
 * Reads a stored record of this version or of version 1; undefined if the text
 * is neither. A record was written by us and a half of it cannot be parsed, so
 * only the fields that everything depends on are checked.
 */
export function parseRecord(text: string): FlowRecord | undefined {
  try {
    const stored: FlowRecord | RecordV1 = JSON.parse(text)
    const record = stored.version === 1 ? upgradeRecord(stored) : stored
    return record && isReadable(record) ? record : undefined
  } catch {
    return undefined
  }
}

function isReadable({
  ended,
  id,
  intent,
  scope,
  steps,
  version,
}: FlowRecord): boolean {
  const texts = [id, scope, intent.account]
  return (
    version === 2 &&
    kinds.test(intent.kind) &&
    texts.every((text) => typeof text === 'string') &&
    Number.isInteger(intent.chainId) &&
    (ended === undefined || ended.length < getParts(intent).length) &&
    steps.every(
      ({ digest, status }) => /^0x/.test(digest) && statuses.test(status),
    )
  )
}

/** Whether a stored text is the record of a flow; one that is broken may be. */
export function isRecordOf(text: string | undefined, id: string): boolean {
  return text !== undefined && (parseRecord(text)?.id ?? id) === id
}

/** Whether some parts of a flow have ended, and others are to come. */
export function isBetweenParts({ ended = [], intent }: FlowRecord): boolean {
  return ended.length > 0 && ended.length < getParts(intent).length
}

/** Whether something was begun whose end is not known. */
export function isInFlight({ status }: JournalStep): boolean {
  return status === 'prompting' || status === 'sent' || status === 'posting'
}

/** Whether a record must be kept for a step. */
export function isOpen(step: JournalStep): boolean {
  return isInFlight(step) || step.status === 'refused'
}

/** Milliseconds by which the clock of this device may be ahead of the chain. */
const tolerance = 10 * 60_000

/**
 * Whether the signed orders of a record have ended, so that nobody can fill
 * them and nothing is left to tell.
 */
export function isOver({ steps }: FlowRecord, now: number): boolean {
  const open = steps.filter(isOpen)
  return (
    open.length > 0 &&
    open.every(({ order, status }) => {
      const endTime = Number(order?.endTime)
      return status === 'refused' && endTime * 1_000 + tolerance < now
    })
  )
}

/** `approve(address,uint256)`, `setApprovalForAll(address,bool)`. */
const approvalPattern = /^0x(095ea7b3|a22cb465)/i

/** What is noted of a step before anything is asked. */
export function createJournalStep(step: ReadableStep): JournalStep {
  const { kind } = step
  const noted = { kind, digest: getDigest(step), status: 'waiting' } as const
  if (kind !== 'transaction' || !approvalPattern.test(step.data)) return noted
  // The first argument of both: selector, then one word of 32 bytes.
  const spender: Hex = `0x${step.data.slice(34, 74)}`
  return { ...noted, approves: true, approval: { token: step.to, spender } }
}

/** Marks exactly what a step asks for. */
export function getDigest(step: ReadableStep): Hex {
  if (step.kind === 'transaction') return getCallDigest(step)
  if (step.kind === 'signature') return hashTypedData(step.typedData)
  if (step.kind === 'message') return hashMessage(step.message)
  return getJsonDigest(step.post)
}

/** Marks a call, wherever it is found again. */
export function getCallDigest({
  data,
  to,
  value,
}: {
  data: Hex
  to: Hex
  value: bigint
}): Hex {
  return keccak256(concat([to, numberToHex(value, { size: 32 }), data]))
}

/** Marks a plain value. */
export function getJsonDigest(value: unknown): Hex {
  return keccak256(stringToHex(JSON.stringify(value)))
}

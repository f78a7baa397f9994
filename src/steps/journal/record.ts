import {
  concat,
  type Hex,
  hashMessage,
  hashTypedData,
  keccak256,
  numberToHex,
  stringToHex,
} from 'viem'
import type { Step } from '../../rpc/schemas.js'
import type { FlowIntent } from '../base/intent.js'
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
  /** One for each step of the latest quote. */
  steps: readonly JournalStep[]
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
   * not acknowledged it. The others are ends.
   */
  status: 'waiting' | 'prompting' | 'sent' | 'posting' | 'done' | 'failed'
  /** Whether it sets an approval, which does nothing when done twice. */
  approves?: boolean | undefined
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
}

const kinds = /^(buy|list|cancel|edit|cancelMany|steps)$/
const statuses = /^(waiting|prompting|sent|posting|done|failed)$/

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
    steps.every(
      ({ digest, status }) => /^0x/.test(digest) && statuses.test(status),
    )
  )
}

/** Whether a stored text is the record of a flow; one that is broken may be. */
export function isRecordOf(text: string | undefined, id: string): boolean {
  return text !== undefined && (parseRecord(text)?.id ?? id) === id
}

/** Whether something was begun whose end is not known. */
export function isInFlight({ status }: JournalStep): boolean {
  return status === 'prompting' || status === 'sent' || status === 'posting'
}

/** `approve(address,uint256)`, `setApprovalForAll(address,bool)`. */
const approvalPattern = /^0x(095ea7b3|a22cb465)/i

/** What is noted of a step before anything is asked. */
export function createJournalStep(step: ReadableStep): JournalStep {
  const { kind } = step
  const approves =
    kind === 'transaction' && approvalPattern.test(step.data) ? true : undefined
  return { kind, digest: getDigest(step), status: 'waiting', approves }
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

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
import type { ReadableStep } from '../base/readStep.js'

/** What a flow does; `steps` are steps of the host's own asking. */
export type FlowKind = 'buy' | 'list' | 'cancel' | 'steps'

/** One flow that is in flight. */
export type FlowRecord = {
  version: 1
  /** Identifies the flow. */
  id: string
  /** What it does. */
  kind: FlowKind
  /** Service and project. */
  scope: string
  /** Who acts. */
  account: Address
  /** Chain on which it happens. */
  chainId: number
  /** What is wanted. */
  intent: Readonly<Record<string, unknown>>
  /** When it began, in milliseconds since 1970. */
  created: number
  /** When it last changed, in milliseconds since 1970. */
  updated: number
  /** The id of a call bundle that the wallet may or may not have taken. */
  bundle?: Hex | undefined
  /** One for each step of the latest quote. */
  entries: readonly JournalStep[]
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

const texts = ['id', 'kind', 'scope', 'account'] as const
const statuses = /^(waiting|prompting|sent|posting|refused|done|failed)$/

/**
 * Reads a stored record; undefined when it is none of ours. What carries our
 * version was written by us: a half of it cannot be parsed, so the parts that
 * everything hangs on are enough to look at.
 */
export function parseRecord(text: string): FlowRecord | undefined {
  try {
    const record: FlowRecord = JSON.parse(text)
    const isOurs =
      record.version === 1 &&
      texts.every((name) => typeof record[name] === 'string') &&
      Number.isInteger(record.chainId) &&
      record.entries.every(
        ({ digest, status }) => /^0x/.test(digest) && statuses.test(status),
      )
    return isOurs ? record : undefined
  } catch {
    return undefined
  }
}

/** Whether a stored text is the record of a flow; one that is broken may be. */
export function isRecordOf(text: string | undefined, id: string): boolean {
  return text !== undefined && (parseRecord(text)?.id ?? id) === id
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
export function isOver({ entries }: FlowRecord, now: number): boolean {
  const open = entries.filter(isOpen)
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

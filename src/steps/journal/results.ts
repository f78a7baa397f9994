import type { Hex } from 'viem'
import type { SignedOrder } from '../../errors.js'
import type { FlowIntent } from '../model/intent.js'
import { getParts, hasParts } from '../model/parts.js'
import type { PartProgress, StepFailure } from '../model/progress.js'
import type { FlowRecord, JournalStep, PartEnd } from './record.js'

/** The outcome of completed steps. */
export type Result = {
  /** Hashes of the mined transactions, in order. */
  hashes: Hex[]
  /** Id of the order that the service created. */
  orderId?: string | undefined
  /** Hash of the signed order; set if the service returned an id that is not a hash. */
  orderHash?: string | undefined
  /** Set if an earlier run had carried the flow out, and nothing was prompted. */
  resumed?: true | undefined
}

/** The outcome of a flow that was resumed. */
export type ResumedFlow = Pick<FlowRecord, 'id' | 'intent' | 'createdAt'> &
  Result & {
    /**
     * `done`: every step was carried out. `failed`, `interrupted`: not every
     * step was, and the flow may be started again. `refused`: the service
     * refused a signed order, or newer terms replaced it (`isReplaced`), and it
     * can be filled until it expires; call `repostOrder` or `cancelSignedOrder`.
     * `unresolved`: the outcome cannot be known. `running`: another tab, or a
     * flow of this page, is working on it.
     */
    status:
      | 'done'
      | 'failed'
      | 'interrupted'
      | 'refused'
      | 'unresolved'
      | 'running'
    /**
     * The signed order that may be live, of a flow that is `refused` or
     * `unresolved`. Absent if there is none, or if the order cannot be read: then
     * `cancelSignedOrder` cannot cancel it.
     */
    order?: SignedOrder | undefined
    /**
     * Set if the user has agreed to newer terms for the token since. Only
     * `repostOrder` posts such an order.
     */
    isReplaced?: boolean | undefined
    /** Whether an earlier call has already returned this refusal. */
    isReported?: boolean | undefined
    /**
     * Set if the storage accepts no writes: after a reload, this flow may be
     * reported again or be lost.
     */
    unsaved?: true | undefined
    /** Why it failed or cannot be resolved. */
    error?: StepFailure | undefined
    /**
     * How many base units came from each order of a purchase. Absent if that is not
     * known.
     */
    bought?: readonly { orderId: string; quantity: string }[] | undefined
    /**
     * How far an `edit`, a `cancelMany` or a `listMany` has come. An `edit` or a
     * `listMany` with only some parts done is `interrupted`, and stays until it
     * is continued or forgotten.
     */
    parts?: readonly PartProgress[] | undefined
    /**
     * For a purchase of several orders, the ids of those that somebody else
     * bought first. Absent if that is not known.
     */
    missed?: readonly string[] | undefined
  }

export function toResult(steps: readonly JournalStep[]): Result {
  const hashes = new Set<Hex>()
  let created: Pick<Result, 'orderHash' | 'orderId'> = { orderId: undefined }
  for (const { hash, orderHash, orderId, status } of steps) {
    if (hash && status === 'done') hashes.add(hash)
    if (orderId) created = { orderId, ...(orderHash && { orderHash }) }
  }
  return { hashes: [...hashes], ...created }
}

export function joinEnds(ends: readonly PartEnd[]): Result {
  const { orderHash, orderId } = ends.find(({ orderId }) => orderId) ?? {}
  return {
    hashes: ends.flatMap(({ hashes }) => hashes),
    orderId,
    ...(orderHash && { orderHash }),
  }
}

/** Undefined for flows of one part. */
export function toParts(
  intent: FlowIntent,
  ended: readonly PartEnd[],
  /** Status of the part after those that ended. */
  status: PartProgress['status'],
): PartProgress[] | undefined {
  if (!hasParts(intent)) return undefined
  return getParts(intent).map((part, index) => {
    const kind = part.kind === 'list' ? 'list' : 'cancel'
    const end = ended[index]
    const created = end?.orderId && { orderId: end.orderId }
    if (end?.orderEnd)
      return { kind, status: 'ended', orderEnd: end.orderEnd, ...created }
    if (end) return { kind, status: 'done', ...created }
    return { kind, status: index === ended.length ? status : 'waiting' }
  })
}

import { type SignedOrder, StepError } from '../../errors.js'
import { getOrderEnd, type OrderEnd } from '../../order/orderStatus.js'
import { signedOrderDecoder } from '../guard/decoders/signedOrders.js'
import { splitItems, sumAmounts } from '../guard/guard.js'
import { type JournalStep, withoutSignature } from '../journal/record.js'
import { readStep, type TypedData } from '../model/readStep.js'
import type { Attempt, Run } from '../run/run.js'
import { probeOrder, readOrderStatus } from '../wait/findEffect.js'

/** Returns false for a signature that cannot be of an order. */
export async function keepRefused({ indices, run }: Attempt): Promise<boolean> {
  const { journal } = run
  const [index] = indices
  const entry = journal.steps()[index]
  if (!entry) return false
  const order = readSignedOrder(entry)
  // Typed data can be an order, or several, even if no decoder can read it.
  const mayBeOrder =
    entry.kind === 'signature' &&
    entry.signature !== undefined &&
    journal.part().kind !== 'cancel'
  if (!order && !mayBeOrder) return false
  await journal.update(index, { status: 'refused', order })
  return true
}

export function toRefusedError(
  { indices, run }: Attempt,
  cause?: unknown,
): StepError {
  const [index] = indices
  const { journal } = run
  const { order } = journal.steps()[index] ?? {}
  const end = order ? formatEnd(order) : 'it expires'
  const isOrder = order || journal.part().kind === 'list'
  const subject = isOrder ? 'The signed order' : 'If an order was signed, it'
  return new StepError({
    reason: 'post',
    cause,
    details: `${subject} can still be filled until ${end}, unless it is cancelled.`,
    fundsMoved: 'maybe',
    index,
    recovery: 'repost',
    signed: { flow: journal.id, order },
  })
}

/** Returns the end as an ISO date, or `it expires` if it is out of range. */
export function formatEnd({ endTime }: SignedOrder): string {
  const end = new Date(Number(endTime) * 1_000)
  return Number.isNaN(end.getTime()) ? 'it expires' : end.toISOString()
}

/**
 * Checks whether a refused order has ended, or whether the service has it now.
 *
 * @throws StepError `post` if the order can still be filled.
 */
export async function resolveRefused(attempt: Attempt): Promise<void> {
  const { indices, run } = attempt
  const [index] = indices
  const { journal } = run
  const { order, step } = journal.steps()[index] ?? {}
  const known = step && (await probeOrder(run, step).catch(() => undefined))
  const end = getOrderEnd(known)
  const isClaimed = end === 'cancelled' || end === 'expired'
  // Only the service knows an order that cannot be read.
  const hasEnded = order ? await isOver(run, order, end) : isClaimed
  if (!hasEnded && (!known || isClaimed)) throw toRefusedError(attempt)
  await journal.update(index, {
    ...withoutSignature,
    ...(hasEnded
      ? { status: 'failed' }
      : { status: 'done', orderId: known?.orderId }),
  })
}

/** Whether the book says cancelled, or service and end time say expired. */
async function isOver(
  run: Run,
  { book, endTime, orderId }: SignedOrder,
  end: OrderEnd | undefined,
): Promise<boolean> {
  const now = run.environment.now()
  if (end === 'expired' && Number(endTime) * 1_000 <= now) return true
  const status = await readOrderStatus(run, book, orderId)
  return status !== 'foreign' && status?.isCancelled === true
}

type SignedStep = Pick<JournalStep, 'order' | 'signature' | 'step'>

/** Whether a step may have signed an order, or several, readable or not. */
export function isPossibleOrder(entry: SignedStep): boolean {
  const { order, signature, step } = entry
  const { primaryType = '' } = step?.signature ?? {}
  const isOrder = signedOrderDecoder.primaryTypes.includes(primaryType)
  return order !== undefined || (signature !== undefined && isOrder)
}

/** Decodes the order that a step signed; undefined if no decoder can read it. */
export function readSignedOrder(entry: SignedStep): SignedOrder | undefined {
  const { signature, step } = entry
  if (!signature || !step || !isPossibleOrder(entry)) return undefined
  try {
    const read = readStep(step, 0)
    return read.kind === 'signature' ? readOrder(read.typedData) : undefined
  } catch {
    return undefined
  }
}

function readOrder(typedData: TypedData): SignedOrder | undefined {
  const [effect, ...others] = signedOrderDecoder.readTypedData(typedData)
  if (effect?.type !== 'listOrder' || others.length) return undefined
  const { endTime, id, maker } = effect.order
  const { money, tokens } = splitItems(effect.order)
  const [token, another] = tokens
  if (!id || !token || another) return undefined
  return {
    orderId: id,
    book: effect.book,
    collection: token.token,
    tokenId: String(token.tokenId),
    quantity: String(token.amount),
    currency: money[0]?.token ?? token.token,
    unitPrice: String(sumAmounts(money) / token.amount),
    maker,
    endTime: String(endTime),
  }
}

import { type Address, encodeFunctionData } from 'viem'
import { StepError } from '../../errors.js'
import type { Step } from '../../rpc/schemas.js'
import { isOrderHash } from '../chain/seaport.js'
import { cancellationDecoder } from '../guard/decoders/seaportCalls.js'
import { type FlowRecord, isOpenOrder } from '../journal/record.js'
import type { Result } from '../journal/results.js'
import type { FlowIntent } from '../model/intent.js'
import { isSameText } from '../platform/plainData.js'
import { findBook } from '../review/findBook.js'
import type { Run } from '../run/run.js'
import { isOverElsewhere, readOrderStatus } from '../wait/findEffect.js'
import { changeRecord, readOtherRecords } from './otherRecords.js'

/**
 * Whether the order is cancelled in its book, by the chain. False if the book or the
 * order's hash is not known, if the order may be open in another Seaport, or if the
 * node does not answer. True for flows that cancel
 * nothing.
 *
 * @throws StepError `altered` if the cancellation was mined without effect on
 * the order.
 */
export async function confirmCancelled(
  run: Run,
  intent: FlowIntent,
  { hashes }: Result,
): Promise<boolean> {
  if (intent.kind !== 'cancel') return true
  // The reviewed steps may contain the hash of an order whose id is not a hash.
  const { book = await findBook(intent, run), orderId = intent.orderId } =
    run.cancelled ?? {}
  if (!isOrderHash(orderId)) return false
  const read = (block?: string) => readOrderStatus(run, book, orderId, block)
  const status = await read()
  const hash = hashes.at(-1)
  if (!status || status === 'foreign') return false
  if (status.isCancelled) return isOverElsewhere(run, intent, { book, orderId })
  if (!hash) return false

  // Another node of the pool may not have the block yet.
  const receipt = await run.callNode('eth_getTransactionReceipt', [hash])
  const afterwards = receipt && (await read(receipt.blockNumber))
  if (!afterwards || afterwards === 'foreign' || afterwards.isCancelled)
    return false
  throw new StepError({
    reason: 'altered',
    details: `The order is still open in its book ${book}.`,
    fundsMoved: 'maybe',
    hash,
    index: 0,
  })
}

/**
 * Forgets the signature of the order that the current part has cancelled. Only
 * after `confirmCancelled`: a hidden order stays valid.
 */
export async function dropCancelled(run: Run): Promise<void> {
  const intent = run.journal.part()
  if (intent.kind !== 'cancel') return
  const { orderId } = intent
  const isCancelled = ({ steps }: FlowRecord) =>
    steps.some(
      (step) => isOpenOrder(step) && isSameText(step.order?.orderId, orderId),
    )
  for (const stored of await readOtherRecords(run))
    if (isCancelled(stored.record))
      await changeRecord(run, stored, (record) =>
        isCancelled(record) ? dropSteps(record) : record,
      )
}

/** The record of a `listMany` still says which items are listed. */
function dropSteps(record: FlowRecord): FlowRecord | undefined {
  const isKept = record.intent.kind === 'listMany' && record.ended
  return isKept ? { ...record, steps: [] } : undefined
}

/** Returns the transaction that cancels an order of Seaport. */
export function toCancelStep(book: Address, components: unknown): Step {
  const data = encodeFunctionData({
    abi: cancellationDecoder.abi,
    functionName: 'cancel',
    args: [[components]],
  })
  return { id: 'cancel', to: book, data, value: '0' }
}

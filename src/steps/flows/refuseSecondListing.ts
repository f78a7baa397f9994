import { StepError } from '../../errors.js'
import { formatEnd, isPossibleOrder } from '../execute/refusedPost.js'
import { getIdentity } from '../journal/getIdentity.js'
import { createRecord } from '../journal/journal.js'
import { createKey } from '../journal/journalKey.js'
import type { Stored } from '../journal/readRecords.js'
import {
  type FlowRecord,
  getCurrentPart,
  isPastOrder,
  type JournalStep,
  withoutSignature,
} from '../journal/record.js'
import { getStore } from '../journal/store.js'
import type { FlowIntent, ListIntent, PartIntent } from '../model/intent.js'
import { getParts } from '../model/parts.js'
import { deepEqual, isSameText } from '../platform/plainData.js'
import { isAcknowledged, type Run, toUnresolved } from '../run/run.js'
import { isRetriedEnd } from './findOrderEnd.js'
import { changeRecord, readOtherRecords } from './otherRecords.js'

/**
 * Refuses to list a token while another signed order of the account for it may
 * be live, unless the user consents. From then on only `repostOrder` posts the
 * other order.
 *
 * `signs`: the flow is about to sign. Before that it may only have to post what
 * it has signed, which needs no consent beside orders that are replaced already.
 *
 * @throws StepError `unresolved` with `signed` if the user has not consented,
 * `running` if another tab posts the other order.
 */
export async function refuseSecondListing(
  run: Run,
  wanted: FlowIntent,
  { signs = false }: { signs?: boolean } = {},
): Promise<void> {
  const { environment, journal } = run
  const listing = getListing(run, wanted)
  if (!listing) return
  const own = findSigned(journal.steps())
  const isOther = own !== undefined && (signs || !isOwn(run, listing))
  const others = await findOthers(run, listing)
  const asked = others.flatMap((stored) => {
    const step = findSigned(stored.record.steps)
    const isCovered = own && !isOther && step?.isReplaced
    const isLive = step && !isPastOrder(step.order, environment.now())
    return isLive && !isCovered ? { flow: stored.record.id, step, stored } : []
  })
  const mine = isOther ? [{ flow: journal.id, step: own }] : []
  requireConsent(run, [...mine, ...asked])
  if (isOther) await setAside(run, own)
  for (const { step, stored } of asked)
    if (!step.isReplaced) await changeSteps(run, stored, toReplaced)
  // The wallet may still answer a prompt that its flow has abandoned. While
  // another tab waits for that answer, this flow doesn't sign.
  if (signs)
    for (const stored of others)
      if (stored.record.steps.some(isAbandoned))
        await changeSteps(run, stored, toDropped)
}

/** A flow, and its step with a signed order. */
type Signed = { flow: string; step: JournalStep }

/** An order that can't be read is the worst, then the cheapest. */
function compareDanger(one: Signed, other: Signed): number {
  const { order: a } = one.step
  const { order: b } = other.step
  if (!a || !b) return Number(Boolean(a)) - Number(Boolean(b))
  return BigInt(a.unitPrice) < BigInt(b.unitPrice) ? -1 : 1
}

/** The listing that the flow has still to create. */
function getListing(
  { journal }: Run,
  wanted: FlowIntent,
): ListIntent | undefined {
  if (wanted.kind === 'list') return wanted
  if (wanted.kind === 'listMany') return wanted.lists[journal.ended().length]
  if (wanted.kind !== 'edit') return undefined
  const left = getParts(journal.intent()).slice(journal.ended().length)
  return left.some(({ kind }) => kind === 'list') ? wanted.list : undefined
}

/** Same terms, with an end at most an hour sooner. */
function isOwn({ journal }: Run, listing: ListIntent): boolean {
  const part = journal.part()
  if (part.kind !== 'list') return false
  return (
    deepEqual(getIdentity(part), getIdentity(listing)) &&
    isRetriedEnd(BigInt(part.expiry), listing.expiry)
  )
}

/** Flows of the account that list the same token, but for the order to replace. */
async function findOthers(run: Run, listing: ListIntent): Promise<Stored[]> {
  const intent = run.journal.intent()
  const replaced = intent.kind === 'edit' ? intent.cancel.orderId : undefined
  const records = await readOtherRecords(run)
  return records.filter(({ record }) => {
    const other = getListingPart(record)
    return (
      other.kind === 'list' &&
      isSameText(other.collection, listing.collection) &&
      other.tokenId === listing.tokenId &&
      (replaced === undefined ||
        !isSameText(findSigned(record.steps)?.order?.orderId, replaced))
    )
  })
}

/** The part of a flow that lists: of a `listMany` the current one. */
function getListingPart(record: FlowRecord): PartIntent {
  const { intent } = record
  return intent.kind === 'edit' ? intent.list : getCurrentPart(record)
}

/** Finds a signed order that may be live, readable or not. */
function findSigned(steps: readonly JournalStep[]): JournalStep | undefined {
  return steps.find(isSigned)
}

function isSigned(step: JournalStep): boolean {
  const { status } = step
  return (status === 'posting' || status === 'refused') && isPossibleOrder(step)
}

function isAbandoned({ kind, status }: JournalStep): boolean {
  return kind === 'signature' && status === 'prompting'
}

/** @throws StepError unless the user has consented to all of the orders. */
function requireConsent(run: Run, orders: readonly Signed[]): void {
  const digests = orders.map(({ step }) => step.digest)
  // One consent covers all of them, so the question names the worst.
  const [worst, ...others] = [...orders].sort(compareDanger)
  if (!worst || isAcknowledged(run, digests)) return
  const { flow, step } = worst
  const { order } = step
  const terms = order
    ? ` for ${order.unitPrice} each, and may be live until ${formatEnd(order)}`
    : ', and may be live'
  const more = others.length
    ? ` So may ${others.length} more, none of them at a lower price.`
    : ''
  throw new StepError({
    reason: 'unresolved',
    details: `The account has signed another order of this token${terms}.${more} Post that order again, cancel it, or consent to list beside it.`,
    fundsMoved: 'no',
    index: 0,
    recovery: 'repost',
    unresolved: toUnresolved(run, digests),
    signed: { flow, order },
  })
}

/** Moves the order that this flow has signed to a record of its own. */
async function setAside(run: Run, entry: JournalStep): Promise<void> {
  const { client, environment, journal } = run
  const part = journal.part()
  const intent = part.kind === 'list' ? part : journal.intent()
  const subject = { intent, scope: client.scope }
  const record: FlowRecord = {
    ...createRecord(environment, subject),
    createdAt: journal.createdAt,
    steps: [toReplaced(entry)],
  }
  const key = createKey(subject, 'signed', entry.digest)
  await getStore(environment).set(key, JSON.stringify(record))
  const index = journal.steps().indexOf(entry)
  await journal.update(index, { status: 'failed', ...withoutSignature })
}

/** @throws StepError `running` if another tab works on the flow. */
async function changeSteps(
  run: Run,
  stored: Stored,
  change: (step: JournalStep) => JournalStep,
): Promise<void> {
  const isChanged = await changeRecord(run, stored, (record) => ({
    ...record,
    steps: record.steps.map(change),
  }))
  if (isChanged) return
  throw new StepError({
    reason: 'running',
    details: 'Another flow of the account lists the same token.',
    fundsMoved: 'no',
    index: 0,
  })
}

function toReplaced(step: JournalStep): JournalStep {
  return isSigned(step)
    ? { ...step, status: 'refused', isReplaced: true }
    : step
}

function toDropped(step: JournalStep): JournalStep {
  return isAbandoned(step) ? { ...step, status: 'failed' } : step
}

import { RequestError, StepError } from '../../errors.js'
import { postStep } from '../../rpc/postStep.js'
import type { Step } from '../../rpc/schemas.js'
import { isOrderHash } from '../chain/seaport.js'
import { rememberBook } from '../journal/orderBooks.js'
import { type JournalStep, withoutSignature } from '../journal/record.js'
import { type Attempt, type Run, toUnresolved } from '../run/run.js'
import { probeOrder } from '../wait/findEffect.js'
import { isPossibleOrder, keepRefused, toRefusedError } from './refusedPost.js'

const delaysMs = [500, 1_500, 4_000]
const maxDelayMs = 10_000

/** The price of an older signature may be outdated. */
const maxSignatureAgeMs = 60 * 60_000

/**
 * Posts what the journal holds for a step, and repeats the same bytes while the
 * service is busy or cannot be reached. `isRepeated`: an earlier run may have posted
 * it, so the order is searched first, and a signature of more than an hour ago is not
 * posted, except of a cancellation. A refused one is: the user has just asked for it.
 *
 * @throws StepError `post`, or `unresolved` if the signature is too old.
 */
export async function executePost(
  attempt: Attempt,
  isRepeated = false,
): Promise<void> {
  const { fundsMoved, hash, indices, run } = attempt
  const { chainId, environment, journal, signal, emit } = run
  const [index] = indices
  const entry = journal.steps()[index]
  if (!entry?.step) return
  const { signature, status, step } = entry
  const wasRefused = status === 'refused'
  const complete = async (answered: string | undefined) => {
    // A service may have ids of its own. Another hash belongs to another order.
    const orderHash = entry.order?.orderId
    const hasOwnId = answered !== undefined && !isOrderHash(answered)
    const orderId = hasOwnId ? answered : (orderHash ?? answered)
    const ids = { orderId, orderHash: hasOwnId ? orderHash : undefined }
    const change = { status: 'done', ...ids, ...withoutSignature } as const
    await journal.update(index, change)
    emit({ type: 'posted', step: index })
  }
  const { order } = entry
  const signed = isPossibleOrder(entry)
    ? { flow: journal.id, order }
    : undefined
  if (order)
    void rememberBook(environment, { ...order, chainId, signed: order })
  let mayExist = isRepeated
  for (let tries = 0; ; tries++) {
    const known = mayExist ? await probe(run, step) : undefined
    if (known) return complete(known)
    if (isRepeated && !wasRefused && signature && isOld(run, entry)) {
      const details =
        'The signature is over an hour old, and the service does not show its order.'
      throw new StepError({
        reason: 'unresolved',
        details,
        fundsMoved: 'maybe',
        hash,
        index,
        unresolved: toUnresolved(run, [journal.id, entry.digest]),
        signed,
      })
    }
    // From here on the service may have the signature.
    if (signature) attempt.fundsMoved = 'maybe'
    try {
      const options = { chainId, signature, signal }
      const { orderId } = await postStep(run.client, step, options)
      return complete(orderId)
    } catch (cause) {
      signal?.throwIfAborted()
      const failure = cause instanceof RequestError ? cause : undefined
      if (mayExist && failure?.status === 409) return complete(undefined)
      const isRefused = failure && !transientReasons.includes(failure.reason)
      if (isRefused && (await keepRefused(attempt)))
        throw toRefusedError(attempt, cause)
      if (isRefused && (!mayExist || journal.part().kind !== 'steps'))
        await journal.update(index, { status: 'failed', ...withoutSignature })
      const delay = isRefused ? undefined : getDelay(failure, tries)
      if (delay === undefined) {
        if (wasRefused) throw toRefusedError(attempt, cause)
        const isLost = signature && journal.steps()[index]?.status === 'posting'
        throw new StepError({
          reason: 'post',
          cause,
          details: isLost && !isRefused ? lostDetails : undefined,
          fundsMoved: isLost ? 'maybe' : fundsMoved,
          hash,
          index,
          recovery: isRefused ? 'none' : 'retry',
          signed: isLost ? signed : undefined,
        })
      }
      // A service that limits the rate has not accepted the post.
      mayExist ||= failure?.reason !== 'rateLimited'
      await environment.sleep(delay, signal)
    }
  }
}

const lostDetails =
  'The service may have the signature, so the order may be live. A retry posts the same signature.'

/** Failures that may pass; the service would refuse the same bytes after others. */
const transientReasons = ['network', 'timeout', 'server', 'rateLimited']

/** A cancellation is posted at any age, because its signature fixes no price. */
function isOld({ environment, journal }: Run, entry: JournalStep): boolean {
  const isCancellation =
    journal.part().kind === 'cancel' && !isPossibleOrder(entry)
  const age = environment.now() - journal.lastUpdated
  return !isCancellation && age > maxSignatureAgeMs
}

async function probe(run: Run, step: Step): Promise<string | undefined> {
  try {
    return (await probeOrder(run, step))?.orderId
  } catch {
    run.signal?.throwIfAborted()
    return undefined
  }
}

function getDelay(
  failure: RequestError | undefined,
  tries: number,
): number | undefined {
  const delay = delaysMs[tries]
  if (!failure || delay === undefined) return undefined
  const wanted = (failure.retryAfter ?? 0) * 1_000
  return wanted > maxDelayMs ? undefined : Math.max(delay, wanted)
}

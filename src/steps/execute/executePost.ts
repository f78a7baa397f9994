import { RequestError, StepError } from '../../errors.js'
import { postStep } from '../../rpc/postStep.js'
import type { Step } from '../../rpc/schemas.js'
import type { Attempt, Run } from '../run/run.js'
import { probeOrder } from './probeOrder.js'

/** Milliseconds before each repetition of a post. */
const delays = [500, 1_500, 4_000]
const longestDelay = 10_000

/**
 * How long after the person signed it is still what the person wants, in
 * milliseconds: by then a price may be another.
 */
const longestMeant = 60 * 60_000

/**
 * Makes the call that the journal has for a step; the same bytes again where
 * the service could not be reached or was busy. `isRepeated` says that an
 * earlier run may have made it already; a signature of long ago is then not
 * posted, unless the service has it.
 */
export async function executePost(
  { fundsMoved, hash, indices, run }: Attempt,
  isRepeated = false,
): Promise<string | undefined> {
  const { environment, journal, signal, emit } = run
  const [index] = indices
  const { signature, step } = journal.steps()[index] ?? {}
  if (!step) return undefined
  const finish = async (orderId: string | undefined) => {
    const nothingLeft = { signature: undefined, step: undefined }
    await journal.update(index, { status: 'done', orderId, ...nothingLeft })
    emit({ type: 'posted', step: index })
    return orderId
  }
  let mayBeThere = isRepeated
  for (let tries = 0; ; tries++) {
    const known = mayBeThere ? await probe(run, step) : undefined
    if (known) return finish(known)
    if (isRepeated && signature && isOld(run)) {
      const details =
        'It was signed more than an hour ago, and the service does not show it.'
      throw new StepError({
        reason: 'unresolved',
        details,
        fundsMoved,
        hash,
        index,
      })
    }
    try {
      const options = { chainId: run.chainId, signature, signal }
      return finish((await postStep(run.client, step, options)).orderId)
    } catch (cause) {
      signal?.throwIfAborted()
      const failure = cause instanceof RequestError ? cause : undefined
      if (mayBeThere && failure?.status === 409) return finish(undefined)
      const isRefused = failure && !passing.includes(failure.reason)
      if (isRefused && (!mayBeThere || journal.intent.kind !== 'steps'))
        await journal.update(index, {
          status: 'failed',
          signature: undefined,
          step: undefined,
        })
      const delay = isRefused ? undefined : delayBefore(failure, tries)
      if (delay === undefined) {
        const recovery = isRefused ? 'none' : 'retry'
        const facts = { cause, fundsMoved, hash, index, recovery } as const
        throw new StepError({ reason: 'post', ...facts })
      }
      // A service that says that it is too busy has not taken it.
      mayBeThere ||= failure?.reason !== 'rateLimited'
      await environment.sleep(delay, signal)
    }
  }
}

/** Failures that may pass; after all others the same would be refused again. */
const passing = ['network', 'timeout', 'server', 'rateLimited']

function isOld({ environment, journal }: Run): boolean {
  return environment.now() - journal.lastUpdated > longestMeant
}

async function probe(run: Run, step: Step): Promise<string | undefined> {
  try {
    return await probeOrder(run, step)
  } catch {
    run.signal?.throwIfAborted()
    return undefined
  }
}

function delayBefore(
  failure: RequestError | undefined,
  tries: number,
): number | undefined {
  const delay = delays[tries]
  if (!failure || delay === undefined) return undefined
  const wanted = (failure.retryAfter ?? 0) * 1_000
  return wanted > longestDelay ? undefined : Math.max(delay, wanted)
}

import type { Address, Hex } from 'viem'
import type { Config } from 'wagmi'
import { getConnection } from 'wagmi/actions'
import { ConfigurationError, StepError } from '../errors.js'
import type { MarketplaceClient } from '../rpc/client.js'
import type { Step } from '../rpc/schemas.js'
import { type Attempt, type Run, toStepError } from './attempt.js'
import { executePost, requireTrust } from './executePost.js'
import { executeSignature } from './executeSignature.js'
import { executeTransaction } from './executeTransaction.js'
import { lock } from './lock.js'
import { createProgress, type OnProgress, toStepFailure } from './progress.js'
import { type ReadableStep, readStep } from './readStep.js'

/**
 * Carries out the steps of a quote with the connected wallet, in order: sends
 * and waits, signs, posts. Every step is read before the first prompt, and
 * before each prompt account and chain are checked again. Nothing is prompted
 * after a refusal, a revert or a failure.
 *
 * An earlier step that was carried out stays so: after a failure ask for new
 * steps, what is done is absent from them.
 *
 * @throws InvalidStepError before any prompt, when a step cannot be read.
 * @throws ConfigurationError when the chain or the address of a post is not
 * known.
 * @throws StepError when a step does not come to its end. `fundsMoved` speaks
 * of that step alone, not of an approval mined before it.
 *
 * @example
 * import { executeSteps, generateBuyTransaction } from 'marketkit/core'
 *
 * const { steps } = await client.request(
 *   generateBuyTransaction,
 *   { collectionAddress, buyer, marketplace, ordersData },
 *   { chainId },
 * )
 * const { hashes } = await executeSteps(config, { client, chainId, steps })
 */
export async function executeSteps(
  config: Config,
  parameters: executeSteps.Parameters,
): Promise<executeSteps.ReturnType> {
  const { chainId, client, signal } = parameters
  const account = parameters.account ?? getConnection(config).address
  const steps = parameters.steps.map(readStep)
  for (const step of steps) requireTrust(client, step)
  if (!config.chains.some(({ id }) => id === chainId))
    throw new ConfigurationError(`Chain ${chainId} is not configured.`, {
      metaMessages: ["Add it to `chains` of wagmi's config."],
    })
  if (!account) throw refusal('wrongAccount', 'No wallet is connected.')

  const claim = lock(config, `${chainId}:${account.toLowerCase()}`)
  if (!claim)
    throw refusal('walletBusy', 'This account has not finished the last one.')

  const progress = createProgress(steps, parameters.onProgress)
  const run: Run = {
    account,
    chainId,
    client,
    config,
    confirmations: parameters.confirmations ?? 1,
    progress,
    signal,
    timeout: parameters.timeout ?? 180_000,
    mined: 0,
    openPrompt: undefined,
  }
  const hashes: Hex[] = []
  let orderId: string | undefined
  try {
    for (const step of steps) {
      const done = await executeStep(run, step)
      if (done.hash) hashes.push(done.hash)
      orderId = done.orderId ?? orderId
    }
    progress.run({ status: 'success' })
    return { hashes, orderId }
  } finally {
    claim.release(run.openPrompt)
  }
}

export declare namespace executeSteps {
  type Parameters = {
    /** Makes the calls that steps ask for. */
    client: MarketplaceClient
    /** Chain on which the steps happen. */
    chainId: number
    /** The steps, as the service sent them. */
    steps: readonly Step[]
    /** Account for which they were made. @default the connected one */
    account?: Address | undefined
    /** Blocks to wait for, counting the first. @default 1 */
    confirmations?: number | undefined
    /** Told of every change. */
    onProgress?: OnProgress | undefined
    /** Stops before the next prompt, or stops waiting. */
    signal?: AbortSignal | undefined
    /** Milliseconds to wait for one transaction. @default 180_000 */
    timeout?: number | undefined
  }
  type ReturnType = {
    /** The transactions that were mined, in order. */
    hashes: Hex[]
    /** The order that the service made of a signature. */
    orderId?: string | undefined
  }
}

async function executeStep(
  run: Run,
  step: ReadableStep,
): Promise<{ hash: Hex | undefined; orderId: string | undefined }> {
  const { progress, signal } = run
  const { index } = step
  const attempt: Attempt = { run, fundsMoved: 'no', hash: undefined }
  try {
    signal?.throwIfAborted()
    let signature: Hex | undefined
    if (step.kind === 'transaction') await executeTransaction(attempt, step)
    else if (step.kind !== 'post') signature = await executeSignature(run, step)
    if (!step.post) {
      progress.step(index, { status: 'done', hash: attempt.hash })
      return { hash: attempt.hash, orderId: undefined }
    }
    progress.step(index, { status: 'posting' })
    const orderId = await executePost(attempt, step, signature)
    progress.step(index, { status: 'done', orderId })
    return { hash: attempt.hash, orderId }
  } catch (cause) {
    const error = toStepError(cause, attempt, index)
    progress.step(index, { status: 'failed', error: toStepFailure(error) })
    throw error
  }
}

function refusal(reason: 'wrongAccount' | 'walletBusy', details: string) {
  return new StepError({ reason, index: 0, fundsMoved: 'no', details })
}

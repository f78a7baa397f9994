import type { Hex } from 'viem'
import {
  ConfigurationError,
  InvalidStepError,
  RequestError,
  StepError,
} from '../errors.js'
import type { MarketplaceClient } from '../rpc/client.js'
import { postStep } from '../rpc/postStep.js'
import { sleep } from './abortable.js'
import type { Attempt } from './attempt.js'
import type { ReadableStep } from './readStep.js'

/** Milliseconds before each repetition of a post. */
const delays = [500, 1_500, 4_000]
const longestDelay = 10_000

/** Refuses, before any prompt, a post that could not be made afterwards. */
export function requireTrust(
  client: MarketplaceClient,
  { index, kind, post }: ReadableStep,
): void {
  if (!post) return
  const deliver = client.deliverSignature
  const signed = kind === 'signature' || kind === 'message'
  if (signed && deliver !== 'body' && deliver !== 'query') return
  let url: URL
  try {
    url = client.resolve(post.endpoint)
  } catch (cause) {
    const problem = 'the address of its call is not an address.'
    throw new InvalidStepError({ cause, index, problem })
  }
  if (!client.isTrusted(url))
    throw new ConfigurationError(
      `Step ${index + 1} would post to ${url.origin}, which is not trusted.`,
      {
        metaMessages: [
          'The access key and signatures go to known origins only.',
          'If it belongs to your service, add it to `trustedOrigins`.',
        ],
      },
    )
}

/**
 * Makes the call of a step; the same bytes again where the service could not
 * be reached or was busy. Answers the order that the service made of it.
 */
export async function executePost(
  { fundsMoved, hash, run }: Attempt,
  { index, step }: ReadableStep,
  signature: Hex | undefined,
): Promise<string | undefined> {
  const { chainId, client, signal } = run
  for (let tries = 0; ; tries++) {
    try {
      const options = { chainId, signature, signal }
      return (await postStep(client, step, options)).orderId
    } catch (cause) {
      signal?.throwIfAborted()
      const delay = delayBefore(cause, tries)
      if (delay === undefined)
        throw new StepError({ reason: 'post', cause, fundsMoved, hash, index })
      await sleep(delay, signal)
    }
  }
}

function delayBefore(error: unknown, tries: number): number | undefined {
  const passing =
    error instanceof RequestError &&
    ['network', 'timeout', 'server', 'rateLimited'].includes(error.reason)
  const delay = delays[tries]
  if (!passing || delay === undefined) return undefined
  const wanted = (error.retryAfter ?? 0) * 1_000
  return wanted > longestDelay ? undefined : Math.max(delay, wanted)
}

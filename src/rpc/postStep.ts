import * as v from 'valibot'
import type { Hex } from 'viem'
import { ConfigurationError, InvalidResponseError } from '../errors.js'
import type { MarketplaceClient } from './client.js'
import type { Step } from './schemas.js'
import { amount } from './values.js'

const answerSchema = v.looseObject({
  orderId: v.nullish(v.union([v.string(), amount])),
})

/** Response to the post of a step. */
export type PostAnswer = {
  /** Id of the created order, if the post created one. */
  orderId?: string | undefined
}

/** Returns the request of a step's post, including the signature. */
export function toPostRequest(
  client: MarketplaceClient,
  step: Step,
  { chainId, signature }: { chainId: number; signature?: Hex | undefined },
): { url: string; method: string; body: unknown } {
  const { post } = step
  if (!post) throw new ConfigurationError('The step has nothing to post.')
  const url = client.resolve(post.endpoint)
  const { body } = post
  const method = (post.method ?? 'POST').toUpperCase()
  if (!signature) return { url: url.href, method, body }
  const deliver = client.deliverSignature
  if (typeof deliver === 'function')
    return { method, ...deliver(step, signature) }
  if (deliver === 'query') {
    url.searchParams.set('signature', signature)
    return { url: url.href, method, body }
  }
  if (deliver === 'execute')
    return {
      url: client.getUrl({ group: 'Marketplace', name: 'Execute' }, chainId),
      method: 'POST',
      body: {
        signature,
        method,
        endpoint: post.endpoint,
        executeType: step.executeType,
        body,
      },
    }
  return { url: url.href, method, body: { ...(body as object), signature } }
}

/**
 * Sends the post of a step.
 *
 * @throws RequestError if the service refuses it or cannot be reached.
 * @throws InvalidResponseError if the response has an invalid order id.
 */
export async function postStep(
  client: MarketplaceClient,
  step: Step,
  options: {
    chainId: number
    signature?: Hex | undefined
    signal?: AbortSignal | undefined
  },
): Promise<PostAnswer> {
  const operation = 'The order post'
  const json = await client.call({
    ...toPostRequest(client, step, options),
    operation,
    signal: options.signal,
  })
  const parsed = v.safeParse(answerSchema, json)
  if (!parsed.success)
    throw new InvalidResponseError({ operation, path: 'orderId' })
  return { orderId: parsed.output.orderId ?? undefined }
}

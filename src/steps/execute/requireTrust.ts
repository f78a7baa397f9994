import { ConfigurationError, InvalidStepError } from '../../errors.js'
import type { MarketplaceClient } from '../../rpc/client.js'
import type { ReadableStep } from '../base/readStep.js'

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

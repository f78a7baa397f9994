import type { Address } from 'viem'
import type { GuardVerdict } from '../../errors.js'
import { deepEqual, isObject } from '../base/plainData.js'
import type { ReadableStep } from '../base/readStep.js'
import { mustHold, shouldHold } from './findings.js'
import type { Guard } from './guard.js'
import type { VerifyOptions } from './verify.js'

/** Resolves relative endpoints where there is no client; shared by no URL. */
const placeholderBase = 'ftp://relative.invalid'

/**
 * Compares what a step signs and posts with the flow: the signature counts on
 * this chain and for a book of the marketplace only, and the post carries what
 * was signed to the service.
 */
export function checkStep(
  step: ReadableStep,
  guard: Guard & VerifyOptions,
): void {
  if (step.kind === 'signature') checkDomain(step, guard)
  if (step.post) checkPost(step, guard)
}

function checkDomain(
  step: ReadableStep & { kind: 'signature' },
  { intent, judge, roles }: Guard,
): void {
  const { chainId, verifyingContract: book } = step.typedData.domain
  judge({
    code: 'chain',
    at: toPlace(step, 'signature.domain.chainId'),
    verdict:
      chainId === undefined ? 'unknown' : mustHold(chainId === intent.chainId),
    actual: `${chainId}`,
    expected: `${intent.chainId}`,
  })
  // For any other contract it could be a permit or a transfer.
  judge({
    code: 'contract',
    at: toPlace(step, 'signature.domain.verifyingContract'),
    verdict:
      book === undefined ? 'unknown' : mustHold(roles.isBook(book as Address)),
    actual: `${book}`,
  })
}

function checkPost(step: ReadableStep, guard: Guard & VerifyOptions): void {
  const { client, judge } = guard
  const { kind, post } = step
  if (!post) return
  const body = isObject(post.body) ? post.body : {}
  const isSigned = kind === 'signature' || kind === 'message'
  const message = kind === 'signature' ? step.typedData.message : {}
  const hasSignature = isSigned && 'signature' in body
  judge({
    code: 'body',
    at: toPlace(step, 'post.body'),
    verdict: hasSignedMessage(body, message)
      ? shouldHold(!hasSignature)
      : 'mismatch',
  })
  // Otherwise the host, or the service's `Execute` operation, says where a
  // signature goes.
  const deliver = client?.deliverSignature ?? 'body'
  if (isSigned && deliver !== 'body' && deliver !== 'query') return

  const { endpoint, method = 'POST' } = post
  judge({
    code: 'method',
    at: toPlace(step, 'post.method'),
    verdict: mustHold(/^(post|put)$/i.test(method)),
    actual: method,
  })
  judge({
    code: 'origin',
    at: toPlace(step, 'post.endpoint'),
    verdict: checkOrigin(endpoint, guard),
    actual: endpoint,
  })
}

function toPlace({ index }: ReadableStep, part: string) {
  return { step: index, path: `steps.${index}.${part}` }
}

/** Whether an endpoint is one of the service's origins. */
function checkOrigin(
  endpoint: string,
  { client, trustedOrigins }: VerifyOptions,
): GuardVerdict {
  try {
    const url = client
      ? client.resolve(endpoint)
      : new URL(endpoint, placeholderBase)
    const { href, origin } = url
    // A URL with a user name, or an object URL of the page, is never the service's.
    if (!href.startsWith(`${origin}/`)) return 'mismatch'
    const isKnown = client ? client.isTrusted(url) : origin === placeholderBase
    if (isKnown || trustedOrigins?.includes(origin)) return 'match'
    return client || trustedOrigins ? 'mismatch' : 'unknown'
  } catch {
    return 'mismatch'
  }
}

/** Whether a body that holds the signed message holds it unchanged. */
function hasSignedMessage(
  body: Record<string, unknown>,
  message: Record<string, unknown>,
): boolean {
  const names = Object.keys(message)
  return [body, body.order, body.parameters].every(
    (posted) =>
      !isObject(posted) ||
      !names.every((name) => name in posted) ||
      names.every((name) => deepEqual(message[name], posted[name])),
  )
}

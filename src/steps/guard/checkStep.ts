import type { Address } from 'viem'
import { isObject, isSame } from '../base/isSame.js'
import type { ReadableStep } from '../base/readStep.js'
import type { Guard } from './guard.js'
import type { VerifyOptions } from './verify.js'

/** A base of a scheme that no address shares: relative ones alone stay there. */
const nowhere = 'ftp://relative.invalid'

/**
 * Nothing is signed that would count on another chain or for a stranger's
 * contract, and the call of a step goes to the service, with what was signed.
 */
export function checkStep(
  step: ReadableStep,
  { client, expect, intent, isTrusted, trustedOrigins }: Guard & VerifyOptions,
): void {
  const { index, kind, post } = step
  const at = (part: string) => ({ step: index, path: `steps.${index}.${part}` })
  if (kind === 'signature') {
    const { chainId, verifyingContract: book } = step.typedData.domain
    const ok = chainId === undefined ? chainId : chainId === intent.chainId
    expect(
      ok,
      'chain',
      at('signature.domain.chainId'),
      `${chainId}`,
      `${intent.chainId}`,
    )
    // A permit or a transfer, whatever its name: it needs no transaction.
    const isBooks = book === undefined ? book : isTrusted(book as Address)
    const path = 'signature.domain.verifyingContract'
    expect(isBooks, 'contract', at(path), `${book}`)
  }
  if (!post) return
  const { endpoint, method = 'POST' } = post
  const body = isObject(post.body) ? post.body : {}
  const message = kind === 'signature' ? step.typedData.message : {}
  const isSigned = kind === 'signature' || kind === 'message'
  const isEarly = isSigned && 'signature' in body
  const isSound = isUnchanged(message, body) && (!isEarly || undefined)
  expect(isSound, 'body', at('post.body'))
  // Otherwise the host, or the service's own operation, says where it goes.
  const deliver = client?.deliverSignature ?? 'body'
  if (isSigned && deliver !== 'body' && deliver !== 'query') return

  const isWrite = /^(post|put)$/i.test(method)
  expect(isWrite, 'method', at('post.method'), method)
  const ok = isOurs(endpoint, { client, trustedOrigins })
  expect(ok, 'origin', at('post.endpoint'), endpoint)
}

/** Whether an address is the service's; undefined where nobody can say. */
function isOurs(
  endpoint: string,
  { client, trustedOrigins }: VerifyOptions,
): boolean | undefined {
  try {
    const url = client ? client.resolve(endpoint) : new URL(endpoint, nowhere)
    const { href, origin } = url
    // Not so where it names a person, or is an object of the page.
    if (!href.startsWith(`${origin}/`)) return false
    const isKnown = client ? client.isTrusted(url) : origin === nowhere
    if (isKnown || trustedOrigins?.includes(origin)) return true
    return client || trustedOrigins ? false : undefined
  } catch {
    return false
  }
}

/** Whether a body that holds what is signed holds it unchanged. */
function isUnchanged(
  message: Record<string, unknown>,
  body: Record<string, unknown>,
): boolean {
  const names = Object.keys(message)
  return [body, body.order, body.parameters].every(
    (posted) =>
      !isObject(posted) ||
      !names.every((name) => name in posted) ||
      names.every((name) => isSame(message[name], posted[name])),
  )
}

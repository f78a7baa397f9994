import type { GuardCode, GuardVerdict } from '../../errors.js'
import type { ReadableStep } from '../model/readStep.js'
import { deepEqual, isObject } from '../platform/plainData.js'
import { judgeBook } from './contracts.js'
import type { FoundEffect } from './effects.js'
import {
  type Guard,
  mustHold,
  shouldHold,
  type VerifyOptions,
} from './guard.js'

type StepGuard = Guard & VerifyOptions

/** Resolves relative endpoints where there is no client; no URL has this origin. */
const placeholderBase = 'ftp://relative.invalid'

/**
 * Compares the signature and the post of a step with the flow: the signature is
 * valid on this chain and for the agreed book only, and the post carries the signed
 * message to the service.
 */
export function checkSignatureAndPost(
  step: ReadableStep,
  guard: StepGuard,
): void {
  if (step.kind === 'signature') checkDomain(step, guard)
  if (step.post) checkPost(step, step.post, guard)
}

function checkDomain(
  step: ReadableStep & { kind: 'signature' },
  { intent, judge, roles }: Guard,
): void {
  const { chainId, verifyingContract: book } = step.typedData.domain
  const isChain = mustHold(chainId === intent.chainId)
  judge({
    code: 'chain',
    at: toPlace(step, 'signature.domain.chainId'),
    verdict: chainId === undefined ? 'unknown' : isChain,
    actual: `${chainId}`,
    expected: `${intent.chainId}`,
  })
  // For any other contract the message could be a permit or a transfer. Whether the
  // user must be asked about the book is judged once, at the signed order.
  const isRefused = judgeBook(`${book}`, intent, roles) === 'mismatch'
  const isBook = mustHold(roles.isBook(`${book}`) && !isRefused)
  judge({
    code: 'contract',
    at: toPlace(step, 'signature.domain.verifyingContract'),
    verdict: book === undefined ? 'unknown' : isBook,
    actual: `${book}`,
  })
}

function checkPost(
  step: ReadableStep,
  { body, endpoint, method = 'POST' }: NonNullable<ReadableStep['post']>,
  guard: StepGuard,
): void {
  const { client, judge } = guard
  const posted = isObject(body) ? body : {}
  const isSigned = step.kind === 'signature' || step.kind === 'message'
  const message = step.kind === 'signature' ? step.typedData.message : {}
  const hasSignature = isSigned && 'signature' in posted
  judge({
    code: 'body',
    at: toPlace(step, 'post.body'),
    verdict: isMessageUnchanged(posted, message)
      ? shouldHold(!hasSignature)
      : 'mismatch',
  })
  // Otherwise the host, or the service's `Execute` operation, decides where the
  // signature goes.
  const deliver = client?.deliverSignature ?? 'body'
  if (isSigned && deliver !== 'body' && deliver !== 'query') return

  judge({
    code: 'method',
    at: toPlace(step, 'post.method'),
    verdict: mustHold(/^(post|put)$/i.test(method)),
    actual: method,
  })
  judge({
    code: 'origin',
    at: toPlace(step, 'post.endpoint'),
    verdict: judgeOrigin(endpoint, guard),
    actual: endpoint,
  })
}

function toPlace({ index }: ReadableStep, part: string) {
  return { step: index, path: `steps.${index}.${part}` }
}

function judgeOrigin(
  endpoint: string,
  { client, trustedOrigins }: VerifyOptions,
): GuardVerdict {
  try {
    const url = client
      ? client.resolve(endpoint)
      : new URL(endpoint, placeholderBase)
    const { href, origin } = url
    // Refuses URLs with a user name, and `blob:` URLs.
    if (!href.startsWith(`${origin}/`)) return 'mismatch'
    const isKnown = client ? client.isTrusted(url) : origin === placeholderBase
    if (isKnown) return 'match'
    if (client) return 'mismatch'
    return trustedOrigins
      ? mustHold(trustedOrigins.includes(origin))
      : 'unknown'
  } catch {
    return 'mismatch'
  }
}

/** Whether a body that contains the signed message has not changed it. */
function isMessageUnchanged(
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

/** Finding codes of effects that do not belong in a flow; else `unasked`. */
const codes: Partial<Record<FoundEffect['type'], GuardCode>> = {
  cancelAll: 'cancelAll',
  spendNative: 'value',
  transferOut: 'transfer',
}

/** Checks whether an effect belongs in the flow, and which account it authorizes. */
export function checkEffect(
  effect: FoundEffect,
  verdict: GuardVerdict,
  { intent, judge, roles }: Guard,
): void {
  const { type } = effect
  const code = type === 'unknown' ? effect.code : (codes[type] ?? 'unasked')
  judge({ code, at: effect, verdict, actual: describe(effect) })
  if ('spender' in effect) {
    const { spender } = effect
    const verdict = mustHold(roles.isOperator(spender, intent))
    judge({ code: 'spender', at: effect, verdict, actual: spender })
  }
  if ('book' in effect) {
    const { book } = effect
    const verdict = judgeBook(book, intent, roles)
    judge({ code: 'contract', at: effect, verdict, actual: book })
  }
  if (type !== 'listOrder' && type !== 'fillOrder') return
  const { isRestricted, zone } = effect.order
  const isOwn = type === 'listOrder'
  const { conduitKey, operator } = isOwn ? effect.order : effect
  const isKnown = operator !== undefined && roles.isOperator(operator, intent)
  judge({
    code: 'operator',
    at: effect,
    verdict: shouldHold(isKnown && effect.order.operator !== undefined),
    actual: operator ?? `conduit ${conduitKey}`,
  })
  // A zone can always cancel an order. If the order is restricted, the zone also
  // decides who fills it.
  const hasPower = isRestricted || (isOwn && zone !== undefined)
  const isKnownZone = zone !== undefined && roles.isZone(zone)
  judge({
    code: 'zone',
    at: effect,
    verdict: shouldHold(!hasPower || isKnownZone),
    actual: zone,
  })
}

/** An effect in one line, for a finding. */
function describe(effect: FoundEffect): string | bigint {
  switch (effect.type) {
    case 'spendNative':
      return effect.amount
    case 'unknown':
      return effect.what ?? ''
    case 'approve':
      return `approve ${effect.amount} ${effect.token} ${effect.spender}`
    case 'approveAll':
      return `approveAll ${effect.token} ${effect.spender}`
    case 'transferOut':
      return `transferOut ${effect.amount} ${effect.token} ${effect.to}`
    default:
      return effect.type
  }
}

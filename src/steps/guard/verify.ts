import type { GuardFinding, GuardVerdict } from '../../errors.js'
import type { MarketplaceClient } from '../../rpc/client.js'
import type { Intent } from '../base/intent.js'
import type { ReadableStep } from '../base/readStep.js'
import { toPlain } from '../base/toPlain.js'
import { checkEffect } from './checkEffect.js'
import { checkStep } from './checkStep.js'
import type { Decoder } from './decoder.js'
import { createFindings } from './findings.js'
import { createTrust, type Rules, type TrustedContracts } from './guard.js'
import { readEffects } from './readEffects.js'
import type { GuardReport } from './report.js'

/** How steps are compared with an intent. */
export type VerifyOptions = {
  /** Knows the service's origins and contracts. */
  client?:
    | Pick<
        MarketplaceClient,
        'contracts' | 'deliverSignature' | 'isTrusted' | 'resolve'
      >
    | undefined
  /**
   * Marketplace contracts beside Seaport 1.5 and 1.6, by chain: books, conduits
   * and zones. They may be approved, and typed data signed for them.
   */
  contracts?: TrustedContracts | undefined
  /** Origins that steps may post to, where there is no client. */
  trustedOrigins?: readonly string[] | undefined
  /** What understands calls and typed data. @default `defaultDecoders` */
  decoders?: readonly Decoder[] | undefined
  /** Whether more than the price may be approved. @default false */
  allowUnlimitedApproval?: boolean | undefined
  /** Milliseconds since 1970, to tell orders that start later. */
  now?: number | undefined
}

/**
 * Compares steps with what was agreed on: reads what each of them does, looks
 * at each effect by itself, then at all of them together.
 */
export function verify<intent extends Intent>(
  steps: readonly ReadableStep[],
  intent: intent,
  rules: Rules<intent>,
  options: VerifyOptions & { decoders: readonly Decoder[] },
): GuardReport {
  const { client, contracts } = options
  const { expect, findings } = createFindings()
  const isTrusted = createTrust(intent.chainId, client?.contracts, contracts)
  const guard = { ...options, expect, intent, isTrusted }

  const read = steps.map((step) => readEffects(step, guard))
  const effects = read.flatMap((it) => it.effects)
  for (const step of steps) checkStep(step, guard)
  for (const effect of effects)
    checkEffect(effect, rules.allows(effect, intent, effects), guard)
  rules.check(effects, guard)
  return toPlain({
    verdict: getVerdict(findings),
    findings,
    steps: read,
  }) as GuardReport
}

/** The worst of the findings. */
export function getVerdict(findings: readonly GuardFinding[]): GuardVerdict {
  if (findings.some(({ severity }) => severity === 'mismatch'))
    return 'mismatch'
  return findings.length > 0 ? 'unknown' : 'match'
}

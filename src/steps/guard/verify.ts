import {
  ConfigurationError,
  type GuardFinding,
  type GuardVerdict,
  MarketKitError,
} from '../../errors.js'
import type { Intent } from '../model/intent.js'
import type { ReadableStep } from '../model/readStep.js'
import { toPlain } from '../platform/plainData.js'
import { buyRules } from './buyRules.js'
import { cancelRules } from './cancelRules.js'
import { createRoles, defaultBook } from './contracts.js'
import { defaultDecoders } from './defaultDecoders.js'
import type { GuardReport } from './effects.js'
import { createFindings, type GuardOptions, type Rules } from './guard.js'
import { listRules } from './listRules.js'
import { readEffects } from './readEffects.js'
import { checkEffect, checkSignatureAndPost } from './stepRules.js'

/**
 * Returns the rules of an intent's kind.
 *
 * @throws ConfigurationError if the intent is not one to buy, list or cancel.
 */
function getRules(intent: Intent): Rules<any> {
  switch (intent?.kind) {
    case 'buy':
      return buyRules
    case 'list':
      return listRules
    case 'cancel':
      return cancelRules
    default:
      throw new ConfigurationError(
        'The intent is not one to buy, list or cancel.',
        { metaMessages: [howToCreate] },
      )
  }
}

const howToCreate = 'Create intents with `toIntent`.'

/**
 * Compares steps with an intent: decodes the effects of each step, checks every
 * effect by itself, and then all effects together.
 *
 * @throws InvalidStepError if the steps are too large to be read.
 * @throws ConfigurationError if the intent, or a decoder of the host, does not
 * have the expected shape.
 */
export function verify(
  steps: readonly ReadableStep[],
  intent: Intent,
  options: GuardOptions,
): GuardReport {
  const rules = getRules(intent)
  try {
    return compare(steps, intent, rules, options)
  } catch (cause) {
    if (cause instanceof MarketKitError) throw cause
    throw new ConfigurationError(
      'The steps could not be compared with the intent.',
      {
        cause,
        metaMessages: [
          'The intent, or an effect of one of your `decoders`, does not have the expected shape.',
          howToCreate,
        ],
      },
    )
  }
}

function compare(
  steps: readonly ReadableStep[],
  intent: Intent,
  rules: Rules<any>,
  options: GuardOptions,
): GuardReport {
  const { client, contracts, decoders = [], knownFees = [] } = options
  const { findings, judge } = createFindings()
  const roles = createRoles(intent.chainId, client?.contracts, contracts)
  const orderbook = intent.kind === 'list' ? intent.orderbook : undefined
  const clientFees = client?.fees[orderbook ?? defaultBook] ?? []
  const guard = {
    ...options,
    decoders: [...decoders, ...defaultDecoders],
    intent,
    judge,
    knownFees: [...knownFees, ...clientFees],
    roles,
  }
  const reading = { ...guard, count: { nestedCalls: 0 } }
  const readSteps = steps.map((step) => readEffects(step, reading))
  const effects = readSteps.flatMap((step) => step.effects)
  for (const step of steps) checkSignatureAndPost(step, guard)
  for (const effect of effects)
    checkEffect(effect, rules.allows(effect, intent, effects), guard)
  rules.check(effects, guard)
  const verdict = getVerdict(findings)
  return toPlain({ verdict, findings, steps: readSteps }) as GuardReport
}

/** The verdict of the worst finding. */
export function getVerdict(findings: readonly GuardFinding[]): GuardVerdict {
  if (findings.some(({ severity }) => severity === 'mismatch'))
    return 'mismatch'
  return findings.length > 0 ? 'unknown' : 'match'
}

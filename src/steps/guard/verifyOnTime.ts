import type { Config } from 'wagmi'
import { abortable } from '../abortable.js'
import { askNode, numberOf } from '../ask.js'
import type { Environment } from '../environment.js'
import type { ReadableStep } from '../readStep.js'
import type { Rules } from './guard.js'
import type { Intent } from './intent.js'
import { loadDecoders } from './loadDecoders.js'
import type { GuardReport } from './report.js'
import { type VerifyOptions, verify } from './verify.js'

type Parameters = Omit<VerifyOptions, 'now'> & {
  config: Config
  environment: Environment
  signal?: AbortSignal | undefined
}

/**
 * Compares steps with what was agreed on, now. Machines' clocks may be slow:
 * an order that seems to start later is judged by the time of the chain.
 */
export async function verifyOnTime<intent extends Intent>(
  steps: readonly ReadableStep[],
  intent: intent,
  rules: Rules<intent>,
  parameters: Parameters,
): Promise<GuardReport> {
  const { config, environment, signal } = parameters
  const decoders =
    parameters.decoders ?? (await abortable(loadDecoders(), signal))
  const verifyAt = (now: number) =>
    verify(steps, intent, rules, { ...parameters, decoders, now })
  const report = verifyAt(environment.now())
  if (!report.findings.some(({ code }) => code === 'start')) return report
  const ask = askNode(config.getClient(intent), environment)
  const latest = ask('eth_getBlockByNumber', ['latest', false])
  const time = numberOf((await abortable(latest, signal))?.timestamp)
  return time === undefined ? report : verifyAt(time * 1_000)
}

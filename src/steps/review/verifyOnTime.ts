import type { Config } from 'wagmi'
import { abortable } from '../base/abortable.js'
import { createCallNode, toNumber } from '../base/callNode.js'
import type { Environment } from '../base/environment.js'
import type { Intent } from '../base/intent.js'
import type { ReadableStep } from '../base/readStep.js'
import type { Rules } from '../guard/guard.js'
import { loadDecoders } from '../guard/loadDecoders.js'
import type { GuardReport } from '../guard/report.js'
import { type VerifyOptions, verify } from '../guard/verify.js'

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
  const ask = createCallNode(config.getClient(intent), environment)
  const latest = ask('eth_getBlockByNumber', ['latest', false])
  const time = toNumber((await abortable(latest, signal))?.timestamp)
  return time === undefined ? report : verifyAt(time * 1_000)
}

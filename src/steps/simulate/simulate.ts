import { type Address, zeroAddress } from 'viem'
import type { Config } from 'wagmi'
import { abortable, within } from '../base/abortable.js'
import type { Intent } from '../base/intent.js'
import type { ReadableStep } from '../base/readStep.js'
import { toPlain } from '../base/toPlain.js'
import { createRoles } from '../guard/contracts.js'
import { createFindings } from '../guard/findings.js'
import { assetChanges } from './assetChanges.js'
import { checkAssetChanges } from './checkChanges.js'
import { checkCode, checkCurrency } from './checkContracts.js'
import type { Simulation } from './simulation.js'
import type { TrialOptions } from './trialOptions.js'
import { tryCalls } from './tryCalls.js'

/** Milliseconds for a node to try everything. */
const longestTrial = 5_000

/** Tries the transactions of steps, and compares what would move. */
export async function simulate(
  config: Config,
  steps: readonly ReadableStep[],
  intent: Intent,
  { client, contracts, environment, report, signal }: TrialOptions,
): Promise<Simulation> {
  const { account, chainId } = intent
  const calls = steps.filter((step) => step.kind === 'transaction')
  if (calls.length === 0) return none('nothing')
  const { findings, judge } = createFindings()
  const node = config.getClient({ chainId })
  const trial = tryCalls({ account, calls, node }, () =>
    checkCode(node, callsOf(report) ?? calls.map(placeOf), judge),
  )
  const isMoney = intent.kind === 'buy' && intent.currency !== zeroAddress
  const currency = isMoney
    ? checkCurrency(node, intent.currency, judge)
    : Promise.resolve()
  const answers = Promise.all([
    within(environment, longestTrial, trial),
    within(environment, longestTrial, currency),
  ])
  const [outcome = 'timeout'] = await abortable(answers, signal)
  if (typeof outcome === 'string') return none(outcome, findings)

  const { failure, gas, logs, simulated } = outcome
  const roles = createRoles(chainId, client?.contracts, contracts)
  const moved = logs && assetChanges(logs, account)
  if (moved && !failure) checkAssetChanges(moved, { intent, judge, roles })
  const stepOf = (at: number) => calls[at]?.index ?? 0
  const isLess = simulated === 'first' && calls.length > 1
  return toPlain({
    simulated,
    reason: isLess ? 'unsupported' : undefined,
    failure: failure && {
      step: stepOf(failure.index),
      reason: failure.reason,
      details: failure.details,
    },
    gas: gas?.map((amount, at) => ({ step: stepOf(at), amount })),
    ...moved,
    findings,
  })
}

/** All calls, also those packed inside others, where somebody has read them. */
function callsOf(report: TrialOptions['report']) {
  return report?.steps.flatMap(({ calls, index: step }) =>
    calls.map(({ path, to }) => ({ path, step, to })),
  )
}

function placeOf({ index: step, to }: { index: number; to: Address }) {
  return { path: `steps.${step}.to`, step, to }
}

function none(
  reason: Simulation['reason'],
  findings: Simulation['findings'] = [],
): Simulation {
  return toPlain({ simulated: 'none', reason, findings })
}

import type { Address, Client } from 'viem'
import type { Config } from 'wagmi'
import type { MarketplaceClient } from '../../rpc/client.js'
import type { ContractsByChain } from '../../rpc/contracts.js'
import { abortable, within } from '../base/abortable.js'
import type { Environment } from '../base/environment.js'
import type { Intent } from '../base/intent.js'
import { toPlain } from '../base/plainData.js'
import type { ReadableStep } from '../base/readStep.js'
import { createRoles } from '../guard/contracts.js'
import { createFindings, type Judge } from '../guard/findings.js'
import type { GuardReport } from '../guard/report.js'
import { createChainReader } from './askChain.js'
import { sumAssetChanges } from './assetChanges.js'
import { checkAssetChanges } from './checkAssetChanges.js'
import { checkCode, getContractChecks } from './checkContracts.js'
import type { Simulation } from './simulation.js'
import {
  type FullOutcome,
  type Outcome,
  simulateCalls,
  tryCalls,
} from './tryCalls.js'

export { readFacts } from './readFacts.js'

/** What a simulation needs to know. */
export type SimulateOptions = {
  /** Knows the service's contracts. */
  client?: Pick<MarketplaceClient, 'contracts'> | undefined
  /** Marketplace contracts by chain, beside the client's and the well-known. */
  contracts?: ContractsByChain | undefined
  environment: Environment
  /** The decoded steps, to find calls inside other calls. */
  report?: Pick<GuardReport, 'steps'> | undefined
  /** Stops waiting for the node. */
  signal?: AbortSignal | undefined
}

/** Milliseconds for a node to try all calls. */
const longestTrial = 5_000

/**
 * Tries the transactions of steps, and compares what would move, and the
 * contracts of the intent, with the intent. A check that the node does not
 * answer is a finding.
 */
export async function simulate(
  config: Config,
  steps: readonly ReadableStep[],
  intent: Intent,
  { client, contracts, environment, report, signal }: SimulateOptions,
): Promise<Simulation> {
  const { account, chainId } = intent
  const calls = steps.filter((step) => step.kind === 'transaction')
  const { findings, judge } = createFindings()
  const { outcome, isLate } = await abortable(
    askNode(config.getClient({ chainId }), intent, calls, {
      environment,
      judge,
      places: getCalls(report) ?? calls.map(toPlace),
    }),
    signal,
  )
  if (!outcome || calls.length === 0) {
    const reason = isLate ? 'timeout' : 'unsupported'
    return toPlain({
      simulated: 'none',
      reason: calls.length === 0 ? 'nothing' : reason,
      findings,
    })
  }

  const { failure, simulated } = outcome
  const full = 'logs' in outcome ? outcome : undefined
  const moved = full && sumAssetChanges(full.logs, account)
  const roles = createRoles(chainId, client?.contracts, contracts)
  if (moved && !failure) checkAssetChanges(moved, { intent, judge, roles })
  const getStep = (at: number) => calls[at]?.index ?? 0
  const isLess = simulated === 'first' && calls.length > 1
  return toPlain({
    simulated,
    reason: isLess ? 'unsupported' : undefined,
    failure: failure && {
      step: getStep(failure.index),
      reason: failure.reason,
      details: failure.details,
    },
    gas: full?.gas.map((amount, at) => ({ step: getStep(at), amount })),
    ...moved,
    findings,
  })
}

type Asking = {
  environment: Environment
  judge: Judge
  /** Every call, with those inside other calls. */
  places: Parameters<typeof checkCode>[1]
}

/**
 * Tries the calls and asks about the contracts: in one request if the node can,
 * else one by one.
 */
async function askNode(
  node: Client,
  intent: Intent,
  calls: readonly (ReadableStep & { kind: 'transaction' })[],
  { environment, judge, places }: Asking,
): Promise<{ outcome?: FullOutcome | Outcome | undefined; isLate?: boolean }> {
  const checks = getContractChecks(intent, judge)
  const questions = checks.flatMap((check) => check.questions)
  if (calls.length + questions.length === 0) return {}
  const trial = { account: intent.account, calls, node }
  const wait = async <value>(promise: Promise<value>) => {
    const done = promise.then((outcome) => ({ outcome }))
    return (await within(environment, longestTrial, done)) ?? { isLate: true }
  }
  const full = await wait(simulateCalls({ ...trial, questions }))
  if ('outcome' in full && full.outcome && 'answers' in full.outcome) {
    const answers = [...full.outcome.answers]
    for (const { judge, questions } of checks)
      judge(answers.splice(0, questions.length))
    return full
  }
  const chain = createChainReader(node, environment)
  const [tried] = await Promise.all([
    'outcome' in full && full.outcome ? full : wait(tryCalls(trial)),
    checkCode(chain, places, judge),
    ...checks.map(async ({ judge, questions }) =>
      judge(await Promise.all(questions.map(chain.call))),
    ),
  ])
  return tried
}

/** All calls, with those inside other calls; undefined without a report. */
function getCalls(report: SimulateOptions['report']) {
  return report?.steps.flatMap(({ calls, index: step }) =>
    calls.map(({ path, to }) => ({ path, step, to })),
  )
}

function toPlace({ index: step, to }: { index: number; to: Address }) {
  return { path: `steps.${step}.to`, step, to }
}

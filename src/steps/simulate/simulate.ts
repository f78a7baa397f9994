import { type Address, type Client, type Hex, zeroAddress } from 'viem'
import type { Config } from 'wagmi'
import type { GuardFinding, StepErrorReason } from '../../errors.js'
import type { MarketplaceClient } from '../../rpc/client.js'
import type { ContractsByChain } from '../../rpc/contracts.js'
import {
  type AssetChange,
  type NewApproval,
  sumAssetChanges,
} from '../chain/transferLogs.js'
import { createRoles } from '../guard/contracts.js'
import type { FoundEffect, GuardReport } from '../guard/effects.js'
import {
  createFindings,
  filterEffects,
  type Guard,
  getWraps,
  type Judge,
  judgeCost,
  mustHold,
  mustNotExceed,
  type Place,
  sumAmounts,
  sumCost,
} from '../guard/guard.js'
import type { Intent } from '../model/intent.js'
import type { ReadableStep, TransactionStep } from '../model/readStep.js'
import { abortable, within } from '../platform/abortable.js'
import type { Environment } from '../platform/environment.js'
import { isSameText, toPlain } from '../platform/plainData.js'
import { type ChainReader, createChainReader } from './chainReader.js'
import {
  getContractChecks,
  judgeAnswers,
  judgeUnanswered,
} from './checkContracts.js'
import type { FullOutcome, Outcome, Tried } from './plannedTrial.js'
import {
  simulateCalls,
  type TrialOptions,
  type TriedCall,
  tryCalls,
} from './tryCalls.js'

/** Outcome of trying steps on the current state. Frozen, JSON-safe. */
export type Simulation = {
  /** Whether all transactions were tried, only the first one, or none. */
  simulated: 'full' | 'first' | 'none'
  /**
   * Why not all transactions were tried: there are none, the node cannot do it,
   * or it was too slow.
   */
  reason?: 'nothing' | 'unsupported' | 'timeout' | undefined
  /** The transaction that would fail, and why. */
  failure?:
    | {
        step: number
        reason: Extract<StepErrorReason, 'reverted' | 'insufficientFunds'>
        details?: string | undefined
      }
    | undefined
  /** Assets that the account gains and loses; absent if the node does not report them. */
  changes?: readonly AssetChange<string>[] | undefined
  /** Allowances and approvals given; absent without `changes`. */
  approvals?: readonly NewApproval[] | undefined
  /** Gas of each transaction; absent if the node does not report it. */
  gas?: readonly { step: number; amount: string }[] | undefined
  /** Mismatches with the intent, and checks that the node did not answer. */
  findings: readonly GuardFinding[]
}

export type SimulateOptions = TrialOptions & {
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

const trialTimeoutMs = 5_000

/** Changes of the account's assets that one review judges. */
const maxChanges = 5_000

/**
 * Tries transactions, and compares with the intent what would move and which
 * contracts are called. A check without an answer is a finding. `tried` is set if
 * the node tried all transactions.
 */
export async function simulate(
  config: Config,
  steps: readonly ReadableStep[],
  intent: Intent,
  options: SimulateOptions,
): Promise<{ simulation: Simulation; tried?: Tried | undefined }> {
  const { account, chainId } = intent
  const { client, contracts, signal } = options
  const calls = steps.filter((step) => step.kind === 'transaction')
  const { findings, judge } = createFindings()
  const node = config.getClient({ chainId })
  const asking = askNode(node, intent, calls, { ...options, judge })
  const { outcome, isLate } = await abortable(asking, signal)
  if (!outcome || calls.length === 0) {
    const reason = isLate ? 'timeout' : 'unsupported'
    const simulation = toPlain({
      simulated: 'none',
      reason: calls.length === 0 ? 'nothing' : reason,
      findings,
    } as const)
    return { simulation }
  }

  const { failure, simulated, tried } = outcome
  const full = 'logs' in outcome ? outcome : undefined
  const moved = full && sumAssetChanges(full.logs, account, maxChanges)
  const roles = createRoles(chainId, client?.contracts, contracts)
  const effects = options.report?.steps.flatMap((step) => step.effects)
  if (full && !failure)
    checkAssetChanges(moved, { effects, intent, judge, roles })
  const getStep = (at: number) => calls[at]?.index ?? 0
  const isPartial = simulated === 'first' && calls.length > 1
  const simulation = toPlain({
    simulated,
    reason: isPartial ? 'unsupported' : undefined,
    failure: failure && {
      step: getStep(failure.index),
      reason: failure.reason,
      details: failure.details,
    },
    gas: full?.gas.map((amount, at) => ({ step: getStep(at), amount })),
    ...moved,
    findings,
  }) as Simulation
  return { simulation, tried: simulated === 'full' ? tried : undefined }
}

/** Simulates calls again before a late prompt; undefined if they succeed. */
export async function findFailure(
  node: Client,
  account: Address,
  calls: readonly TriedCall[],
  environment: Environment,
): Promise<Outcome['failure']> {
  const { now } = environment
  const trial = { account, calls, node, now }
  const trying = async () => {
    const isBundle = calls.length > 1
    const full = isBundle && (await simulateCalls({ ...trial, questions: [] }))
    return full || tryCalls(trial)
  }
  return (await within(environment, trialTimeoutMs, trying()))?.failure
}

/** One request if the node supports it, else one for each view call. */
async function askNode(
  node: Client,
  intent: Intent,
  calls: readonly TransactionStep[],
  options: SimulateOptions & { judge: Judge },
): Promise<Trying<FullOutcome | Outcome>> {
  const { environment, judge, onTrial, planned, report } = options
  const effects = report?.steps.flatMap((step) => step.effects) ?? []
  const checks = getContractChecks(intent, effects)
  const questions = checks.flatMap((check) => check.questions)
  if (calls.length + questions.length === 0) return {}
  const { now } = environment
  const { account } = intent
  const trial = { account, calls, node, now, onTrial, planned }
  const wait = async <outcome>(
    trying: Promise<outcome | undefined>,
  ): Promise<Trying<outcome>> => {
    const done = trying.then((outcome) => ({ outcome }))
    return (await within(environment, trialTimeoutMs, done)) ?? { isLate: true }
  }
  const full = await wait(simulateCalls({ ...trial, questions }))
  if (full.outcome && 'answers' in full.outcome) {
    const answers = [...full.outcome.answers]
    for (const check of checks)
      judgeAnswers(check, answers.splice(0, check.questions.length), judge)
    return full
  }
  const chain = createChainReader(node, environment)
  const [tried] = await Promise.all([
    full.outcome ? full : wait(tryCalls(trial)),
    checkCode(chain, getCalls(report) ?? calls.map(toPlace), judge),
    ...checks.map(async (check) => {
      const answers = await Promise.all(check.questions.map(chain.call))
      judgeAnswers(check, answers, judge)
    }),
  ])
  return tried
}

type Trying<outcome> = { outcome?: outcome | undefined; isLate?: boolean }

function getCalls(report: SimulateOptions['report']) {
  return report?.steps.flatMap(({ calls, index: step }) =>
    calls.map(({ path, to }) => ({ path, step, to })),
  )
}

function toPlace({ index: step, to }: { index: number; to: Address }) {
  return { path: `steps.${step}.to`, step, to }
}

/** An address without code keeps money sent to it. */
async function checkCode(
  chain: ChainReader,
  calls: readonly (Place & { to: Address })[],
  judge: Judge,
): Promise<void> {
  const codes = new Map<string, Promise<Hex | undefined>>()
  const check = async ({ to, ...place }: Place & { to: Address }) => {
    const key = to.toLowerCase()
    const reading = codes.get(key) ?? chain.getCode(to)
    codes.set(key, reading)
    const code = await reading
    if (code === undefined) judgeUnanswered(judge, place, `contract of ${to}`)
    else
      judge({
        code: 'contract',
        at: place,
        verdict: mustHold(code !== '0x'),
        actual: to,
        expected: 'a contract',
      })
  }
  await Promise.all(calls.map(check))
}

type Check = Pick<Guard, 'intent' | 'judge' | 'roles'> & {
  effects: readonly FoundEffect<string>[] | undefined
}

const simulated = { path: 'simulation' }

/** Compares the assets that would move with the intent: no others may. */
function checkAssetChanges(
  moved: ReturnType<typeof sumAssetChanges>,
  { effects = [], intent, judge, roles }: Check,
): void {
  if (!moved) {
    const actual = `more than ${maxChanges} changes`
    judge({ code: 'transfer', at: simulated, verdict: 'mismatch', actual })
    return
  }
  const { approvals, changes } = moved
  for (const { spender } of approvals) {
    const isAllowed =
      spender === zeroAddress || roles.isOperator(spender, intent)
    const verdict = mustHold(isAllowed)
    judge({ code: 'spender', at: simulated, verdict, actual: spender })
  }
  const isBuying = intent.kind === 'buy'
  // The rules of the guard have judged what is wrapped.
  const wrapped = isBuying ? sumAmounts(getWraps(effects, intent.currency)) : 0n
  // Rounding explains no more than the orders cost.
  const cost = sumCost(filterEffects(effects, 'fillOrder'))
  for (const { amount, token, tokenId } of changes) {
    const isPrice =
      isBuying && tokenId === undefined && isSameText(token, intent.currency)
    const isWrapped = token === zeroAddress && tokenId === undefined
    const compared = isPrice
      ? -amount > cost
        ? mustNotExceed(-amount, BigInt(intent.maxTotal))
        : judgeCost(-amount, intent)
      : mustNotExceed(-amount, isWrapped ? wrapped : 0n)
    judge({
      code: isPrice ? 'total' : 'transfer',
      at: simulated,
      ...compared,
      actual: `${-amount} of ${token}`,
    })
  }
  if (!isBuying) return
  const gained = changes.filter(
    ({ amount, token, tokenId }) =>
      amount > 0n &&
      isSameText(token, intent.collection) &&
      intent.orders.some((it) => isSameText(it.tokenId, tokenId)),
  )
  const actual = sumAmounts(gained)
  const expected = intent.orders.reduce(
    (sum, { quantity }) => sum + BigInt(quantity),
    0n,
  )
  // In a purchase of several orders, some may be sold by now.
  const isMissing = actual > 0n ? 'unknown' : 'mismatch'
  judge({
    code: 'quantity',
    at: simulated,
    verdict: actual >= expected ? 'match' : isMissing,
    actual,
    expected,
  })
}

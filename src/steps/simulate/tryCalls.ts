import { type Address, type Client, type Hex, numberToHex, slice } from 'viem'
import type { StepErrorReason } from '../../errors.js'
import { classifyWalletError } from '../base/classifyWalletError.js'
import { revertReason } from '../base/revertReason.js'
import { type Answer, type Question, requestNode } from './askChain.js'
import type { Log } from './assetChanges.js'
import { batchCode, packCalls } from './batchCode.js'

/** A transaction to try. */
export type TriedCall = { to: Address; data: Hex; value: bigint }

/** Outcome of trying calls. */
export type Outcome = {
  /** Whether all calls were tried, or only the first one. */
  simulated: 'full' | 'first'
  /** The call that would fail, and why. */
  failure?: Failure | undefined
}

/** The same from a node that reports logs, gas and view calls as well. */
export type FullOutcome = Outcome & {
  logs: readonly Log[]
  /** Gas of each call. */
  gas: readonly bigint[]
  /** One for each question, from before the calls. */
  answers: readonly Answer[]
}

type Failure = {
  index: number
  reason: Extract<StepErrorReason, 'reverted' | 'insufficientFunds'>
  details?: string | undefined
}

type Trial = { account: Address; calls: readonly TriedCall[]; node: Client }

const withoutSimulation = /* @__PURE__ */ new WeakSet<Client>()

/** Gas for one view call: enough for proxies, and it cannot use up the rest. */
const viewGas = '0xf4240'

/**
 * Tries calls on top of each other, after view calls, in one request. Undefined
 * if the node cannot do that (`eth_simulateV1`) or did not answer.
 */
export async function simulateCalls(
  trial: Trial & { questions: readonly Question[] },
): Promise<FullOutcome | Outcome | undefined> {
  const { account, calls, node, questions } = trial
  if (withoutSimulation.has(node)) return undefined
  const views = questions.map((it) => ({ ...it, from: account, gas: viewGas }))
  const blockStateCalls = [
    { calls: [...views, ...calls.map((it) => toRequest(it, trial))] },
  ]
  try {
    const options = { blockStateCalls, traceTransfers: true }
    const [block] = await requestNode(node, 'eth_simulateV1', options)
    const results: CallResult[] = block?.calls ?? []
    if (results.length !== views.length + calls.length) return undefined
    const tried = results.slice(views.length)
    const index = tried.findIndex(({ status }) => status !== '0x1')
    return {
      simulated: 'full',
      failure:
        index < 0 ? undefined : toRevert(index, tried[index]?.returnData),
      logs: tried.flatMap(({ logs }) => logs ?? []),
      gas: tried.map(({ gasUsed }) => BigInt(gasUsed)),
      answers: results
        .slice(0, views.length)
        .map(({ returnData, status }) =>
          status === '0x1' ? returnData : 'reverted',
        ),
    }
  } catch (cause) {
    const first = calls.findIndex(({ value }) => value > 0n)
    const failure = readFailure(cause, Math.max(first, 0))
    if (failure) return { simulated: 'full', failure }
    if (isUnknownMethod(cause)) withoutSimulation.add(node)
    return undefined
  }
}

type CallResult = {
  status: Hex
  returnData: Hex
  gasUsed: Hex
  logs?: Log[]
}

/** Tries as many calls as a node without `eth_simulateV1` can. */
export async function tryCalls(trial: Trial): Promise<Outcome | undefined> {
  return (await callBatch(trial)) ?? (await callFirst(trial))
}

/** Makes several calls in one, as if the account were a contract. */
async function callBatch({
  account,
  calls,
  node,
}: Trial): Promise<Outcome | undefined> {
  if (calls.length < 2) return undefined
  try {
    const call = { from: account, to: account, data: packCalls(calls) }
    const overrides = { [account]: { code: batchCode } }
    const answer: Hex = await requestNode(node, 'eth_call', call, overrides)
    const index = Number(slice(answer, 0, 32))
    const failure =
      index < calls.length
        ? toRevert(index, `0x${answer.slice(66)}`)
        : undefined
    return { simulated: 'full', failure }
  } catch {
    return undefined
  }
}

async function callFirst(trial: Trial): Promise<Outcome | undefined> {
  const [first] = trial.calls
  if (!first) return undefined
  try {
    await requestNode(trial.node, 'eth_call', toRequest(first, trial))
    return { simulated: 'first' }
  } catch (cause) {
    const failure = readFailure(cause, 0)
    return failure && { simulated: 'first', failure }
  }
}

function toRequest({ data, to, value }: TriedCall, { account }: Trial) {
  return { from: account, to, data, value: numberToHex(value) }
}

function toRevert(index: number, data: Hex | undefined): Failure {
  return { index, reason: 'reverted', details: revertReason({ data }) }
}

/** Why a call failed; undefined if the node itself failed. */
function readFailure(cause: unknown, index: number): Failure | undefined {
  const { reason } = classifyWalletError(cause)
  return reason === 'reverted' || reason === 'insufficientFunds'
    ? { index, reason, details: revertReason(cause) }
    : undefined
}

function isUnknownMethod(cause: unknown): boolean {
  if (typeof cause !== 'object' || cause === null) return false
  const { cause: inner, code } = cause as { cause?: unknown; code?: unknown }
  return code === -32601 || code === -32004 || isUnknownMethod(inner)
}

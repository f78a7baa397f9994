import { type Address, type Client, type Hex, numberToHex, slice } from 'viem'
import type { StepErrorReason } from '../../errors.js'
import { classifyWalletError } from '../base/classifyWalletError.js'
import { revertReason } from '../base/revertReason.js'
import type { Log } from './assetChanges.js'
import { batchCode, packCalls } from './batchCode.js'

/** A transaction to try. */
export type TriedCall = { to: Address; data: Hex; value: bigint }

/** What became of calls that were tried. */
export type Outcome = {
  /** Whether all of them were tried, or the first one alone. */
  simulated: 'full' | 'first'
  /** The call that would fail, and why. */
  failure?: Failure | undefined
  /** What contracts tell, where the node answers that. */
  logs?: readonly Log[] | undefined
  /** Gas of each call, where the node answers that. */
  gas?: readonly bigint[] | undefined
}

type Failure = {
  index: number
  reason: Extract<StepErrorReason, 'reverted' | 'insufficientFunds'>
  details?: string | undefined
}

type Trial = { account: Address; calls: readonly TriedCall[]; node: Client }

/**
 * Tries calls on top of each other as far as the node can. Where it does not
 * tell what would move, something else is looked at meanwhile.
 */
export async function tryCalls(
  trial: Trial,
  lookElsewhere: () => Promise<unknown>,
): Promise<Outcome | 'unsupported'> {
  const told = await simulate(trial)
  if (told) return told
  const [outcome] = await Promise.all([callSome(trial), lookElsewhere()])
  return outcome ?? 'unsupported'
}

const withoutSimulation = /* @__PURE__ */ new WeakSet<Client>()

/** Nodes that know `eth_simulateV1` tell logs and gas as well. */
async function simulate(trial: Trial): Promise<Outcome | undefined> {
  const { calls, node } = trial
  if (withoutSimulation.has(node)) return undefined
  try {
    const blockStateCalls = [{ calls: calls.map((it) => wire(it, trial)) }]
    const options = { blockStateCalls, traceTransfers: true }
    const [block] = await ask(node, 'eth_simulateV1', options)
    const tried: Tried[] = block?.calls ?? []
    if (tried.length !== calls.length) return undefined
    const index = tried.findIndex(({ status }) => status !== '0x1')
    return {
      simulated: 'full',
      failure:
        index < 0 ? undefined : revertOf(index, tried[index]?.returnData),
      logs: tried.flatMap(({ logs }) => logs ?? []),
      gas: tried.map(({ gasUsed }) => BigInt(gasUsed)),
    }
  } catch (cause) {
    const first = calls.findIndex(({ value }) => value > 0n)
    const failure = failureOf(cause, Math.max(first, 0))
    if (failure) return { simulated: 'full', failure }
    if (isUnknownMethod(cause)) withoutSimulation.add(node)
    return undefined
  }
}

type Tried = { status: Hex; returnData: Hex; gasUsed: Hex; logs?: Log[] }

/** Others can make several calls in one, as if the account were a contract. */
async function callBatch({
  account,
  calls,
  node,
}: Trial): Promise<Outcome | undefined> {
  if (calls.length < 2) return undefined
  try {
    const call = { from: account, to: account, data: packCalls(calls) }
    const overrides = { [account]: { code: batchCode } }
    const answer: Hex = await ask(node, 'eth_call', call, overrides)
    const index = Number(slice(answer, 0, 32))
    const failure =
      index < calls.length
        ? revertOf(index, `0x${answer.slice(66)}`)
        : undefined
    return { simulated: 'full', failure }
  } catch {
    return undefined
  }
}

async function callSome(trial: Trial): Promise<Outcome | undefined> {
  return (await callBatch(trial)) ?? (await callFirst(trial))
}

async function callFirst(trial: Trial): Promise<Outcome | undefined> {
  const [first] = trial.calls
  if (!first) return undefined
  try {
    await ask(trial.node, 'eth_call', wire(first, trial))
    return { simulated: 'first' }
  } catch (cause) {
    const failure = failureOf(cause, 0)
    return failure && { simulated: 'first', failure }
  }
}

/** Asks about the newest state, once. */
export function ask(
  node: Client,
  method: string,
  what: unknown,
  ...more: unknown[]
): Promise<any> {
  const params = [what, 'latest', ...more]
  return node.request({ method, params } as never, { retryCount: 0 })
}

function wire({ data, to, value }: TriedCall, { account }: Trial) {
  return { from: account, to, data, value: numberToHex(value) }
}

function revertOf(index: number, data: Hex | undefined): Failure {
  return { index, reason: 'reverted', details: revertReason({ data }) }
}

/** Why a call failed; undefined where it is the node that did. */
export function failureOf(cause: unknown, index: number): Failure | undefined {
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

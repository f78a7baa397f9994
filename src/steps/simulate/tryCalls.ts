import {
  type Address,
  type Client,
  concat,
  type Hex,
  numberToHex,
  pad,
  size,
  slice,
  zeroHash,
} from 'viem'
import { isHexText, isLog, requestOnce, toNumber } from '../chain/callNode.js'
import type { Log } from '../chain/transferLogs.js'
import { classifyWalletError } from '../failures/classifyWalletError.js'
import { explainRevert } from '../failures/revertReason.js'
import type { TransactionStep } from '../model/readStep.js'
import { isObject } from '../platform/plainData.js'
import { isRevert, type Question } from './chainReader.js'
import {
  type Failure,
  type FullOutcome,
  isReusable,
  type Outcome,
  type PlannedTrial,
} from './plannedTrial.js'

export type TriedCall = Pick<TransactionStep, 'to' | 'data' | 'value'>

type Trial = {
  account: Address
  calls: readonly TriedCall[]
  node: Client
  now: () => number
}

export type TrialOptions = {
  /** Called with a simulation that succeeded. */
  onTrial?: ((trial: PlannedTrial) => void) | undefined
  /** A simulation of the same calls, used if it is recent. */
  planned?: PlannedTrial | undefined
}

const withoutSimulation = /* @__PURE__ */ new WeakSet<Client>()

/** Gas for one view call: enough for proxies, and leaves gas for the other calls. */
const viewGas = '0xf4240'

/** In one request (`eth_simulateV1`). Undefined if the node cannot do that. */
export async function simulateCalls(
  trial: Trial & TrialOptions & { questions: readonly Question[] },
): Promise<FullOutcome | Outcome | undefined> {
  const { account, calls, node, now, questions } = trial
  if (withoutSimulation.has(node)) return undefined
  const views = questions.map((it) => ({ ...it, from: account, gas: viewGas }))
  const blockStateCalls = [
    { calls: [...views, ...calls.map((it) => toCallRequest(it, account))] },
  ]
  const key = JSON.stringify([node.chain?.id, blockStateCalls])
  const at = now()
  const { onTrial, planned } = trial
  if (planned?.key === key && isReusable(planned, at)) return planned.outcome
  try {
    const options = { blockStateCalls, traceTransfers: true }
    const params = [options, 'latest']
    const [block] = await requestOnce(node, 'eth_simulateV1', params)
    const results: CallResult[] = block?.calls ?? []
    if (results.length !== views.length + calls.length) return undefined
    if (!results.every(isCallResult)) return undefined
    const tried = results.slice(views.length)
    const index = tried.findIndex(({ status }) => status !== '0x1')
    const outcome: FullOutcome = {
      simulated: 'full',
      failure:
        index < 0
          ? undefined
          : toRevert(index, tried[index]?.returnData, account),
      tried: { at, block: getHead(block) },
      logs: tried.flatMap(({ logs }) => logs ?? []),
      gas: tried.map(({ gasUsed }) => BigInt(gasUsed)),
      answers: results
        .slice(0, views.length)
        .map(({ returnData, status }) =>
          status === '0x1' ? returnData : 'reverted',
        ),
    }
    // The purchase that follows needs a newer block, so the block is left out.
    if (!outcome.failure)
      onTrial?.({ key, outcome: { ...outcome, tried: { at } } })
    return outcome
  } catch (cause) {
    const first = calls.findIndex(({ value }) => value > 0n)
    const failure = readFailure(cause, Math.max(first, 0), account)
    if (failure) return { simulated: 'full', tried: { at }, failure }
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

function isCallResult({ gasUsed, logs, returnData, status }: CallResult) {
  return (
    [gasUsed, returnData, status].every(isHexText) && (logs ?? []).every(isLog)
  )
}

/** A block without `parentHash` (Anvil) has the number of the newest one. */
function getHead({
  number,
  parentHash = zeroHash,
}: {
  number: Hex
  parentHash?: Hex
}): number | undefined {
  const next = toNumber(number)
  return next === undefined || parentHash === zeroHash ? undefined : next - 1
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
  now,
}: Trial): Promise<Outcome | undefined> {
  if (calls.length < 2) return undefined
  const tried = { at: now() }
  try {
    const call = { from: account, to: account, data: packCalls(calls) }
    const overrides = { [account]: { code: batchCode } }
    const params = [call, 'latest', overrides]
    const answer: Hex = await requestOnce(node, 'eth_call', params)
    // A node that ignores the override answers with something else.
    if (!isHexText(answer) || size(answer) < 32) return undefined
    const index = Number(slice(answer, 0, 32))
    if (index > calls.length) return undefined
    const failure =
      index < calls.length
        ? toRevert(index, `0x${answer.slice(66)}`, account)
        : undefined
    return { simulated: 'full', tried, failure }
  } catch {
    return undefined
  }
}

async function callFirst(trial: Trial): Promise<Outcome | undefined> {
  const [first] = trial.calls
  if (!first) return undefined
  const tried = { at: trial.now() }
  try {
    const params = [toCallRequest(first, trial.account), 'latest']
    const answer = await requestOnce(trial.node, 'eth_call', params)
    return isHexText(answer) ? { simulated: 'first', tried } : undefined
  } catch (cause) {
    const failure = readFailure(cause, 0, trial.account)
    return failure && { simulated: 'first', tried, failure }
  }
}

export function toCallRequest({ data, to, value }: TriedCall, from: Address) {
  return { from, to, data, value: numberToHex(value) }
}

function toRevert(
  index: number,
  data: Hex | undefined,
  account: Address,
): Failure {
  return { index, ...explainRevert({ data }, account) }
}

/** Why a call failed; undefined if the node itself failed. */
function readFailure(
  cause: unknown,
  index: number,
  account: Address,
): Failure | undefined {
  const revert = explainRevert(cause, account)
  if (isRevert(cause)) return { index, ...revert }
  const { reason } = classifyWalletError(cause)
  return reason === 'insufficientFunds'
    ? { index, ...revert, reason }
    : undefined
}

function isUnknownMethod(cause: unknown): boolean {
  if (!isObject(cause)) return false
  const { cause: inner, code } = cause
  return code === -32601 || code === -32004 || isUnknownMethod(inner)
}

/**
 * Contract code that makes calls until one fails. It returns how many succeeded,
 * and the data that the last one returned. It takes the place of the account for
 * one `eth_call`; called by others it returns their selector, as receivers do.
 */
export const batchCode: Hex =
  '0x33301415605a57600060005b80361460485780358160200135826040013580846060016000376000600082600085875af115604457915050016060019060010190600b565b5050505b506000523d600060203e3d6020016000f35b60003563ffffffff60e01b1660005260206000f3'

function packCalls(calls: readonly TriedCall[]): Hex {
  return concat(
    calls.flatMap(({ data, to, value }) => [
      pad(to),
      numberToHex(value, { size: 32 }),
      numberToHex(size(data), { size: 32 }),
      data,
    ]),
  )
}

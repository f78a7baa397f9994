import { bigIntMax } from '@ethereumjs/util'
import type { ChainContext } from '../chainContext.js'
import { refused } from '../rpcError.js'
import { createCallError, isOutOfGas } from './callError.js'
import { type CallRequest, getFloorGas, readCall } from './callRequest.js'
import { prepareCall } from './prepareCall.js'
import { type CallResult, runCall } from './runCall.js'

/** How far an estimate may exceed the minimum gas, in thousandths. */
const tolerance = 15n

/**
 * Returns gas with which a call succeeds: at most 1.5 % above the minimum.
 *
 * @throws RpcError if it fails with all the gas of a block.
 */
export async function estimateGas(
  chain: ChainContext,
  [request, tag, overrides]: readonly unknown[],
): Promise<bigint> {
  const call = readCall(request)
  if (await isPlainTransfer(chain, call)) return 21_000n
  const run = async (gas: bigint): Promise<CallResult> => {
    const { block, scratch } = await prepareCall(chain, { overrides, tag })
    return runCall(scratch, { ...call, gas }, block)
  }
  const most = await run(call.gas)
  if (isOutOfGas(most.failure))
    throw refused(`Out of gas: gas required exceeds allowance: ${call.gas}`)
  if (most.failure) throw createCallError(most)
  return bigIntMax(await findLeast(run, call, most), getFloorGas(call))
}

async function isPlainTransfer(
  { state }: ChainContext,
  { accessList, authorizations, data, to }: CallRequest,
): Promise<boolean> {
  const extras = data.length + accessList.length + authorizations.length
  return !!to && extras === 0 && (await state.getCodeSize(to)) === 0
}

/** Nested calls may need more gas than is used: each gets at most 63/64 of the gas left. */
async function findLeast(
  run: (gas: bigint) => Promise<CallResult>,
  call: CallRequest,
  { maxUsedGas }: CallResult,
): Promise<bigint> {
  const isEnough = async (gas: bigint) => !(await run(gas)).failure
  if (await isEnough(maxUsedGas)) return maxUsedGas
  let low = maxUsedGas
  let high = (maxUsedGas * 65n) / 63n + 2_300n
  while (high < call.gas && !(await isEnough(high))) {
    low = high
    high *= 2n
  }
  if (high > call.gas) high = call.gas
  while ((high - low) * 1000n > high * tolerance) {
    const middle = (low + high) / 2n
    if (await isEnough(middle)) high = middle
    else low = middle
  }
  return high
}

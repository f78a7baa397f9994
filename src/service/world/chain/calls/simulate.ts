import type { Block } from '@ethereumjs/block'
import { EIP7708_SYSTEM_ADDRESS, type Log } from '@ethereumjs/evm'
import { bytesToHex, numberToHex } from 'viem'
import { describeHeader } from '../blocks/describe.js'
import { readLogs } from '../blocks/minedBlock.js'
import { createNextBlock } from '../blocks/nextBlock.js'
import type { ChainContext } from '../chainContext.js'
import type { Scratch } from '../machine.js'
import { readFields } from '../readParams.js'
import { invalidParams } from '../rpcError.js'
import { overrideState } from '../state/overrideState.js'
import { createCallError } from './callError.js'
import { readCall } from './callRequest.js'
import { prepareCall } from './prepareCall.js'
import { type CallResult, runCall } from './runCall.js'

/** The address that transfers of the native currency have in a simulation. */
const nativeAddress = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

const systemAddress = bytesToHex(EIP7708_SYSTEM_ADDRESS)

/**
 * Runs blocks of calls on top of each other (`eth_simulateV1`). Their logs include
 * transfers of the native currency if `traceTransfers` is set.
 */
export async function simulate(
  chain: ChainContext,
  [options, tag]: readonly unknown[],
) {
  const { blockStateCalls, traceTransfers } = readFields(options)
  if (!Array.isArray(blockStateCalls))
    throw invalidParams('expected blockStateCalls')
  const setting = await prepareCall(chain, {
    tag,
    tracesTransfers: traceTransfers === true,
  })
  const { scratch } = setting
  let { block } = setting
  const simulated = []
  for (const [index, value] of blockStateCalls.entries()) {
    const { calls, stateOverrides } = readFields(value)
    const { timestamp } = block.header
    if (index > 0) block = createNextBlock(chain.common, block, { timestamp })
    await overrideState(scratch.state, stateOverrides)
    simulated.push(await simulateBlock(scratch, block, calls))
  }
  return simulated
}

async function simulateBlock(scratch: Scratch, block: Block, calls: unknown) {
  const results: CallResult[] = []
  for (const call of Array.isArray(calls) ? calls : [])
    results.push(await runCall(scratch, readCall(call), block))
  let logIndex = 0
  return {
    ...describeHeader(block),
    gasUsed: numberToHex(sumGas(results)),
    transactions: [],
    calls: results.map((result) => ({
      status: result.failure ? '0x0' : '0x1',
      returnData: result.data,
      gasUsed: numberToHex(result.gasUsed),
      maxUsedGas: numberToHex(result.maxUsedGas),
      logs: readSimulatedLogs(result.logs).map((log) => ({
        ...log,
        blockNumber: numberToHex(block.header.number),
        logIndex: numberToHex(logIndex++),
      })),
      ...(result.failure ? { error: describeError(result) } : {}),
    })),
  }
}

function describeError(result: CallResult) {
  const { code, data, message } = createCallError(result)
  return { code, message, data }
}

function sumGas(results: readonly CallResult[]): bigint {
  return results.reduce((sum, { gasUsed }) => sum + gasUsed, 0n)
}

function readSimulatedLogs(logs: readonly Log[]) {
  return readLogs([...logs]).map((log) =>
    log.address === systemAddress ? { ...log, address: nativeAddress } : log,
  )
}

import type { Block } from '@ethereumjs/block'
import type { Log } from '@ethereumjs/evm'
import { bigIntMax, bigIntMin, bytesToUnprefixedHex } from '@ethereumjs/util'
import { bytesToHex, type Hex } from 'viem'
import type { Scratch } from '../machine.js'
import { insufficientFunds, RpcError } from '../rpcError.js'
import { applyAuthorizations } from './authorizations.js'
import {
  type CallRequest,
  getFloorGas,
  getIntrinsicGas,
} from './callRequest.js'

/** The result of a call. */
export type CallResult = {
  /** The machine's message; undefined if the call succeeded. */
  failure: string | undefined
  data: Hex
  logs: readonly Log[]
  /** Gas that a transaction would pay for. */
  gasUsed: bigint
  /** The same without refunds. */
  maxUsedGas: bigint
}

/**
 * Runs a call as a transaction would run, without fees, nonce or signature.
 *
 * @throws RpcError if the sender has less than the value, or the gas is too little.
 */
export async function runCall(
  { evm, state }: Scratch,
  call: CallRequest,
  block: Block,
): Promise<CallResult> {
  const { data, from, gas, to, value } = call
  const { balance = 0n, nonce = 0n } = (await state.getAccount(from)) ?? {}
  if (value > balance) throw insufficientFunds()
  const intrinsic = getIntrinsicGas(call)
  if (gas < intrinsic)
    throw new RpcError(
      -32000,
      'intrinsic gas too high -- CallGasCostMoreThanGasLimit',
    )
  state.clearCaches()
  evm.journal.cleanJournal()
  // As in a transaction: permissions of the sender itself count on that.
  await state.modifyAccountFields(from, { nonce: nonce + 1n })
  await applyAuthorizations(state, call.authorizations)
  const warm = [from, to, block.header.coinbase]
  for (const address of evm.precompiles.keys())
    evm.journal.addAlwaysWarmAddress(address)
  for (const address of warm)
    if (address)
      evm.journal.addAlwaysWarmAddress(bytesToUnprefixedHex(address.bytes))
  const { execResult } = await evm.runCall({
    block,
    caller: from,
    data,
    gasLimit: gas - intrinsic,
    skipNonceIncrement: true,
    to,
    value,
  })
  const { exceptionError, executionGasUsed, gasRefund = 0n } = execResult
  const maxUsedGas = intrinsic + executionGasUsed
  const floor = getFloorGas(call)
  const paid = maxUsedGas - bigIntMin(gasRefund, maxUsedGas / 5n)
  return {
    failure: exceptionError?.error,
    data: bytesToHex(execResult.returnValue),
    logs: exceptionError ? [] : (execResult.logs ?? []),
    gasUsed: bigIntMax(paid, floor),
    maxUsedGas: bigIntMax(maxUsedGas, floor),
  }
}

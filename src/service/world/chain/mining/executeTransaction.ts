import type { Block } from '@ethereumjs/block'
import { runTx } from '@ethereumjs/vm'
import { bytesToHex } from 'viem'
import { type Outcome, readLogs } from '../blocks/minedBlock.js'
import type { ChainContext } from '../chainContext.js'
import type { ChainTransaction } from '../transactions/transaction.js'

/**
 * Executes a transaction on the newest state. Undefined if it cannot be part of
 * the block: its sender has too little money, for example.
 */
export async function executeTransaction(
  { machine, state }: ChainContext,
  block: Block,
  { from, tx }: ChainTransaction,
): Promise<Outcome | undefined> {
  state.clearCaches()
  state.allowSenderWithCode(from)
  try {
    const result = await runTx(machine, {
      block,
      tx,
      skipHardForkValidation: true,
      skipBlockGasLimitValidation: true,
    })
    const { exceptionError, logs } = result.execResult
    return {
      isSuccess: !exceptionError,
      gasUsed: result.totalGasSpent,
      contractAddress: tx.to
        ? null
        : (result.createdAddress?.toString() ?? null),
      logs: exceptionError ? [] : readLogs(logs),
      bloom: bytesToHex(result.bloom.bitvector),
    }
  } catch {
    return undefined
  } finally {
    state.allowSenderWithCode(undefined)
  }
}

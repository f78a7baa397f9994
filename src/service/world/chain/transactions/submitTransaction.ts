import { blockGasLimit, getNextBaseFee } from '../blocks/nextBlock.js'
import { getFloorGas } from '../calls/callRequest.js'
import type { ChainContext } from '../chainContext.js'
import { insufficientFunds, RpcError, refused } from '../rpcError.js'
import { type ChainTransaction, getMaxFee } from './transaction.js'

/**
 * Checks a transaction and puts it into the pool.
 *
 * @throws RpcError if it could never be mined, or is there already.
 */
export async function submitTransaction(
  { blocks, pool, state }: ChainContext,
  transaction: ChainTransaction,
): Promise<void> {
  const { tx } = transaction
  const account = await state.getAccount(tx.getSenderAddress())
  if (tx.nonce < (account?.nonce ?? 0n)) throw refused('nonce too low')
  checkGas(transaction)
  const maxFee = getMaxFee(transaction)
  if (maxFee < getNextBaseFee(blocks.head.block))
    throw refused('max fee per gas less than block base fee')
  if ((account?.balance ?? 0n) < tx.value + tx.gasLimit * maxFee)
    throw insufficientFunds()
  pool.add(transaction)
}

function checkGas({ tx }: ChainTransaction): void {
  const { data, gasLimit } = tx
  if (gasLimit > blockGasLimit)
    throw new RpcError(
      -32000,
      'intrinsic gas too high -- tx.gas_limit > env.block.gas_limit',
    )
  const least = [tx.getIntrinsicGas(), getFloorGas({ data })]
  if (least.some((gas) => gasLimit < gas))
    throw new RpcError(-32000, 'intrinsic gas too low')
}

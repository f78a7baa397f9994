import type { Hex } from 'viem'
import { describeReceipt } from '../blocks/describe.js'
import type { ChainContext } from '../chainContext.js'
import type { Miner } from '../mining/miner.js'
import { readAddressKey, readFields, readHex } from '../readParams.js'
import { invalidParams, RpcError } from '../rpcError.js'
import { completeRequest } from '../transactions/completeRequest.js'
import { submitTransaction } from '../transactions/submitTransaction.js'
import {
  type ChainTransaction,
  decodeTransaction,
  impersonateTransaction,
  signTransaction,
} from '../transactions/transaction.js'
import type { Methods } from './method.js'

/** Methods that send transactions. They return after automatic mining. */
export function createSendMethods(chain: ChainContext, miner: Miner): Methods {
  const { common } = chain

  async function submit(transaction: ChainTransaction): Promise<Hex> {
    await submitTransaction(chain, transaction)
    await miner.onTransaction()
    return transaction.hash
  }
  const send = async (request: unknown) =>
    submit(await createTransaction(chain, request))
  const sendRaw = (raw: unknown) =>
    submit(decodeTransaction(readHex(raw), common))

  /** Reads the receipt at once. With manual mining, waiting would block the request to mine. */
  function readReceipt(hash: Hex) {
    const location = chain.blocks.getLocation(hash)
    if (!location)
      throw new RpcError(-32603, 'Transaction confirmation timeout')
    return describeReceipt(location)
  }

  return {
    eth_sendTransaction: ([request]) => send(request),
    eth_sendRawTransaction: ([raw]) => sendRaw(raw),
    eth_sendTransactionSync: async ([request]) =>
      readReceipt(await send(request)),
    eth_sendRawTransactionSync: async ([raw]) =>
      readReceipt(await sendRaw(raw)),
  }
}

/**
 * Makes a transaction of a request, signed by an account of the chain or sent in
 * the name of an impersonated one.
 *
 * @throws RpcError if the chain has no key of the sender.
 */
export async function createTransaction(
  chain: ChainContext,
  value: unknown,
): Promise<ChainTransaction> {
  const request = readFields(value)
  const [first] = chain.accounts.keys()
  const from = readAddressKey(request.from ?? first)
  const { accounts, common, impersonated } = chain
  const account = accounts.get(from)
  const isImpersonated = impersonated.all || impersonated.addresses.has(from)
  if (!account && !isImpersonated) throw invalidParams('No Signer available')
  const data = await completeRequest(chain, { ...request, from })
  return account
    ? signTransaction(data, { account, common })
    : impersonateTransaction(data, { common, from })
}

import type { TypedTxData } from '@ethereumjs/tx'
import { bigIntMin } from '@ethereumjs/util'
import { type Hex, numberToHex } from 'viem'
import { blockGasLimit, getNextBaseFee } from '../blocks/nextBlock.js'
import { readAuthorizations } from '../calls/authorizations.js'
import { estimateGas } from '../calls/estimateGas.js'
import type { ChainContext } from '../chainContext.js'
import { usualTip } from '../methods/chainMethods.js'
import {
  type Fields,
  readAddressKey,
  readHex,
  readOptionalQuantity,
} from '../readParams.js'
import { insufficientFunds, RpcError } from '../rpcError.js'
import { getNonce } from '../state/getNonce.js'

/** Adds default values for missing fields of a transaction request, as Anvil does. */
export async function completeRequest(
  chain: ChainContext,
  request: Fields,
): Promise<TypedTxData> {
  const { accessList, authorizationList, data, from, input, nonce, to, value } =
    request
  const isCreation = to === undefined || to === null
  return {
    chainId: chain.common.chainId(),
    data: readHex(input ?? data ?? '0x'),
    gasLimit: await chooseGas(chain, request),
    nonce:
      readOptionalQuantity(nonce) ??
      (await getNextNonce(chain, readAddressKey(from))),
    value: readOptionalQuantity(value) ?? 0n,
    ...(isCreation ? {} : { to: readAddressKey(to) }),
    ...(Array.isArray(accessList) ? { accessList } : {}),
    ...(Array.isArray(authorizationList)
      ? { authorizationList: readAuthorizations(authorizationList) }
      : {}),
    ...chooseFees(chain, request),
  }
}

async function getNextNonce(
  { pool, state }: ChainContext,
  sender: Hex,
): Promise<bigint> {
  const nonce = await getNonce(state, sender)
  return nonce + BigInt(pool.readyOf(sender, nonce).length)
}

/** A transaction that would fail is sent with the most gas, and fails on chain. */
async function chooseGas(
  chain: ChainContext,
  { gas, ...request }: Fields,
): Promise<bigint> {
  const given = readOptionalQuantity(gas)
  if (given !== undefined) return given
  try {
    return await estimateGas(chain, [request])
  } catch (error) {
    if (!(error instanceof RpcError)) throw error
    if (error.message === insufficientFunds().message) throw error
    return blockGasLimit
  }
}

function chooseFees(
  { blocks }: ChainContext,
  {
    accessList,
    authorizationList,
    gasPrice,
    maxFeePerGas,
    maxPriorityFeePerGas,
    type,
  }: Fields,
) {
  const price = readOptionalQuantity(gasPrice)
  if (price !== undefined)
    return { gasPrice: price, type: type === '0x1' || accessList ? 1 : 0 }
  const tip = readOptionalQuantity(maxPriorityFeePerGas) ?? usualTip
  const most =
    readOptionalQuantity(maxFeePerGas) ??
    getNextBaseFee(blocks.head.block) + tip
  if (type === '0x0') return { gasPrice: most, type: 0 }
  return {
    maxFeePerGas: numberToHex(most),
    maxPriorityFeePerGas: numberToHex(bigIntMin(tip, most)),
    type: authorizationList ? 4 : 2,
  }
}

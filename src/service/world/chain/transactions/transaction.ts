import type { Common } from '@ethereumjs/common'
import {
  createTx,
  createTxFromRLP,
  type TypedTransaction,
  type TypedTxData,
} from '@ethereumjs/tx'
import { Address, bigIntMin } from '@ethereumjs/util'
import { bytesToHex, type Hex, hexToBytes, parseSignature } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { invalidParams, refused } from '../rpcError.js'

/** A transaction with the hash and the sender that the chain knows it by. */
export type ChainTransaction = {
  readonly tx: TypedTransaction
  readonly hash: Hex
  /** In lower case. */
  readonly from: Hex
}

/** Decodes and checks a signed transaction. */
export function decodeTransaction(raw: Hex, common: Common): ChainTransaction {
  if (raw === '0x') throw invalidParams('Empty transaction data')
  const tx = decode(raw, common)
  const from = tx.getSenderAddress()
  return withSender(tx, from)
}

function decode(raw: Hex, common: Common): TypedTransaction {
  try {
    return createTxFromRLP(hexToBytes(raw), { common, freeze: false })
  } catch (error) {
    throw /chain ?id/i.test(String(error))
      ? refused('invalid chain id for signer')
      : invalidParams('Failed to decode transaction')
  }
}

/** Signs a transaction as an account of the chain. */
export async function signTransaction(
  data: TypedTxData,
  { account, common }: { account: PrivateKeyAccount; common: Common },
): Promise<ChainTransaction> {
  const unsigned = createTx(data, { common, freeze: false })
  // Signing with ethereumjs would prepare a second copy of the curve.
  const signature = await account.sign({
    hash: bytesToHex(unsigned.getHashedMessageToSign()),
  })
  const { r, s, yParity } = parseSignature(signature)
  const tx = unsigned.addSignature(BigInt(yParity), BigInt(r), BigInt(s), true)
  return withSender(tx, new Address(hexToBytes(account.address)))
}

/**
 * Makes a transaction of an impersonated account, without a key. Its signature is
 * the sender's address, so that two senders never share a hash.
 */
export function impersonateTransaction(
  data: TypedTxData,
  { common, from }: { common: Common; from: Hex },
): ChainTransaction {
  const unsigned = createTx(data, { common, freeze: false })
  const tx = unsigned.addSignature(0n, BigInt(from) + 1n, 1n, true)
  return withSender(tx, new Address(hexToBytes(from)))
}

/** Restores a transaction whose sender is known. */
export function restoreTransaction(
  raw: Hex,
  { common, from }: { common: Common; from: Hex },
): ChainTransaction {
  const tx = createTxFromRLP(hexToBytes(raw), { common, freeze: false })
  return withSender(tx, new Address(hexToBytes(from)))
}

/** Recovering a sender takes a millisecond, and an impersonated one has no key. */
function withSender(tx: TypedTransaction, sender: Address): ChainTransaction {
  const hash = bytesToHex(tx.hash())
  tx.getSenderAddress = () => sender
  return { tx, hash, from: sender.toString() }
}

/** The most that a transaction pays per gas. */
export function getMaxFee({ tx }: ChainTransaction): bigint {
  return 'maxFeePerGas' in tx ? tx.maxFeePerGas : tx.gasPrice
}

/** Returns the wei that a transaction pays per gas at this base fee. */
export function getEffectiveGasPrice(
  { tx }: ChainTransaction,
  baseFee: bigint,
): bigint {
  if (!('maxFeePerGas' in tx)) return tx.gasPrice
  return bigIntMin(baseFee + tx.maxPriorityFeePerGas, tx.maxFeePerGas)
}

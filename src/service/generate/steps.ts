import { type Address, encodeFunctionData, type Hex } from 'viem'
import type { Step } from '../../rpc/schemas.js'
import { collectionAbi, erc20Abi } from '../chain/tokenAbis.js'
import type { NetworkConfig } from '../context.js'

/** What a transaction is for. */
type TransactionId = 'tokenApproval' | 'buy' | 'createListing' | 'cancel'

/** A step that sends a transaction, and nothing else. */
export type TransactionStep = Step & {
  id: TransactionId
  to: Address
  data: Hex
  value: string
  price: string
}

/** A step that sends a transaction. */
export function transactionStep(
  id: TransactionId,
  call: {
    to: Address
    data: Hex
    /** Smallest units of the native currency to send along. @default 0n */
    value?: bigint | undefined
    /** Smallest units of the order's currency in all. @default 0n */
    price?: bigint | undefined
  },
): TransactionStep {
  const { data, price = 0n, to, value = 0n } = call
  return { id, to, data, value: String(value), price: String(price) }
}

/** Lets Seaport move the tokens that the caller has of a collection. */
export function collectionApproval(
  { seaport }: NetworkConfig,
  collection: Address,
): TransactionStep {
  return transactionStep('tokenApproval', {
    to: collection,
    data: encodeFunctionData({
      abi: collectionAbi,
      functionName: 'setApprovalForAll',
      args: [seaport, true],
    }),
  })
}

/** Lets Seaport spend an exact amount of a currency of the caller. */
export function currencyApproval(
  { seaport }: NetworkConfig,
  currency: Address,
  amount: bigint,
): TransactionStep {
  return transactionStep('tokenApproval', {
    to: currency,
    data: encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [seaport, amount],
    }),
  })
}

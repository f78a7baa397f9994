import { type Address, encodeFunctionData, type Hex } from 'viem'
import type { Step } from '../../../rpc/schemas.js'
import { collectionAbi, erc20Abi } from '../../chain/tokenAbis.js'
import type { NetworkConfig } from '../../context.js'

/** Kinds of transactions. */
type TransactionId = 'tokenApproval' | 'buy' | 'createListing' | 'cancel'

/** A step with a transaction only. */
export type TransactionStep = Step & {
  id: TransactionId
  to: Address
  data: Hex
  value: string
  price: string
}

/** Creates a step that sends a transaction. */
export function transactionStep(
  id: TransactionId,
  call: {
    to: Address
    data: Hex
    /** Native currency to send, in smallest units. @default 0n */
    value?: bigint | undefined
    /** Total price in smallest units of the order's currency. @default 0n */
    price?: bigint | undefined
  },
): TransactionStep {
  const { data, price = 0n, to, value = 0n } = call
  return { id, to, data, value: String(value), price: String(price) }
}

/** Creates a step that lets Seaport move all tokens of a collection. */
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

/** Creates a step that lets Seaport spend an exact amount of a currency. */
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

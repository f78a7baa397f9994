import { type Address, type Hex, type PublicClient, toHex } from 'viem'

/** Result of a mined transaction. */
export type Mined = { contractAddress: Address | null; status: Hex }

/** Sends a transaction from an unlocked account of the chain, and mines it. */
export type Send = (
  from: { address: Address },
  transaction: { data?: Hex; to?: Address; value?: bigint },
) => Promise<Mined>

/** Creates a function that sends from the accounts of the local chain. */
export function createSender(client: PublicClient): Send {
  return async (from, { value, ...transaction }) => {
    const receipt = await client.request<{
      Method: 'eth_sendTransactionSync'
      Parameters: [Record<string, Hex | undefined>]
      ReturnType: Mined
    }>({
      method: 'eth_sendTransactionSync',
      params: [
        {
          from: from.address,
          ...transaction,
          ...(value === undefined ? {} : { value: toHex(value) }),
        },
      ],
    })
    if (receipt.status !== '0x1')
      throw new Error('The chain rejected a transaction of the local world.')
    return receipt
  }
}

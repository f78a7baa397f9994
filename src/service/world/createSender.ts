import { type Address, type Hex, type PublicClient, toHex } from 'viem'

/** What a mined transaction left behind. */
export type Mined = { contractAddress: Address | null; status: Hex }

/** Has the chain sign, send and mine a transaction of one of its accounts. */
export type Send = (
  from: { address: Address },
  transaction: { data?: Hex; to?: Address; value?: bigint },
) => Promise<Mined>

/** Sends from the accounts that the local chain holds the keys of. */
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
      throw new Error('The chain refused a transaction of the local world.')
    return receipt
  }
}

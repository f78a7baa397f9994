import type { Address } from 'viem'
import { getOrders } from '../../rpc/operations.js'
import type { Order } from '../../rpc/schemas.js'
import type { Run } from '../run/run.js'

/** An order of the collection of a flow, as the service shows it now. */
export async function findOrder(
  { chainId, client, journal, signal: own }: Run,
  orderId: string,
  signal: AbortSignal | undefined = own,
): Promise<Order | undefined> {
  const { contractAddress, marketplace } = journal.subject.intent as {
    contractAddress: Address
    marketplace?: string | undefined
  }
  const { orders } = await client.request(
    getOrders,
    { input: [{ contractAddress, marketplace, orderId }] },
    { chainId, signal },
  )
  return orders[0]
}

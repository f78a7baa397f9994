import { getOrders } from '../../rpc/operations.js'
import type { Order } from '../../rpc/schemas.js'
import type { PartIntent } from '../base/intent.js'
import type { Run } from '../run/run.js'

/** Returns an order of the collection of a flow, as the service shows it now. */
export async function findOrder(
  { chainId, client, journal, signal: own }: Run,
  orderId: string,
  signal: AbortSignal | undefined = own,
): Promise<Order | undefined> {
  const place = getPlace(journal.part())
  if (!place) return undefined
  const { orders } = await client.request(
    getOrders,
    { input: [{ ...place, orderId }] },
    { chainId, signal },
  )
  return orders[0]
}

function getPlace(intent: PartIntent) {
  switch (intent.kind) {
    case 'buy':
    case 'cancel': {
      const { collection: contractAddress, marketplace } = intent
      return { contractAddress, marketplace }
    }
    case 'list':
      return { contractAddress: intent.collection }
    case 'steps':
      return undefined
  }
}

import { type Address, hashStruct } from 'viem'
import { getOrders } from '../../rpc/operations.js'
import type { Order, Step } from '../../rpc/schemas.js'
import type { PartIntent } from '../base/intent.js'
import { isSameText } from '../base/plainData.js'
import {
  encodeOrderStatusCall,
  type OrderStatus,
  parseOrderStatus,
} from '../base/seaport.js'
import type { Run } from '../run/run.js'

export async function findOrder(
  { chainId, client, journal, signal: own }: Run,
  orderId: string,
  signal: AbortSignal | undefined = own,
  part: PartIntent = journal.part(),
): Promise<Order | undefined> {
  const place = getPlace(part)
  if (!place) return undefined
  const { orders } = await client.request(
    getOrders,
    { input: [{ ...place, orderId }] },
    { chainId, signal },
  )
  return orders.find((order) => isSameText(order.orderId, orderId))
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

/** Fetches the order that a step signed. Its id is the hash of the typed data. */
export async function probeOrder(
  run: Run,
  { signature }: Step,
): Promise<Order | undefined> {
  if (!signature) return undefined
  const { primaryType, types, value: data } = signature
  const orderId = hashStruct({ data, primaryType, types } as never)
  return findOrder(run, orderId)
}

/** Undefined if the book is not known or the node does not answer. */
export async function readOrderStatus(
  { callNode }: Run,
  book: Address | undefined,
  orderId: string,
  block = 'latest',
): Promise<OrderStatus | undefined> {
  const call = { to: book, data: encodeOrderStatusCall(orderId) }
  const answer = book && (await callNode('eth_call', [call, block]))
  return answer && parseOrderStatus(answer)
}

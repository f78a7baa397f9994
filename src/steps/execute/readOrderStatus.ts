import type { Address } from 'viem'
import {
  encodeOrderStatusCall,
  type OrderStatus,
  parseOrderStatus,
} from '../base/seaport.js'
import type { Run } from '../run/run.js'

/**
 * Reads the state of an order in its book. Returns undefined if the book is not
 * known or the node does not answer.
 */
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

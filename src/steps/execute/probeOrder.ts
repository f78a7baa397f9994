import { hashStruct } from 'viem'
import type { Step } from '../../rpc/schemas.js'
import type { Run } from '../run/run.js'
import { findOrder } from './findOrder.js'

/**
 * The id of the order that a step had signed, if the service has it already.
 * Order books name an order by the hash of what was signed; others find
 * nothing, and the post is made again.
 */
export async function probeOrder(
  run: Run,
  { signature }: Step,
): Promise<string | undefined> {
  if (!signature) return undefined
  const { primaryType, types, value: data } = signature
  const orderId = hashStruct({ data, primaryType, types } as never)
  return (await findOrder(run, orderId))?.orderId
}

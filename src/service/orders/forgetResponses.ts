import type { ServiceContext } from '../context.js'
import type { OrderSlot } from './rankOrders.js'

/** Drops cached responses about the collections of changed orders. */
export function forgetResponses(
  { responseCache }: Pick<ServiceContext, 'responseCache'>,
  chainId: number,
  slots: readonly Pick<OrderSlot, 'contractAddress'>[],
): void {
  responseCache.forget(
    chainId,
    slots.map(({ contractAddress }) => contractAddress),
  )
}

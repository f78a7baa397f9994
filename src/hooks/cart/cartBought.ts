import { isSameOrder, type OrderIdentity } from '../../order/orderId.js'
import { getInitialQuantity } from '../../order/quantity.js'
import type { MarketplaceClient } from '../../rpc/client.js'
import type { Order } from '../../rpc/schemas.js'
import {
  isOpen,
  type Purchase,
  type TrackedFlow,
} from '../flows/trackedFlows.js'
import { getCartStore } from './cartStore.js'

/** Removes what a purchase has bought from the cart of the client. */
export function removeBought(
  client: MarketplaceClient,
  purchase: Purchase,
): void {
  getCartStore(client.scope).change((items) => {
    const left = items.filter(
      ({ order }) => !getBoughtQuantity(purchase, order),
    )
    return left.length === items.length ? items : left
  })
}

export function findOpenPurchase(
  flows: readonly TrackedFlow[],
  order: OrderIdentity,
): TrackedFlow | undefined {
  return flows.find((flow) => isOpen(flow) && getBoughtQuantity(flow, order))
}

export function isBoughtUp(
  flows: readonly TrackedFlow[],
  order: Order,
): boolean {
  const all = getInitialQuantity(order)
  return flows.some(
    (it) => it.status === 'done' && getBoughtQuantity(it, order) >= all,
  )
}

export function getBoughtQuantity(
  { bought, intent, missed }: Purchase,
  order: OrderIdentity,
): bigint {
  const { orderId } = order
  if (intent.kind !== 'buy' || missed?.includes(orderId)) return 0n
  const { chainId, collection, marketplace, orders } = intent
  const wanted = orders.find((it) => it.orderId === orderId)
  // Order ids are unique within one book only.
  const name = {
    chainId,
    collectionContractAddress: collection,
    marketplace,
    orderId,
  }
  if (!wanted || !isSameOrder(name, order)) return 0n
  const came = bought?.find((it) => it.orderId === orderId)
  return BigInt(came?.quantity ?? wanted.quantity)
}

import { isSameOrder, type OrderIdentity } from '../order/orderId.js'
import { getInitialQuantity } from '../order/quantity.js'
import type { MarketplaceClient } from '../rpc/client.js'
import type { Order } from '../rpc/schemas.js'
import { cartStore } from './cartStore.js'
import { type FlowStory, isOpen } from './flowStories.js'

/** What tells which orders a flow is of. */
type Purchase = Pick<FlowStory, 'intent' | 'missed'>

/**
 * Takes out of the cart what a purchase has brought, whoever began it: what
 * was resumed after a reload is not to be bought twice.
 */
export function takeBought(client: MarketplaceClient, flow: Purchase): void {
  cartStore(client.scope).change((items) => {
    const left = items.filter(({ order }) => !boughtFrom(flow, order))
    return left.length === items.length ? items : left
  })
}

/** The purchase whose end is not known, and which buys from a listing. */
export function openPurchaseOf(
  stories: readonly FlowStory[],
  order: OrderIdentity,
): FlowStory | undefined {
  return stories.find((story) => isOpen(story) && boughtFrom(story, order))
}

/**
 * Whether all that a listing ever had is bought, which lists may not show yet:
 * what is left may be what a purchase has left.
 */
export function isBoughtUp(
  stories: readonly FlowStory[],
  order: Order,
): boolean {
  const all = getInitialQuantity(order)
  return stories.some(
    (it) => it.status === 'done' && boughtFrom(it, order) >= all,
  )
}

/** How many a flow buys from a listing, alone or among others. */
export function boughtFrom(
  { intent, missed }: Purchase,
  order: OrderIdentity,
): bigint {
  const { orderId } = order
  if (intent.kind !== 'buy' || missed?.includes(orderId)) return 0n
  const { chainId, collection, marketplace, orders } = intent
  const bought = orders.find((it) => it.orderId === orderId)
  // Ids are those of a book: others may give the same one.
  const name = {
    chainId,
    collectionContractAddress: collection,
    marketplace,
    orderId,
  }
  return bought && isSameOrder(name, order) ? BigInt(bought.quantity) : 0n
}

import type { Order } from '../rpc/schemas.js'

/** The fields that identify an order: ids are unique within one book only. */
export type OrderIdentity = Pick<
  Order,
  'chainId' | 'collectionContractAddress' | 'marketplace' | 'orderId'
>

/** Key of an order among all chains, collections and books. */
export function getOrderKey(order: OrderIdentity): string {
  const { chainId, collectionContractAddress, marketplace, orderId } = order
  const contract = collectionContractAddress.toLowerCase()
  return [chainId, contract, marketplace, orderId].join(':')
}

/**
 * Whether two orders are the same one. An order whose book the service doesn't
 * name (`unknown`) matches the same id in any book of its collection.
 */
export function isSameOrder(a: OrderIdentity, b: OrderIdentity): boolean {
  const hasUnknownBook =
    a.marketplace === 'unknown' || b.marketplace === 'unknown'
  const other = hasUnknownBook ? { ...b, marketplace: a.marketplace } : b
  return getOrderKey(a) === getOrderKey(other)
}

/**
 * The given order among `orders`: the one of the same book if there is one,
 * else one whose book isn't named. Never an order of another book.
 */
export function findSameOrder<order extends OrderIdentity>(
  orders: readonly order[],
  wanted: OrderIdentity,
): order | undefined {
  const key = getOrderKey(wanted)
  return (
    orders.find((order) => getOrderKey(order) === key) ??
    orders.find((order) => isSameOrder(order, wanted))
  )
}

/** Converts an order to an entry of `GetOrders`. */
export function toOrderInput(order: OrderIdentity) {
  const { collectionContractAddress, marketplace, orderId } = order
  return { contractAddress: collectionContractAddress, marketplace, orderId }
}

/** Whether two orders are for the same token of the same collection. */
export function isSameCollectible(a: Order, b: Order): boolean {
  return (
    a.chainId === b.chainId &&
    a.tokenId === b.tokenId &&
    a.collectionContractAddress.toLowerCase() ===
      b.collectionContractAddress.toLowerCase()
  )
}

/**
 * Key shared by the orders that one purchase can buy together: those of one
 * collection, book and currency.
 */
export function getPurchaseKey(order: Order): string {
  const { chainId, collectionContractAddress, marketplace } = order
  return [
    chainId,
    collectionContractAddress.toLowerCase(),
    marketplace,
    order.priceCurrencyAddress.toLowerCase(),
  ].join(':')
}

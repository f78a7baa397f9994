'use client'
import { useMemo, useSyncExternalStore } from 'react'
import { isSameOrder } from '../../order/orderId.js'
import { isActiveOrder } from '../../order/orderStatus.js'
import { getAvailableQuantity, getWholeToken } from '../../order/quantity.js'
import type { CollectibleMetadata, Order } from '../../rpc/schemas.js'
import { useMarketKit } from '../context/useMarketKit.js'
import {
  type CartItem,
  type CartStore,
  cartLimit,
  getCartStore,
  noItems,
  toStored,
} from './cartStore.js'

/**
 * The cart of the provider's service and project: listings to buy later.
 * Survives reloads, and is shared by all tabs. Fetches nothing;
 * `useCartDrawer` compares the items with the service.
 *
 * @example
 * import { useCart } from 'marketkit'
 *
 * const { add, has, remove } = useCart()
 *
 * <button onClick={() => (has(order) ? remove(order) : add(order))}>
 *   {has(order) ? 'In cart' : 'Add to cart'}
 * </button>
 */
export function useCart(): useCart.ReturnType {
  const { client } = useMarketKit()
  const store = getCartStore(client.scope)
  const items = useSyncExternalStore(store.subscribe, store.get, getServerItems)
  const actions = useMemo(() => createActions(store), [store])
  return useMemo(
    () => ({
      ...actions,
      has: (order: Order) =>
        items.some((item) => isSameOrder(item.order, order)),
      isFull: items.length >= cartLimit,
      items,
    }),
    [actions, items],
  )
}

const getServerItems = () => noItems

export declare namespace useCart {
  type AddOptions = {
    /** Metadata of the item, to show it without a request. */
    collectible?: CollectibleMetadata | undefined
    /** Name of the collection. */
    collectionName?: string | undefined
    /** Quantity in base units, in decimal digits. @default one whole token */
    quantity?: string | undefined
  }
  type ReturnType = {
    /** The items, oldest first. */
    items: readonly CartItem[]
    /** Whether the cart is full. */
    isFull: boolean
    /** Whether a listing is in the cart. */
    has: (order: Order) => boolean
    /**
     * Adds a listing, or accepts its current terms. Returns whether it is in
     * the cart: only active listings fit, up to the limit.
     */
    add: (order: Order, options?: AddOptions) => boolean
    /** Removes listings. */
    remove: (...orders: readonly Order[]) => void
    /** Sets the quantity in base units, in decimal digits, limited to the available one. */
    setQuantity: (order: Order, quantity: string) => void
    /** Replaces a listing with another. */
    replace: (order: Order, by: Order) => void
    /** Removes all items. */
    clear: () => void
  }
}

function createActions(
  store: CartStore,
): Omit<useCart.ReturnType, 'has' | 'isFull' | 'items'> {
  const getPosition = (items: readonly CartItem[], order: Order) =>
    items.findIndex((item) => isSameOrder(item.order, order))
  return {
    add(order, { collectible, collectionName, quantity } = {}) {
      if (order.side === 'offer' || !isActiveOrder(order)) return false
      store.change((items) => {
        const before = items[getPosition(items, order)]
        if (!before && items.length >= cartLimit) return items
        const item = {
          order,
          quantity: clampQuantity(quantity ?? before?.quantity ?? '', order),
          collectible: toStored(collectible) ?? before?.collectible,
          collectionName: collectionName ?? before?.collectionName,
        }
        return before
          ? items.map((it) => (it === before ? item : it))
          : [...items, item]
      })
      return getPosition(store.get(), order) >= 0
    },
    remove(...orders) {
      store.change((items) => {
        const left = items.filter(
          (item) => !orders.some((order) => isSameOrder(item.order, order)),
        )
        return left.length === items.length ? items : left
      })
    },
    setQuantity(order, quantity) {
      store.change((items) =>
        items.map((item) =>
          isSameOrder(item.order, order)
            ? { ...item, quantity: clampQuantity(quantity, order) }
            : item,
        ),
      )
    },
    replace(order, by) {
      store.change((items) => {
        const others = items.filter((item) => !isSameOrder(item.order, by))
        const replacedAt = getPosition(others, order)
        return others.map((item, position) =>
          position === replacedAt
            ? { ...item, order: by, quantity: clampQuantity(item.quantity, by) }
            : item,
        )
      })
    },
    clear: () => store.change((items) => (items.length ? noItems : items)),
  }
}

function clampQuantity(quantity: string, order: Order): string {
  const most = getAvailableQuantity(order)
  const wanted = /^\d+$/.test(quantity)
    ? BigInt(quantity)
    : getWholeToken(order)
  const fits = wanted > most ? most : wanted
  return String(fits > 1n ? fits : 1n)
}

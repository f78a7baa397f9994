import type { Order } from '../rpc/schemas.js'

type Quantities = Pick<
  Order,
  'quantityAvailable' | 'quantityInitial' | 'quantityRemaining'
>

/**
 * How many can be bought now: never more than are left, nor more than the maker
 * can deliver. An order that tells neither counts as one.
 */
export function getAvailableQuantity(order: Quantities): bigint {
  const remaining = getRemainingQuantity(order)
  if (order.quantityAvailable === undefined) return remaining
  const available = BigInt(order.quantityAvailable)
  return available < remaining ? available : remaining
}

/**
 * How many are not filled yet, including those that the maker can't deliver
 * now: they are sold as soon as the maker can. `quantityAvailable` stands in
 * where the service doesn't tell; an order that tells neither counts as one.
 */
export function getRemainingQuantity(order: Quantities): bigint {
  return BigInt(order.quantityRemaining ?? order.quantityAvailable ?? '1')
}

/**
 * How many the order was made for. Where the service doesn't tell, the smallest
 * known number stands in: a listing that may be bought up is then hidden rather
 * than bought twice.
 */
export function getInitialQuantity(order: Quantities): bigint {
  return order.quantityInitial === undefined
    ? getAvailableQuantity(order)
    : BigInt(order.quantityInitial)
}

/** Whether the service says that nothing of the order is left. */
export function isFilledUp({ quantityRemaining }: Quantities): boolean {
  return quantityRemaining !== undefined && BigInt(quantityRemaining) === 0n
}

/** Whether the service says that fewer are left than `remaining`, in decimal digits. */
export function hasFewerLeft(order: Quantities, remaining: string): boolean {
  return (
    order.quantityRemaining !== undefined &&
    BigInt(order.quantityRemaining) < BigInt(remaining)
  )
}

/**
 * The quantities of an order once only `remaining` of it are left, in decimal
 * digits. The filled part is no longer available either. Formatted quantities
 * are dropped: they would be out of date.
 */
export function toQuantitiesLeft(
  { quantityAvailable, quantityRemaining }: Quantities,
  remaining: string,
): Partial<Order> {
  const filled = BigInt(quantityRemaining ?? remaining) - BigInt(remaining)
  const available = BigInt(quantityAvailable ?? remaining) - filled
  return {
    quantityAvailable:
      quantityAvailable && String(available > 0n ? available : 0n),
    quantityAvailableFormatted: undefined,
    quantityRemaining: remaining,
    quantityRemainingFormatted: undefined,
  }
}

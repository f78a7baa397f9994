import type { Order } from '../rpc/schemas.js'

/**
 * Digits after the decimal point of a quantity. Quantities are integers of base units,
 * as the token's contract counts them: with 18 decimals, `1` is 10^-18 of a whole token.
 */
export function getQuantityDecimals(
  order: Pick<Order, 'quantityDecimals'> | undefined,
): number {
  const decimals = order?.quantityDecimals ?? 0
  // A huge exponent would block the page.
  return Number.isInteger(decimals) && decimals > 0 && decimals <= 77
    ? decimals
    : 0
}

/**
 * Decimals of the quantities of an item to list. An ERC-721 is never divided, whatever
 * its metadata says.
 */
export function getItemDecimals(
  item: Pick<Order, 'quantityDecimals'> & { contractType: string },
): number {
  return item.contractType === 'ERC721' ? 0 : getQuantityDecimals(item)
}

/** Number of base units of one whole token. */
export function getWholeToken(
  order: Pick<Order, 'quantityDecimals'> | undefined,
): bigint {
  return 10n ** BigInt(getQuantityDecimals(order))
}

/** Whether a quantity is exactly one whole token. */
export function isOneToken(
  order: Pick<Order, 'quantityDecimals'> | undefined,
  quantity: bigint | string,
): boolean {
  return BigInt(quantity) === getWholeToken(order)
}

type Quantities = Pick<
  Order,
  'quantityAvailable' | 'quantityInitial' | 'quantityRemaining'
>

/**
 * Returns the base units that can be bought now: those not sold yet, or fewer
 * if the maker can't deliver them. 1 if the service sends neither number.
 */
export function getAvailableQuantity(order: Quantities): bigint {
  const remaining = getRemainingQuantity(order)
  if (order.quantityAvailable === undefined) return remaining
  const available = BigInt(order.quantityAvailable)
  return available < remaining ? available : remaining
}

/**
 * Returns the base units not sold yet, including those that the maker can't
 * deliver now. If the service doesn't send it, returns `quantityAvailable`, or 1.
 */
export function getRemainingQuantity(order: Quantities): bigint {
  return BigInt(order.quantityRemaining ?? order.quantityAvailable ?? '1')
}

/**
 * Returns the base units that the order was created for. If the service
 * doesn't send it, returns the available number, so that a listing that may be sold
 * out is hidden.
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

import { ConfigurationError } from '../../errors.js'
import { isPendingOrder } from '../../order/pendingOrder.js'
import type { Order } from '../../rpc/schemas.js'

/** Refuses an order that the page shows before the service knows it. */
export function requireInBook(order: Order): void {
  if (isPendingOrder(order))
    throw new ConfigurationError(
      'This order is not in its book yet. Wait until the service shows it; isPendingOrder tells such orders.',
    )
}

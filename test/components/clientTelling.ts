import type { Order } from '../../src/core.js'
import type { TestWorld } from '../world.js'

/** Returns a client that receives this status for some orders, instead of the real one. */
export function clientTelling(
  world: TestWorld,
  status: string,
  orders: readonly Order[],
) {
  return world.createClient({
    fetch: async (...request) => {
      const response = await fetch(...request)
      const text = await response.text()
      const body = String(request[0]).endsWith('/GetOrders')
        ? JSON.stringify(JSON.parse(text), (_, value) =>
            orders.some(({ orderId }) => orderId === value?.orderId)
              ? { ...value, status }
              : value,
          )
        : text
      return new Response(body, response)
    },
  })
}

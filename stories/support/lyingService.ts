import { falsifyResponse } from '../../src/testing/controls/lie.js'
import { worldSource } from './worldSource.js'

/** Changes quotes so that the last step asks for more than the price. */
export const greedyFetch: typeof fetch = async (input, init) =>
  falsifyResponse(await worldSource.fetch(input, init), 'price')

/** Refuses every signed order, as a service that may keep its signature. */
export const refusingFetch: typeof fetch = async (input, init) =>
  isSignedOrder(input, init) ? refuse() : worldSource.fetch(input, init)

/** Refuses the second signed order, the fourth, and so on. */
export function refusingEverySecond(): typeof fetch {
  let orders = 0
  return async (input, init) => {
    if (!isSignedOrder(input, init)) return worldSource.fetch(input, init)
    orders += 1
    return orders % 2 ? worldSource.fetch(input, init) : refuse()
  }
}

function isSignedOrder(...[input, init]: Parameters<typeof fetch>): boolean {
  return String(input).endsWith('/orders') && init?.method === 'POST'
}

function refuse(): Response {
  return Response.json({ error: 'InvalidArgument' }, { status: 400 })
}

import { cartIdOf } from '../../hooks/cartStore.js'
import type { Order } from '../../rpc/schemas.js'

/** The order that was asked for; some services leave out the book's name. */
export function answerFor(
  order: Order | undefined,
  answers: readonly Order[] | undefined,
): Order | undefined {
  if (!order) return undefined
  return (
    answers?.find((it) => cartIdOf(it) === cartIdOf(order)) ??
    answers?.find(({ orderId }) => orderId === order.orderId)
  )
}

const ends = ['filled', 'cancelled', 'expired'] as const

/** How a listing ends; nobody can fill it afterwards. */
export type OrderEnd = (typeof ends)[number]

/**
 * How a listing has ended, where that is known. Whatever else the service says
 * of it, or does not say, it may still be filled.
 */
export function endOf(order: Order | undefined): OrderEnd | undefined {
  return ends.find((end) => end === order?.status)
}

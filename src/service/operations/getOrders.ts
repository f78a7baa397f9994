import { and, eq, inArray } from 'drizzle-orm'
import type { getOrders as operation } from '../../rpc/operations.js'
import { orders } from '../database/schema.js'
import { ServiceError } from '../http/serviceErrors.js'
import type { Handler } from './handler.js'
import { orderOf } from './orderOf.js'
import { pageOf, rangeOf } from './paging.js'
import { selectOrders } from './selectOrders.js'

/**
 * Orders by their identifiers, whatever their status, in the order in which
 * they are named; those that do not exist are left out.
 */
export const getOrders: Handler<typeof operation> = async (
  { context, network },
  { input, page: request },
) => {
  if (request?.sort?.length)
    throw new ServiceError(
      'InvalidArgument',
      'Orders come as they are named, and cannot be sorted.',
      { field: 'page.sort' },
    )
  const hashes = input
    .map(({ orderId }) => orderId.toLowerCase())
    .filter(isHash)
  const found = hashes.length
    ? await selectOrders(
        context.db,
        and(
          eq(orders.chainId, network.chainId),
          inArray(orders.orderHash, hashes),
        ),
      )
    : []
  const byHash = new Map(found.map((row) => [row.order.orderHash, row]))
  const now = context.now()
  const named = input.flatMap(({ contractAddress, marketplace, orderId }) => {
    const row = byHash.get(orderId.toLowerCase() as `0x${string}`)
    return row &&
      row.order.contractAddress === contractAddress.toLowerCase() &&
      (!marketplace ||
        marketplace === 'unknown' ||
        marketplace === row.order.marketplace)
      ? [orderOf(row, { network, now })]
      : []
  })
  const { limit, offset } = rangeOf(request)
  const { rows, page } = pageOf(request, named.slice(offset, offset + limit))
  return { orders: rows, page }
}

function isHash(text: string): text is `0x${string}` {
  return text.startsWith('0x')
}

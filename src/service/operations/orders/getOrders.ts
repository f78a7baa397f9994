import { sql } from 'drizzle-orm'
import type { getOrders as operation } from '../../../rpc/operations.js'
import { orders } from '../../database/schema.js'
import type { Db } from '../../database/types.js'
import { ServiceError } from '../../serviceErrors.js'
import { cachedStatement } from '../cachedStatement.js'
import type { Handler } from '../handler.js'
import { writeList, writeObject } from '../json.js'
import { toPage, toRange } from '../paging.js'
import { getRequestValues } from './orderJson.js'
import { selectOrders } from './selectOrders.js'

/**
 * Returns orders by id, with any status, in the order of the request. Unknown
 * ids are left out.
 */
export const getOrders: Handler<typeof operation> = async (
  { context, network },
  { input, page: request },
) => {
  const refused = request?.sort?.length
    ? 'sort'
    : request?.after !== undefined && 'after'
  if (refused)
    throw new ServiceError(
      'InvalidArgument',
      'GetOrders keeps the order of the request. It supports neither `sort` nor `after`.',
      { field: `page.${refused}` },
    )
  const found = await selectNamed(context.db, null).execute({
    ...getRequestValues(network, context.now()),
    chainId: network.chainId,
    contracts: input.map(({ contractAddress }) =>
      contractAddress.toLowerCase(),
    ),
    hashes: input.map(({ orderId }) => orderId.toLowerCase()),
    // `unknown` matches any book.
    books: input.map(({ marketplace = 'unknown' }) => marketplace),
    ...toRange(request),
  })
  const { rows, page } = toPage(request, found)
  return writeObject({ orders: writeList(rows.map(({ json }) => json)), page })
}

const selectNamed = cachedStatement((db: Db, _: null) =>
  selectOrders(
    db,
    sql`
      select ${orders.contractAddress}, ${orders.orderHash}, named.place
      from unnest(
        ${sql.placeholder('contracts')}::text[],
        ${sql.placeholder('hashes')}::text[],
        ${sql.placeholder('books')}::text[]
      ) with ordinality as named(contract, hash, book, place)
      join ${orders} on ${orders.chainId} = ${sql.placeholder('chainId')}
        and ${orders.contractAddress} = named.contract
        and ${orders.orderHash} = named.hash
        and named.book in ('unknown', ${orders.marketplace})
      order by named.place
      limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}`,
  ),
)

import type { listCollectibles as operation } from '../../../rpc/operations.js'
import type { Handler } from '../handler.js'
import { writeList, writeObject } from '../json.js'
import { findCursor, writeCursor } from '../pageCursor.js'
import { getSortings, toPage, toRange } from '../paging.js'
import { collectibleSortColumns } from './collectibleSortings.js'
import { findCollectibles } from './findCollectibles.js'
import type { CollectibleRow } from './selectCollectibles.js'
import { toWireCollectible } from './toWireCollectible.js'

/** Returns collectibles with their best order, the best price first. */
export const listCollectibles: Handler<typeof operation> = async (
  call,
  { contractAddress, filter, page: request, side: asked },
) => {
  const { context, network } = call
  const side = asked === 'offer' ? 'offer' : 'listing'
  const after = await findCursor(context.db, request?.after, {
    chainId: network.chainId,
    contractAddress,
    hasCollectibles: true,
    side,
  })
  const found = await findCollectibles(call, {
    after,
    contractAddress,
    filter,
    range: toRange(request),
    side,
    sort: getSortings(request, collectibleSortColumns),
  })
  const { rows, page } = toPage(request, found, getCursor)
  const { publicUrl } = context
  const written = rows.map((row) => toWireCollectible(row, { publicUrl, side }))
  return writeObject({
    collectibles: writeList(written),
    page,
  })
}

function getCursor({ collectible, isForAny, orderId }: CollectibleRow): string {
  return writeCursor({
    tokenId: collectible.tokenId,
    orderId: orderId ?? undefined,
    isForAny,
  })
}

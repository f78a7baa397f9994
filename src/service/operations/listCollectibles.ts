import type { listCollectibles as operation } from '../../rpc/operations.js'
import { findCollectibles } from './findCollectibles.js'
import type { Handler } from './handler.js'
import { loadCollectibles } from './loadCollectibles.js'
import { pageOf, rangeOf } from './paging.js'

/** Lists collectibles with their best order, the best priced first. */
export const listCollectibles: Handler<typeof operation> = async (
  call,
  { contractAddress, filter, page: request, side: asked },
) => {
  const side = asked === 'offer' ? 'offer' : 'listing'
  const now = call.context.now()
  const query = { contractAddress, filter, now, side, page: request } as const
  const found = await findCollectibles(call, query, rangeOf(request))
  const { rows, page } = pageOf(request, found)
  return { collectibles: await loadCollectibles(call, query, rows), page }
}

import type { listCollectibles as operation } from '../../rpc/operations.js'
import { collectibleOrderOf } from './collectibleOrderOf.js'
import { collectibleSortColumns } from './collectibleSortings.js'
import { findCollectibles } from './findCollectibles.js'
import type { Handler } from './handler.js'
import { pageOf, rangeOf, sortingsOf } from './paging.js'

/** Lists collectibles with their best order, the best priced first. */
export const listCollectibles: Handler<typeof operation> = async (
  call,
  { contractAddress, filter, page: request, side: asked },
) => {
  const { context, network } = call
  const side = asked === 'offer' ? 'offer' : 'listing'
  const now = context.now()
  const found = await findCollectibles(call, {
    contractAddress,
    filter,
    now,
    range: rangeOf(request),
    side,
    sort: sortingsOf(request, collectibleSortColumns),
  })
  const { rows, page } = pageOf(request, found)
  const at = { network, now, side } as const
  return { collectibles: rows.map((row) => collectibleOrderOf(row, at)), page }
}

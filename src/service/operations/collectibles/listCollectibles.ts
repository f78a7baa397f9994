import type { listCollectibles as operation } from '../../../rpc/operations.js'
import type { Handler } from '../handler.js'
import { getSortings, toPage, toRange } from '../paging.js'
import { collectibleSortColumns } from './collectibleSortings.js'
import { findCollectibles } from './findCollectibles.js'
import { toWireCollectible } from './toWireCollectible.js'

/** Returns collectibles with their best order, the best price first. */
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
    range: toRange(request),
    side,
    sort: getSortings(request, collectibleSortColumns),
  })
  const { rows, page } = toPage(request, found)
  const at = { network, now, publicUrl: context.publicUrl, side } as const
  return { collectibles: rows.map((row) => toWireCollectible(row, at)), page }
}

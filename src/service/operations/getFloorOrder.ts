import type { getFloorOrder as operation } from '../../rpc/operations.js'
import { findCollectibles } from './findCollectibles.js'
import type { Handler } from './handler.js'
import { loadCollectibles } from './loadCollectibles.js'

/** The collectible with the cheapest listing that can be bought now. */
export const getFloorOrder: Handler<typeof operation> = async (
  call,
  { contractAddress, filter },
) => {
  const query = {
    contractAddress,
    filter: { ...filter, includeEmpty: false },
    now: call.context.now(),
    side: 'listing',
  } as const
  const found = await findCollectibles(call, query, { limit: 1, offset: 0 })
  const [collectible] = await loadCollectibles(call, query, found)
  return { collectible: collectible ?? null }
}

import type { getFloorOrder as operation } from '../../../rpc/operations.js'
import type { Handler } from '../handler.js'
import { writeObject } from '../json.js'
import { findCollectibles } from './findCollectibles.js'
import { toWireCollectible } from './toWireCollectible.js'

/** Returns the collectible with the cheapest listing that can be bought now. */
export const getFloorOrder: Handler<typeof operation> = async (
  call,
  { contractAddress, filter },
) => {
  const side = 'listing'
  const [found] = await findCollectibles(call, {
    after: undefined,
    contractAddress,
    filter: { ...filter, includeEmpty: false },
    range: { limit: 1, offset: 0 },
    side,
    sort: [],
  })
  const { publicUrl } = call.context
  return writeObject({
    collectible: found ? toWireCollectible(found, { publicUrl, side }) : null,
  })
}

import type { tokenCollectionFilters as operation } from '../../../rpc/operations.js'
import type { Handler } from '../handler.js'
import { collectionFilters } from './collectionFilters.js'

/** Returns the traits of a collection, with their values or ranges. */
export const tokenCollectionFilters: Handler<typeof operation> = async (
  { context, network: { chainId } },
  { contractAddress },
) => ({
  filters: await collectionFilters(context, { chainId, contractAddress }),
})

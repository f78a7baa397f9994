import type { MarketplaceClient } from '../rpc/client.js'
import { listCollectibles } from '../rpc/operations.js'
import type { collectiblesQueryOptions } from './collectiblesQueryOptions.js'

/** What is counted at most; lists reach no further. */
const furthest = 1_000_000

/**
 * Counts collectibles in a few small requests: the service tells pages and no
 * totals, so that the last page is searched for. A guess that is right, such
 * as the count of before, is one request.
 */
export async function countCollectibles(
  client: MarketplaceClient,
  { chainId, page: _, ...body }: collectiblesQueryOptions.Parameters,
  { guess = 128, signal }: { guess?: number | undefined; signal: AbortSignal },
): Promise<number> {
  let least = 0
  let beyond = furthest + 1
  let place = Math.max(1, guess)
  while (least + 1 < beyond) {
    const page = { page: place, pageSize: 1 }
    const answer = await client.request(
      listCollectibles,
      { ...body, page },
      { chainId, signal },
    )
    const isThere = answer.collectibles.length > 0
    if (isThere) least = answer.page?.more ? place + 1 : place
    if (!isThere) beyond = place
    else if (!answer.page?.more) beyond = place + 1
    place = nextPlace(least, beyond)
  }
  return least
}

/** Twice as far until the end is behind, then always the middle. */
function nextPlace(least: number, beyond: number): number {
  return beyond > furthest
    ? Math.min(least * 2, furthest)
    : Math.floor((least + beyond) / 2)
}

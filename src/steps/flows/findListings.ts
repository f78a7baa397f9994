import { listListings } from '../../rpc/operations.js'
import type { Order } from '../../rpc/schemas.js'
import type { Run } from '../run/run.js'

/** Returns the listings that the account has of the token of a flow. */
export async function findListings(
  { account, chainId, client, journal }: Run,
  signal: AbortSignal,
): Promise<readonly Order[]> {
  const intent = journal.part()
  if (intent.kind !== 'list') return []
  const { collection: contractAddress, tokenId } = intent
  const { listings } = await client.request(
    listListings,
    { contractAddress, tokenId, filter: { createdBy: [account] } },
    { chainId, signal },
  )
  return listings
}

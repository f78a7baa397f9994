import type { Address } from 'viem'
import { listListings } from '../../rpc/operations.js'
import type { Order } from '../../rpc/schemas.js'
import type { Run } from '../run/run.js'

/** Listings that the account has of the token of a flow. */
export async function findListings(
  { account, chainId, client, journal }: Run,
  signal: AbortSignal,
): Promise<readonly Order[]> {
  const { contractAddress, tokenId } = journal.subject.intent as {
    contractAddress: Address
    tokenId: string
  }
  const { listings } = await client.request(
    listListings,
    { contractAddress, tokenId, filter: { createdBy: [account] } },
    { chainId, signal },
  )
  return listings
}

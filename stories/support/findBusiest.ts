import type { Address } from 'viem'
import { listListings, listOffers } from '../../src/core.js'
import { findCollection } from './loaders.js'
import { loadWorld } from './world.js'

/** Finds an item with many orders, also after other stories traded. */
export async function findBusiest(
  side: 'listing' | 'offer',
): Promise<{ chainId: number; contractAddress: Address; tokenId: string }> {
  const { client } = await loadWorld()
  const { chainId, contractAddress } = await findCollection('ERC1155')
  const tokenIds = Array.from({ length: 20 }, (_, index) => String(index + 1))
  const counts = await Promise.all(
    tokenIds.map(async (tokenId) => {
      const request = { contractAddress, tokenId }
      const options = { chainId }
      const orders =
        side === 'listing'
          ? (await client.request(listListings, request, options)).listings
          : (await client.request(listOffers, request, options)).offers
      return { count: orders.length, tokenId }
    }),
  )
  const [first] = counts.sort((a, b) => b.count - a.count)
  return { chainId, contractAddress, tokenId: first?.tokenId ?? '1' }
}

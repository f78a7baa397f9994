import { zeroAddress } from 'viem'
import { createMarketplaceClient, listCollectibles } from '../../src/core.js'
import type { WorldInfo } from '../../src/service/node/world/startWorld.js'

/**
 * Returns a listed collectible that an account of the world can pay in ether.
 */
export async function findListing(world: WorldInfo) {
  const { accessKey, chainId, marketplaceUrl, network } = world
  const contractAddress = world.collections[0]?.address ?? zeroAddress
  const client = createMarketplaceClient({
    accessKey,
    marketplaceUrl,
    networks: { [chainId]: network },
  })
  const { collectibles } = await client.request(
    listCollectibles,
    {
      contractAddress,
      side: 'listing',
      filter: {
        inCurrencyAddresses: [zeroAddress],
        ordersNotCreatedBy: world.accounts
          .slice(0, 3)
          .map(({ address }) => address),
      },
    },
    { chainId },
  )
  const metadata = collectibles[0]?.metadata
  if (!metadata?.name) throw new Error('The world has no such listing.')
  return { contractAddress, name: metadata.name, tokenId: metadata.tokenId }
}

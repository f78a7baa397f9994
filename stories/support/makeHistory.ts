import { zeroAddress } from 'viem'
import { cancel, getOrders, list } from '../../src/core.js'
import { buyNow, findCollection } from './loaders.js'
import { createWalletConfig, loadWorld } from './world.js'

/** Buys an item, lists it, cancels the listing, and lists the item again. */
export async function makeHistory() {
  const world = await loadWorld()
  const { client, info } = world
  const place = await findCollection()
  const { contractAddress } = place
  const { metadata } = await buyNow({})
  const { tokenId } = metadata
  const chain = { chainId: info.chainId, client }
  const config = await createWalletConfig(world, 'connected')
  const createListing = (pricePerToken: string) =>
    list(config, {
      ...chain,
      contractAddress,
      contractType: 'ERC721',
      currencyAddress: zeroAddress,
      expiry: String(Math.floor(Date.now() / 1000) + 86_400),
      pricePerToken,
      tokenId,
    })
  const { orderId = '' } = await createListing('900000000000000000')
  const input = [{ contractAddress, orderId }]
  const { orders } = await client.request(getOrders, { input }, chain)
  const [order] = orders
  if (!order) throw new Error('The service does not have the listing.')
  await cancel(config, { ...chain, order })
  await createListing('750000000000000000')
  return { ...place, tokenId }
}

import { zeroAddress } from 'viem'
import { cancel } from '../../src/core.js'
import type { EditRecord } from '../../src/index.js'
import { findOwnListing } from './loaders.js'
import { createWalletConfig, loadWorld } from './world.js'

/** Cancels a listing to change its price, and then closes the page. */
export async function leaveEditHalfDone(): Promise<void> {
  const world = await loadWorld()
  const { client, info } = world
  const { listing: order } = await findOwnListing(true)
  if (!order) throw new Error('There is no own listing.')
  const { chainId, collectionContractAddress, tokenId = '0' } = order
  await cancel(await createWalletConfig(world, 'connected'), {
    chainId,
    client,
    order,
  })
  const record: EditRecord = {
    done: 1,
    listing: {
      chainId,
      contractAddress: collectionContractAddress,
      contractType: 'ERC721',
      currencyAddress: zeroAddress,
      expiry: String(Math.floor(Date.now() / 1000) + 7 * 86_400),
      pricePerToken: '1250000000000000000',
      tokenId,
    },
    order,
    plan: ['cancel', 'list'],
    updated: Date.now(),
  }
  const me = info.accounts[0]?.address.toLowerCase()
  localStorage.setItem(
    `marketkit:edits:${client.scope}:${me}`,
    JSON.stringify([record]),
  )
}

import { zeroAddress } from 'viem'
import { edit, type StepError } from '../../src/core.js'
import { findOwnListing } from './loaders.js'
import { createClient, createWalletConfig, loadWorld } from './world.js'

/** Starts an edit in a story that stops after its first part, the cancellation. */
export async function leaveEditHalfDone(story: string): Promise<void> {
  const world = await loadWorld()
  const { listing: order } = await findOwnListing(true)
  if (!order) throw new Error('There is no own listing.')
  const stop = new AbortController()
  const expiry = String(Math.floor(Date.now() / 1000) + 7 * 86_400)
  await edit(await createWalletConfig(world, 'connected'), {
    chainId: order.chainId,
    client: createClient(world.info, { scope: story }),
    listing: {
      contractType: 'ERC721',
      currencyAddress: zeroAddress,
      expiry,
      pricePerToken: '1250000000000000000',
      // The marketplace takes 2.5 %, the creator 5 %.
      minNet: '1156250000000000000',
    },
    onProgress({ steps }) {
      if (steps[0]?.status === 'prompting') stop.abort()
    },
    order,
    stop: stop.signal,
  }).catch(({ reason }: StepError) => {
    if (reason !== 'aborted') throw new Error(`It failed: ${reason}.`)
  })
}

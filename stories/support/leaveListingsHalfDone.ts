import { zeroAddress } from 'viem'
import { listMany, type StepError } from '../../src/core.js'
import { findCollectibles, findCollection } from './loaders.js'
import { createClient, createWalletConfig, loadWorld } from './world.js'

/** Lists several items in a story, and stops after the first one. */
export async function leaveListingsHalfDone(story: string): Promise<void> {
  const world = await loadWorld()
  const { chainId, contractAddress } = await findCollection()
  const held = await findCollectibles({ ownedBy: 0 })
  const unlisted = held.filter(({ listing }) => !listing).slice(-2)
  const stop = new AbortController()
  await listMany(await createWalletConfig(world, 'connected'), {
    chainId,
    client: createClient(world.info, { scope: story }),
    items: unlisted.map(({ metadata }) => ({
      contractAddress,
      contractType: 'ERC721',
      currencyAddress: zeroAddress,
      expiry: String(Math.floor(Date.now() / 1000) + 7 * 86_400),
      pricePerToken: '1250000000000000000',
      tokenId: metadata.tokenId,
    })),
    onProgress({ steps }) {
      if (steps.at(-1)?.status === 'prompting') stop.abort()
    },
    stop: stop.signal,
  }).catch(({ reason }: StepError) => {
    if (reason !== 'aborted') throw new Error(`It failed: ${reason}.`)
  })
}

import { buy, type Order } from '../../src/core.js'
import {
  createClient,
  createWalletConfig,
  loadWorld,
  type WalletKind,
} from './world.js'

/**
 * Leaves a purchase of several orders pending in a story, as a closed page would:
 * after the wallet failed, or with an open prompt.
 */
export async function leaveBuying(
  story: string,
  orders: readonly Order[],
  wallet: WalletKind,
): Promise<void> {
  const world = await loadWorld()
  const config = await createWalletConfig(world, wallet)
  await new Promise<void>((leave) => {
    buy(config, {
      chainId: world.info.chainId,
      client: createClient(world.info, { scope: story }),
      items: orders.map((order) => ({ order })),
      onProgress({ steps }) {
        if (
          steps.some(({ status }) => status === 'prompting') &&
          wallet === 'hidden'
        )
          leave()
      },
    }).catch(() => leave())
  })
}

import { buy, type Order } from '../../src/core.js'
import { createWalletConfig, loadWorld, type WalletKind } from './world.js'

/**
 * Buys several at once, and then closes the page: until the wallet has failed,
 * or shows what it is asked.
 */
export async function leaveBuying(
  orders: readonly Order[],
  wallet: WalletKind,
): Promise<void> {
  const world = await loadWorld()
  const config = await createWalletConfig(world, wallet)
  await new Promise<void>((leave) => {
    buy(config, {
      chainId: world.info.chainId,
      client: world.client,
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

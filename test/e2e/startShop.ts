import { freePort } from '../../scripts/freePort.js'
import { bundleShop, shopFolder } from '../../scripts/start/bundleShop.js'
import { servePages, shopPath } from '../../scripts/start/servePages.js'
import type { WorldInfo } from '../../src/service/node/world/startWorld.js'

/** Serves the demo shop for a running world, as `npm start` does. */
export async function startShop(
  world: WorldInfo,
): Promise<{ url: string; stop(): void }> {
  await bundleShop()
  const host = '127.0.0.1'
  const port = await freePort()
  const { stop } = await servePages({
    hasFailed: () => false,
    host,
    port,
    // An existing folder, so the shop does not announce Storybook.
    storybook: shopFolder,
    world,
  })
  return { url: `http://${host}:${port}${shopPath}`, stop }
}

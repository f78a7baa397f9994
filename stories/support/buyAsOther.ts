import type { Order } from '../../src/core.js'
import { createControls } from '../../src/testing/index.js'
import { loadWorld } from './world.js'
import { worldSource } from './worldSource.js'

/** Buys what is available of a listing with another account. */
export async function buyAsOther(order: Order): Promise<void> {
  const { info } = await loadWorld()
  const transport = worldSource.transport(info.rpcUrl)
  const controls = createControls(info, { fetch: worldSource.fetch, transport })
  await controls.buyAsOther(order)
}

import { afterAll, beforeAll, expect, test } from 'vitest'
import { buy } from '../../src/core.js'
import {
  type RunningWorld,
  startWorld,
} from '../../src/service/node/world/startWorld.js'
import { connectWorld } from '../../src/testing/index.js'

let running: RunningWorld

beforeAll(async () => {
  running = await startWorld({ chain: 'memory', emblems: 24 })
})
afterAll(() => running.stop())

test('behavior: a jsdom test buys in a world in its own process, without a network port', async () => {
  const nowhere = 'http://127.0.0.1:1'
  const { client, config, controls, findListing, wallet } = await connectWorld(
    {
      ...running.world,
      builderUrl: nowhere,
      marketplaceUrl: nowhere,
      metadataUrl: nowhere,
      rpcUrl: nowhere,
    },
    running,
  )
  const order = await findListing()
  const { chainId } = order
  const { indexed } = await buy(config, { chainId, client, order })
  expect(indexed).toBe(true)
  expect(wallet.prompts).toHaveLength(1)
  expect(controls.calls.map(({ to }) => to)).toContain('node')
})

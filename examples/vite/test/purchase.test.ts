import { buy } from 'marketkit/core'
import { startWorld } from 'marketkit/service'
import { connectWorld } from 'marketkit/testing'
import { expect, test } from 'vitest'

// The first start builds the local marketplace, and keeps it for later ones.
test('a purchase', { timeout: 120_000 }, async () => {
  const { stop, world } = await startWorld({ emblems: 24 })
  const { client, config, findListing, wallet } = await connectWorld(world)
  const order = await findListing()
  const { indexed } = await buy(config, { client, order })
  expect(indexed).toBe(true)
  expect(wallet.prompts).toHaveLength(1)
  await stop()
})

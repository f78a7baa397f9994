import { describe, expect, test } from 'vitest'
import type { buy } from '../../../src/steps/flows/buy.js'
import { chainId } from '../harness/chain/places.js'
import { write } from '../harness/chain/state.js'
import { planPurchase } from '../harness/planPurchase.js'
import { type Place, visit } from '../harness/visit.js'

/** Counts requests to the node and the wallet by method. */
function counts({ world }: Place): (method: string) => number {
  const { length } = world.trace.notes
  return (method) =>
    world.trace.notes
      .slice(length)
      .filter((it) => it.type === 'crossing' && it.what === method).length / 2
}

/** The user looks at each prompt for a while, then confirms. */
const agreeAfter = (after: number) => ({
  arrange: ({ world }: Pick<Place, 'world'>) => {
    world.wallet.moods.decide = () => ({ after, does: 'agree' })
  },
})

const run = (
  { flow, page }: Place,
  more: Pick<buy.Parameters, 'batch' | 'takeTrial'> = {},
) => {
  const { client, environment } = page
  return flow.run(page, {
    batch: 'never',
    ...{ chainId, client, environment },
    ...more,
  })
}

test('default: a purchase needs one simulation and few other requests', async () => {
  await visit('approve, buy', {}, async (place) => {
    const count = counts(place)
    await run(place, { batch: 'auto' })
    expect(count('eth_simulateV1')).toBe(1)
    expect(count('wallet_getCapabilities')).toBe(1)
    expect(count('eth_getTransactionCount')).toBe(1)
    expect(count('eth_blockNumber')).toBe(0)
    expect(count('eth_call')).toBe(0)
    expect(count('eth_chainId')).toBe(2)
    expect(count('eth_accounts')).toBe(2)
  })
})

test('behavior: a step is tried again if its trial is older than ten seconds', async () => {
  await visit('approve, buy', agreeAfter(11_000), async (place) => {
    const count = counts(place)
    await run(place)
    expect(count('eth_call')).toBe(1)
    expect(place.world.wallet.prompts).toHaveLength(2)
  })
})

test('behavior: an order that is cancelled during the approval is not prompted', async () => {
  await visit('approve, buy', agreeAfter(11_000), async (place) => {
    const { flow, world } = place
    world.wallet.onPrompt = () =>
      write(world.chain.head().state, 1n, 'cancelled', flow.order?.id)
    await expect(run(place)).rejects.toMatchObject({
      reason: 'reverted',
      index: 1,
    })
    expect(world.wallet.prompts).toHaveLength(1)
  })
})

test('behavior: a purchase uses the trial of its plan', async () => {
  await visit('approve, buy', {}, async (place) => {
    const { flow, page, world } = place
    const { takeTrial } = await planPurchase(flow, page, world)
    await page.environment.sleep(4_000)
    const count = counts(place)
    await run(place, { takeTrial })
    expect(count('eth_simulateV1')).toBe(0)
    expect(count('eth_blockNumber')).toBe(1)
    expect(count('eth_call')).toBe(0)
    expect(flow.effects()).toBe(1)
  })
})

test('behavior: the trial of a plan lasts five seconds', async () => {
  await visit('buy native', {}, async (place) => {
    const { flow, page, world } = place
    const { takeTrial } = await planPurchase(flow, page, world)
    await page.environment.sleep(6_000)
    const count = counts(place)
    await run(place, { takeTrial })
    expect(count('eth_simulateV1')).toBe(1)
  })
})

test('behavior: the trial of a plan serves one purchase', async () => {
  await visit('buy native', agreeAfter(10), async (place) => {
    const { flow, page, world } = place
    const { takeTrial } = await planPurchase(flow, page, world)
    await run(place, { takeTrial })
    const next = await planPurchase(flow, page, world)
    const count = counts(place)
    await run(place, next)
    await run(place, next)
    expect(count('eth_simulateV1')).toBe(1)
    expect(flow.effects()).toBe(3)
  })
})

test('behavior: the trial of other calls is not used', async () => {
  await visit('approve, buy', {}, async (place) => {
    const { flow, page, world } = place
    const { takeTrial } = await planPurchase(flow, page, world, '2')
    const count = counts(place)
    await run(place, { takeTrial })
    expect(count('eth_simulateV1')).toBe(1)
  })
})

describe('behavior: a review that takes long', () => {
  test.each(['buy native', 'buy as a bundle'] as const)(
    '%s: an order that is cancelled during the review is not prompted',
    async (name) => {
      await visit(name, {}, async (place) => {
        const { flow, page, world } = place
        const { client, environment } = page
        const parameters = {
          ...{ chainId, client, environment },
          policy: 'confirm' as const,
          async onReview() {
            await environment.sleep?.(60_000)
            write(world.chain.head().state, 1n, 'cancelled', flow.order?.id)
            return true
          },
        }
        await expect(flow.run(page, parameters)).rejects.toMatchObject({
          reason: 'reverted',
          fundsMoved: 'no',
        })
        expect(world.wallet.prompts).toHaveLength(0)
      })
    },
  )
})

test('behavior: a trial is not used after the clock steps back', async () => {
  await visit('buy native', {}, async (place) => {
    const { flow, page, world } = place
    const { takeTrial } = await planPurchase(flow, page, world)
    const { client, environment } = page
    const now = () => (environment.now?.() ?? 0) - 60_000
    const count = counts(place)
    const earlier = { ...environment, now }
    await flow.run(page, {
      ...{ chainId, client, takeTrial },
      environment: earlier,
    })
    expect(count('eth_simulateV1')).toBe(1)
  })
})

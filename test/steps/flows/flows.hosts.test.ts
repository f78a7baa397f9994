import { describe, expect, test } from 'vitest'
import { createMarketplaceClient } from '../../../src/rpc/client.js'
import { listCollectibles } from '../../../src/rpc/operations.js'
import type { FlowEvent } from '../../../src/steps/events/flowEvent.js'
import { buy } from '../../../src/steps/flows/buy.js'
import { executeSteps } from '../executeUnverified.js'
import { chainId, coin } from '../harness/chain/places.js'
import { write } from '../harness/chain/state.js'
import { expectGood } from '../harness/ending.js'
import { buySteps } from '../harness/service/quotes.js'
import { tell } from '../harness/story.js'
import { createFault, type Place, visit } from '../harness/visit.js'

const click = ({ flow, page }: Place, more: object = {}) =>
  flow.run(page, {
    ...{ chainId, client: page.client, environment: page.environment },
    ...more,
  })

describe('hosts', () => {
  test('behavior: a purchase succeeds after an earlier one failed with a network error', async () => {
    const { first, prompts, second } = await visit(
      'buy native',
      {},
      async (place) => {
        const { serviceMoods, wallet } = place.world
        const { answer } = serviceMoods
        serviceMoods.answer = () => {
          throw new TypeError('Failed to fetch')
        }
        const first = await click(place).catch((error: unknown) => error)
        serviceMoods.answer = answer
        const second = await click(place)
        return { first, prompts: wallet.prompts.length, second }
      },
    )
    expect(first).toMatchObject({ name: 'RequestError', reason: 'network' })
    expect(second).toMatchObject({ indexed: true })
    expect(prompts).toBe(1)
  })

  test('behavior: two clicks open one prompt', async () => {
    const { prompts, second } = await visit('buy native', {}, async (place) => {
      const first = click(place)
      const second = await click(place).catch((error: unknown) => error)
      await first
      return { prompts: place.world.wallet.prompts.length, second }
    })
    expect(second).toMatchObject({ reason: 'walletBusy', fundsMoved: 'no' })
    expect(prompts).toBe(1)
  })

  test('behavior: flows work with frozen parameters of the host', async () => {
    const bought = await visit(
      'approve, buy',
      {},
      async ({ flow, page, world }) => {
        const { chain, service, wallet } = world
        const { client, config, environment } = page
        if (!flow.order) throw new Error('There is no order.')
        const rest = { chainId, client, environment }
        const wanted = [{ order: flow.order, quantity: 1n }]
        await buy(
          config,
          Object.freeze({
            ...rest,
            additionalFees: freeze([]),
            contracts: freeze({ [chainId]: { conduits: [] } }),
            order: freeze(service.show(flow.order.id)),
          }),
        )
        const steps = freeze(buySteps(wanted, wallet.account, chain.head()))
        await executeSteps(config, Object.freeze({ ...rest, steps }))
        return flow.effects()
      },
    )
    expect(bought).toBe(2)
  })

  test('behavior: each client sends requests with its own URL and access key', async () => {
    const seen: [string, string | null][] = []
    const createClient = (accessKey: string) =>
      createMarketplaceClient({
        accessKey,
        marketplaceUrl: `https://${accessKey}.example`,
        networks: { [chainId]: 'local' },
        fetch: async (input, init) => {
          const headers = new Headers(init?.headers)
          seen.push([new URL(String(input)).host, headers.get('X-Access-Key')])
          return Response.json({ collectibles: [] })
        },
      })
    const clients = [
      createClient('one'),
      createClient('two'),
      createClient('one'),
    ]
    const request = { contractAddress: coin, side: 'listing' as const }
    await Promise.all(
      clients.map((client) =>
        client.request(listCollectibles, request, { chainId }),
      ),
    )
    expect(seen).toEqual([
      ['one.example', 'one'],
      ['two.example', 'two'],
      ['one.example', 'one'],
    ])
  })

  test('behavior: `onEvent` receives the events of its own flow only', async () => {
    const heard = await visit('buy native', {}, async (place) => {
      const heard: FlowEvent[][] = []
      for (const index of [0, 1]) {
        const own: FlowEvent[] = []
        heard[index] = own
        await click(place, { onEvent: (event: FlowEvent) => own.push(event) })
      }
      return heard
    })
    const flows = heard.map((own) => new Set(own.map(({ flow }) => flow)))
    expect(flows.map(({ size }) => size)).toEqual([1, 1])
    expect(flows[0]).not.toEqual(flows[1])
    for (const own of heard)
      expect(own.filter(({ type }) => type === 'started')).toHaveLength(1)
  })

  test('behavior: the wallet opens soon after the tap', async () => {
    const opened = await visit('buy native', {}, async (place) => {
      const { clock, wallet } = place.world
      const begun = clock.now()
      await click(place)
      return (wallet.prompts[0]?.opened ?? 0) - begun
    })
    // Browsers do not accept a later call as a reaction to the tap.
    expect(opened).toBeLessThan(500)
  })

  test('behavior: steps fetched before the tap run without a service request', async () => {
    const { asked, opened } = await visit('buy native', {}, async (place) => {
      const { flow, page, world } = place
      const { chain, clock, service, wallet } = world
      if (!flow.order) throw new Error('There is no order.')
      const wanted = [{ order: flow.order, quantity: 1n }]
      const steps = buySteps(wanted, wallet.account, chain.head())
      const begun = clock.now()
      const { client, environment } = page
      await executeSteps(page.config, { chainId, client, environment, steps })
      const opened = (wallet.prompts[0]?.opened ?? 0) - begun
      return { asked: service.exchanges.length, opened }
    })
    expect(asked).toBe(0)
    expect(opened).toBeLessThan(250)
  })

  test('behavior: a contract account without native coins can buy', async () => {
    const poor = createFault(({ world }) => {
      for (const { state } of world.chain.blocks())
        write(state, 0n, 'native', world.wallet.account)
    })
    const ending = await tell({
      flow: 'approve, buy',
      account: 'contract',
      faults: [poor],
    })
    expect(ending.errors).toEqual([])
    expectGood(ending)
  })
})

function freeze<value>(value: value): value {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) freeze(part)
  return Object.freeze(value)
}

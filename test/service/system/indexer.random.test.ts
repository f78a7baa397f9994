import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seaportAbi } from '../../../src/service/chain/seaportAbi.js'
import { generateBuy } from '../../../src/service/operations/quotes/generateBuy.js'
import { demoERC20, demoERC1155 } from '../../../src/service/world/artifacts.js'
import { databases, openFresh } from '../databases.js'
import { indexerTools } from '../indexer/indexerSetup.js'
import { type Market, setupMarket } from '../market.js'
import {
  buyer,
  purchase,
  seller,
  stranger,
  type TestAccount,
} from '../requests.js'

const people = [seller, buyer, stranger]

describe.each(databases)('on %s', (kind) => {
  let market: Market
  let tools: ReturnType<typeof indexerTools>
  const orderIds: string[] = []
  let snapshots: `0x${string}`[] = []
  let nextToken = 1n
  beforeAll(async () => {
    market = await setupMarket({ database: await openFresh(kind) })
    tools = indexerTools(market)
    for (const one of people) await tools.approveAll(one)
  })
  afterAll(() => market.close())

  const pick = <item>(items: readonly item[], choice: number) =>
    items[choice % items.length]
  const token = (choice: number) => 1n + (BigInt(choice) % nextToken)

  /** Random actions; the chain or the service may refuse them. */
  const actions: Record<string, (one: TestAccount, choice: number) => unknown> =
    {
      mint: () => market.mintEmblem(nextToken++, seller.address),
      mintItems: (one, choice) =>
        market.mintItems(BigInt(choice % 3), 3n, one.address),
      moveItems: (one, choice) =>
        market.call(one, market.items, demoERC1155, 'safeTransferFrom', [
          one.address,
          pick(people, choice)?.address,
          BigInt(choice % 3),
          1n,
          '0x',
        ]),
      transfer: (one, choice) =>
        tools.transfer(
          one,
          pick(people, choice)?.address ?? '0x',
          token(choice),
        ),
      approve: (one, choice) => tools.approveAll(one, choice % 3 > 0),
      async post(one, choice) {
        const unitPrice = BigInt(900 + (choice % 100))
        const listing = await tools.listing(token(choice), { unitPrice }, one)
        orderIds.push(await tools.post(listing, one))
      },
      async validate(one, choice) {
        const unitPrice = BigInt(900 + (choice % 100))
        const listing = await tools.listing(token(choice), { unitPrice }, one)
        orderIds.push(...(await tools.validate([listing], one)))
      },
      async offer(one, choice) {
        const tokenId = choice % 2 ? token(choice) : undefined
        const offer = await tools.offer(one, { tokenId })
        orderIds.push(await tools.post(offer, one))
      },
      async buy(_, choice) {
        const { context, emblems, network } = market
        const orderId = pick(orderIds, choice)
        const request = {
          ...purchase(emblems, [{ orderId }]),
          marketplace: 'unknown',
        }
        await market.mintCoins(market.usdc, buyer.address, 2_000n)
        await market.execute(
          await generateBuy(context, network, request),
          buyer,
        )
      },
      money: (one, choice) =>
        choice % 2
          ? market.mintCoins(market.usdc, one.address, 2_000n)
          : market.call(one, market.usdc, demoERC20, 'approve', [
              market.seaport,
              BigInt((choice % 5) * 1_000),
            ]),
      async cancel(one, choice) {
        const order = await market.order(pick(orderIds, choice))
        await market.call(one, market.seaport, { abi: seaportAbi }, 'cancel', [
          [order?.components],
        ])
      },
      incrementCounter: (one) =>
        market.call(
          one,
          market.seaport,
          { abi: seaportAbi },
          'incrementCounter',
          [],
        ),
      mine: (_, choice) => tools.chain.mine({ blocks: 1 + (choice % 30) }),
      snapshot: async () => snapshots.push(await tools.chain.snapshot()),
      async revert(_, choice) {
        const index = choice % snapshots.length
        const id = snapshots[index]
        if (id) await tools.chain.revert({ id })
        // Reverting a snapshot also deletes later snapshots.
        snapshots = snapshots.slice(0, index)
      },
      sync: () => market.indexer.sync(),
    }

  test('behavior: after random actions, the tables match the chain', async () => {
    const step = fc.record({
      action: fc.constantFrom(
        ...Object.keys(actions),
        ...['mint', 'post', 'post', 'sync', 'transfer', 'money'],
      ),
      choice: fc.nat({ max: 1_000_000 }),
      account: fc.nat({ max: 2 }),
    })
    let done = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 20, maxLength: 60 }),
        async (steps) => {
          snapshots = []
          for (const { action, choice, account } of steps)
            try {
              await actions[action]?.(people[account] ?? seller, choice)
              done++
            } catch {
              // The chain or the service refused.
            }
          await market.indexer.sync()
          await tools.expectInStep()
        },
      ),
      { endOnFailure: true, numRuns: 8 },
    )
    expect(done).toBeGreaterThan(50)
  })
})

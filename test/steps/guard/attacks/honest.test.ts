import type { Address } from 'viem'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  listCollectibles,
  listListings,
} from '../../../../src/rpc/operations.js'
import { getTotals } from '../../../../src/steps/guard/getTotals.js'
import { verifySteps } from '../../../../src/steps/guard/verifySteps.js'
import { setApproval } from '../../../setApproval.js'
import { setupWorld } from '../../../world.js'
import {
  carryOut,
  frozen,
  getRoyalty,
  type Honest,
  honestQuotes,
} from '../honestQuotes.js'

const friend: Address = '0x00000000000000000000000000000000000000F1'
const other: Address = '0x00000000000000000000000000000000000000f2'
const world = setupWorld()
let quotes: ReturnType<typeof honestQuotes>

beforeAll(async () => {
  quotes = honestQuotes(world, world.createClient())
})

function verified({ intent, steps }: Honest) {
  return verifySteps(frozen(steps), frozen(intent), {
    client: world.createClient(),
    knownFees: [getRoyalty(world)],
    now: Date.now(),
  })
}

const first = async (type: 'ERC721' | 'ERC1155', symbol: string) => {
  const [order] = await quotes.listings(type, symbol)
  if (!order) throw new Error('The world has no such listing.')
  return order
}

describe('behavior: honest steps of the service match', () => {
  test.each([
    ['ERC721', 'ETH'],
    ['ERC721', 'USDC'],
    ['ERC1155', 'ETH'],
    ['ERC1155', 'USDC'],
  ] as const)('buy one %s for %s', async (type, symbol) => {
    const order = await first(type, symbol)
    const report = verified(await quotes.buy([{ order }]))
    expect(report.findings).toEqual([])
    expect(report.verdict).toBe('match')
    expect(report.steps.map(({ id }) => id)).toEqual(
      symbol === 'ETH' ? ['buy'] : ['tokenApproval', 'buy'],
    )
    expect(getTotals(report)).toMatchObject({
      value: symbol === 'ETH' ? order.priceAmount : '0',
      spent: [{ amount: order.priceAmount }],
    })
  })

  test('buy parts of an order', async () => {
    const orders = await quotes.listings('ERC1155', 'ETH')
    const order = orders.find((it) => Number(it.quantityAvailable) > 2)
    if (!order) throw new Error('No order of several.')
    const report = verified(await quotes.buy([{ order, quantity: '2' }]))
    expect(report.findings).toEqual([])
  })

  test.each(['ETH', 'USDC'])(
    'buy from several orders for %s',
    async (symbol) => {
      const [a, b, c] = await quotes.listings('ERC721', symbol)
      if (!a || !b) throw new Error('Too few.')
      const others = c ? [{ order: c }] : []
      const quote = await quotes.buy([{ order: a }, { order: b }, ...others])
      expect(verified(quote).findings).toEqual([])
    },
  )

  test.each(['ETH', 'USDC'])('buy with fees on top for %s', async (symbol) => {
    const order = await first('ERC721', symbol)
    const quote = await quotes.buy(
      [{ order }],
      [
        { amount: '12345', receiver: friend },
        { amount: '77', receiver: other },
      ],
    )
    const report = verified(quote)
    expect(report.findings).toEqual([])
    expect(getTotals(report).fees).toContainEqual(
      expect.objectContaining({ amount: '12345' }),
    )
  })

  test('buy three tokens with a fee that three does not divide', async () => {
    const orders = await quotes.listings('ERC1155', 'ETH')
    const order = orders.find((it) => Number(it.quantityAvailable) > 3)
    if (!order) throw new Error('No order of several.')
    const quote = await quotes.buy(
      [{ order, quantity: '3' }],
      [{ amount: '1000000000000001', receiver: friend }],
    )
    expect(verified(quote).findings).toEqual([])
  })

  test.each(['service_marketplace_v1', 'service_marketplace_v2'] as const)(
    'list on %s',
    async (orderbook) => {
      await setApproval(world, 'ERC721', false)
      const quote = await quotes.list({ tokenId: '1', orderbook })
      const report = verified(quote)
      expect(report.findings).toEqual([])
      expect(report.steps).toHaveLength(2)
      const [net] = getTotals(report).net
      expect(
        verified({
          ...quote,
          intent: { ...quote.intent, minNet: net?.amount } as never,
        }).findings,
      ).toEqual([])
    },
  )

  test('list again without an approval, and cancel, on both order books', async () => {
    const client = world.createClient()
    for (const orderbook of [
      'service_marketplace_v2',
      'service_marketplace_v1',
    ] as const) {
      const listing = await quotes.list({ tokenId: '2', orderbook })
      await carryOut(world, client, listing)
      const { listings } = await client.request(
        listListings,
        { contractAddress: quotes.collection('ERC721'), tokenId: '2' },
        { chainId: quotes.chainId },
      )
      const [order] = listings
      if (!order) throw new Error('It was not listed.')
      const again = await quotes.list({ tokenId: '3', orderbook })
      expect(verified(again)).toMatchObject({ findings: [], verdict: 'match' })
      expect(again.steps).toHaveLength(1)

      const quote = await quotes.cancel(order)
      expect(verified(quote)).toMatchObject({ findings: [], verdict: 'match' })
      await carryOut(world, client, quote)
    }
  })

  test('list two of an ERC-1155 token', async () => {
    const client = world.createClient()
    const contractAddress = quotes.collection('ERC1155')
    const { collectibles } = await client.request(
      listCollectibles,
      {
        contractAddress,
        side: 'listing',
        filter: { includeEmpty: true, inAccounts: [quotes.account] },
      },
      { chainId: quotes.chainId },
    )
    for (const { metadata } of collectibles) {
      const { tokenId } = metadata
      const quantity = '2'
      const listing = { contractAddress, quantity, tokenId } as const
      const quote = await quotes
        .list({ ...listing, contractType: 'ERC1155', pricePerToken: '1003' })
        .catch(() => undefined)
      if (!quote) continue
      expect(verified(quote)).toMatchObject({ findings: [], verdict: 'match' })
      return
    }
    throw new Error('The account holds no two of an item.')
  })
})

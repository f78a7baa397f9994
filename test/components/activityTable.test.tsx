import { render, screen, waitFor, within } from '@testing-library/react'
import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { listOrderEvents } from '../../src/components/ActivityTable/orderEvents.js'
import { buy, cancel, getOrders, list, type Order } from '../../src/core.js'
import { CollectibleView } from '../../src/index.js'
import { getEmblems, listingOf, surround } from '../hooks/setup.js'
import { setupWorld } from '../world.js'

const world = setupWorld()
const patience = { timeout: 20_000 }

const order: Order = {
  orderId: 'a',
  marketplace: 'service_marketplace_v2',
  side: 'listing',
  status: 'active',
  chainId: 1,
  collectionContractAddress: zeroAddress,
  tokenId: '7',
  createdBy: zeroAddress,
  priceAmount: '1',
  priceCurrencyAddress: zeroAddress,
  quantityInitial: '5',
  quantityRemaining: '5',
  feeBreakdown: [],
  validUntil: '2026-01-09T00:00:00Z',
  orderCreatedAt: '2026-01-01T00:00:00Z',
  orderUpdatedAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
}

/** An order that ended on a day of January. */
const ended = (status: string, day: number): Order => ({
  ...order,
  orderId: `${status} ${day}`,
  status,
  orderUpdatedAt: `2026-01-0${day}T00:00:00Z`,
  updatedAt: `2026-01-0${day}T00:00:00Z`,
})

const describeEvents = (lists: Parameters<typeof listOrderEvents>[0]) =>
  listOrderEvents(lists).map(
    ({ at, kind, quantity, sold }) =>
      `${new Date(at).getUTCDate()} ${kind} ${quantity}${sold ? ` (${sold})` : ''}`,
  )

test('behavior: what happened to orders, the last first', () => {
  const orders = [
    ended('filled', 3),
    { ...ended('cancelled', 2), quantityRemaining: '1' },
    ended('expired', 2),
    { ...order, quantityRemaining: '2' },
  ]
  expect(describeEvents([{ hasMore: false, orders }])).toEqual([
    '9 expired 5',
    '3 filled 5',
    '2 cancelled 1',
    '1 made 5',
    '1 made 5 (4)',
    '1 made 5',
    '1 made 5 (3)',
  ])
  const unknown = { ...order, orderCreatedAt: undefined }
  const forAny = { ...ended('filled', 3), tokenId: undefined }
  expect(
    describeEvents([{ hasMore: false, orders: [unknown, forAny] }]),
  ).toEqual([])
})

test('behavior: events older than an incomplete list are left out', () => {
  const orders = [ended('filled', 5), ended('cancelled', 4)]
  const offers = [{ ...ended('filled', 3), side: 'offer' }]
  const lists = (hasMore: boolean) => [
    { hasMore, orders },
    { hasMore: false, orders: offers },
  ]
  expect(describeEvents(lists(true))).toEqual(['5 filled 5', '4 cancelled 5'])
  expect(describeEvents(lists(false))).toHaveLength(6)
})

test('default: what happened to an item', async () => {
  const { client, config, queryClient, wrapper } = await surround(world, {
    provider: { locale: 'en' },
  })
  const { chainId } = world.info
  const contractAddress = getEmblems(world)
  const offered = await listingOf(world, client)
  const tokenId = offered.tokenId ?? ''
  const sell = async (pricePerToken: string) => {
    const { orderId = '' } = await list(config, {
      chainId,
      client,
      contractAddress,
      contractType: 'ERC721',
      currencyAddress: zeroAddress,
      expiry: String(Math.floor(Date.now() / 1000) + 86_400),
      pricePerToken,
      tokenId,
    })
    const { orders } = await client.request(
      getOrders,
      { input: [{ contractAddress, orderId }] },
      { chainId },
    )
    const [made] = orders
    if (!made) throw new Error('The service does not have the listing.')
    return made
  }
  await buy(config, { chainId, client, order: offered })
  const first = await sell('9000000000000000000')
  await cancel(config, { chainId, client, order: first })
  await world.sync()

  render(
    <CollectibleView
      activity
      chainId={chainId}
      contractAddress={contractAddress}
      tokenId={tokenId}
    />,
    { wrapper },
  )
  const table = await screen.findByRole('table', { name: 'Activity' }, patience)
  const getEvents = () =>
    within(table)
      .getAllByRole('row')
      .slice(1)
      .filter((row) => !row.textContent?.includes('Offer'))
      .map((row) => {
        const [event, price, maker] = within(row).getAllByRole('cell')
        return [event, price, maker].map((it) => it?.textContent).join(' ')
      })
  const isSold = /^Sold .+ 0x/
  await waitFor(
    () =>
      expect(getEvents()).toEqual([
        expect.stringMatching(/^Listing cancelled 9 ETH .* You$/),
        expect.stringMatching(/^Listed 9 ETH .* You$/),
        expect.stringMatching(isSold),
        expect.stringMatching(/^Listed .+ 0x/),
      ]),
    patience,
  )
  const times = [...table.querySelectorAll('time')]
  expect(times.length).toBeGreaterThan(3)
  for (const time of times) expect(time.textContent).toMatch(/ago$|^now$/)

  // The clock of the page moves every 30 seconds.
  await new Promise((resolve) => setTimeout(resolve, 1500))
  await sell('8000000000000000000')
  await queryClient.invalidateQueries()
  await waitFor(
    () => expect(getEvents()[0]).toMatch(/^Listed 8 ETH .* You$/),
    patience,
  )
  expect(table.querySelector('time')?.textContent).toBe('now')
})

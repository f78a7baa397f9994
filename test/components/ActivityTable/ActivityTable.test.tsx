import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { listOrderEvents } from '../../../src/components/ActivityTable/orderEvents.js'
import {
  buy,
  cancel,
  getOrders,
  list,
  listListings,
  listOffers,
  type Order,
} from '../../../src/core.js'
import { CollectibleView } from '../../../src/index.js'
import { getEmblems, listingOf, surround } from '../../hooks/setup.js'
import { setupWorld } from '../../world.js'

const world = setupWorld()

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

const describeEvents = (
  listings: readonly Order[],
  offers: readonly Order[] = [],
) =>
  listOrderEvents(listings, offers).map(
    ({ at, kind, quantity, soldQuantity: sold }) =>
      `${new Date(at).getUTCDate()} ${kind} ${quantity}${sold ? ` (${sold})` : ''}`,
  )

test('behavior: events of orders, newest first', () => {
  const orders = [
    ended('filled', 3),
    { ...ended('cancelled', 2), quantityRemaining: '1' },
    ended('expired', 2),
    { ...order, quantityRemaining: '2' },
  ]
  expect(describeEvents(orders)).toEqual([
    '9 expired 5',
    '3 filled 5',
    '2 cancelled 1',
    '1 created 5',
    '1 created 5 (4)',
    '1 created 5',
    '1 created 5 (3)',
  ])
  const unknown = { ...order, orderCreatedAt: undefined }
  const forAny = { ...ended('filled', 3), tokenId: undefined }
  expect(describeEvents([unknown], [forAny])).toEqual([])
})

test('behavior: without a remaining quantity, no sale is shown', () => {
  const unknown = { quantityAvailable: '2', quantityRemaining: undefined }
  expect(
    describeEvents([
      { ...order, ...unknown },
      { ...ended('cancelled', 2), ...unknown },
    ]),
  ).toEqual(['2 cancelled 5', '1 created 5', '1 created 5'])
})

test('default: a sale, listings and a cancellation', async () => {
  const { client, config, queryClient, wrapper } = await surround(world, {
    provider: { locale: 'en' },
  })
  const { chainId } = world.info
  const contractAddress = getEmblems(world)
  const listing = await listingOf(world, client)
  const tokenId = listing.tokenId ?? ''
  const createListing = async (pricePerToken: string) => {
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
    const [created] = orders
    if (!created) throw new Error('The service does not have the listing.')
    return created
  }
  await buy(config, { chainId, client, order: listing })
  const first = await createListing('9000000000000000000')
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
  const table = await screen.findByRole('table', { name: 'Activity' })
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
  await waitFor(() =>
    expect(getEvents()).toEqual([
      expect.stringMatching(/^Listing cancelled 9 ETH .* You$/),
      expect.stringMatching(/^Listed 9 ETH .* You$/),
      expect.stringMatching(isSold),
      expect.stringMatching(/^Listed .+ 0x/),
    ]),
  )
  const times = [...table.querySelectorAll('time')]
  expect(times.length).toBeGreaterThan(3)
  for (const time of times) expect(time.textContent).toMatch(/ago$|^now$/)

  // Waits, so that the listing is newer than the table's `now`, which is updated
  // every 30 seconds: an event must not be in the future.
  await new Promise((resolve) => setTimeout(resolve, 1500))
  await createListing('8000000000000000000')
  await queryClient.invalidateQueries()
  await waitFor(() => expect(getEvents()[0]).toMatch(/^Listed 8 ETH .* You$/))
  expect(table.querySelector('time')?.textContent).toBe('now')
})

test('behavior: events of an item with several copies, on several pages', async () => {
  const { wrapper } = await surround(world, { provider: { locale: 'en' } })
  const { chainId, collections } = world.info
  const items = collections.find(({ type }) => type === 'ERC1155')
  const contractAddress = items?.address ?? zeroAddress
  const client = world.createClient()
  const counts = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const request = { contractAddress, tokenId: String(index + 1) }
      const [{ listings }, { offers }] = await Promise.all([
        client.request(listListings, request, { chainId }),
        client.request(listOffers, request, { chainId }),
      ])
      const own = offers.filter(({ tokenId }) => tokenId !== undefined)
      return { ...request, count: listings.length + own.length, offers: own }
    }),
  )
  const [busiest] = counts
    .filter(({ offers }) => offers.length > 0)
    .sort((a, b) => b.count - a.count)
  if (!busiest) throw new Error('The world has no such item.')
  const { count, tokenId } = busiest
  render(
    <CollectibleView activity {...{ chainId, contractAddress, tokenId }} />,
    { wrapper },
  )
  const table = await screen.findByRole('table', { name: 'Activity' })
  const getRows = () => within(table).getAllByRole('row').slice(1)
  await waitFor(() => expect(getRows()).toHaveLength(Math.min(count, 10)))
  within(table).getByRole('columnheader', { name: 'Quantity' })
  expect(within(table).getAllByText('Offer made').length).toBeGreaterThan(0)
  const pager = screen.queryByRole('navigation', { name: 'Activity' })
  expect(pager !== null).toBe(count > 10)
})

test('behavior: a failure of one list, until it loads', async () => {
  let isGone = true
  const client = world.createClient({
    fetch: (input, init) =>
      isGone && String(input).includes('ListOffers')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : fetch(input, init),
  })
  const { wrapper } = await surround(world, {
    client,
    provider: { locale: 'en' },
  })
  const { tokenId = '' } = await listingOf(world, client)
  render(
    <CollectibleView
      activity
      chainId={world.info.chainId}
      contractAddress={getEmblems(world)}
      tokenId={tokenId}
    />,
    { wrapper },
  )
  const section = await screen.findByRole('region', { name: 'Activity' })
  const { findByRole, findByText } = within(section)
  await findByText(/^Couldn’t load this list/)
  expect(section.dataset.status).toBe('error')
  isGone = false
  await userEvent.click(await findByRole('button', { name: 'Try again' }))
  await findByText('Listed')
  expect(section.dataset.status).toBe('ready')
})

import {
  render,
  renderHook,
  screen,
  waitFor,
  within,
} from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useLayoutEffect } from 'react'
import { getAddress } from 'viem'
import { describe, expect, test, vi } from 'vitest'
import { useCollectibleView } from '../../../src/components/CollectibleView/useCollectibleView.js'
import { useOrdersTable } from '../../../src/components/table/useOrdersTable.js'
import { buy, listListings, listOffers } from '../../../src/core.js'
import { ListingsTable, OffersTable } from '../../../src/index.js'
import { getEmblems, listingOf, surround } from '../../hooks/setup.js'
import { setupWorld } from '../../world.js'

const world = setupWorld()

/** Currencies that the app configured, so that no request is needed. */
const provider = () => ({
  currencies: world.info.currencies.map(({ address, decimals, symbol }) => ({
    address: getAddress(address),
    chainId: world.info.chainId,
    decimals,
    symbol,
  })),
  locale: 'en',
})

/** The item of which most orders of a side are open. */
async function findItem(side: 'listing' | 'offer') {
  const { chainId, collections } = world.info
  const items = collections.find(({ type }) => type === 'ERC1155')
  const contractAddress = getAddress(items?.address ?? '')
  const client = world.createClient()
  const counts = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const request = { contractAddress, tokenId: String(index + 1) }
      const orders =
        side === 'listing'
          ? (await client.request(listListings, request, { chainId })).listings
          : (await client.request(listOffers, request, { chainId })).offers
      return { ...request, chainId, orders }
    }),
  )
  const [most] = counts.sort((a, b) => b.orders.length - a.orders.length)
  if (!most || most.orders.length < 2) throw new Error('Too few orders.')
  return most
}

const getRows = (table: HTMLElement) =>
  within(table).getAllByRole('row').slice(1)

describe('ListingsTable', () => {
  test('default: the table has pages, sorting, arrow keys and fees', async () => {
    const { orders, ...item } = await findItem('listing')
    const onBuy = vi.fn()
    const { wrapper } = await surround(world, { provider: provider() })
    render(
      <ListingsTable {...item} live={false} onBuy={onBuy} pageSize={2} />,
      {
        wrapper,
      },
    )
    const [first] = await screen.findAllByRole('button', { name: /^Buy: / })
    const table = screen.getByRole('table', { name: 'Listings' })
    expect(getRows(table)).toHaveLength(2)

    // Arrows go from a button to the one of the next row.
    first?.focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    const second = getRows(table)[1]
    expect(document.activeElement?.closest('tr')).toBe(second)
    expect(onBuy).toHaveBeenCalledOnce()

    const cheapest = table.querySelector('.mk-price')?.textContent
    await userEvent.click(
      screen.getByRole('button', { name: 'Sort by Price each' }),
    )
    const title = screen.getByRole('columnheader', { name: /Price each/ })
    expect(title.getAttribute('aria-sort')).toBe('descending')
    await waitFor(() =>
      expect(table.querySelector('.mk-price')?.textContent).not.toBe(cheapest),
    )

    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    expect(await screen.findByText('Page 2')).toBeTruthy()

    await waitFor(() => expect(table.getAttribute('aria-busy')).toBe(null))
    const [fees] = screen.getAllByRole('button', { name: /^Fees: / })
    if (fees) await userEvent.click(fees)
    // The popover loads its content when it opens.
    await waitFor(() =>
      expect(screen.getByRole('dialog').textContent).toContain(
        'Seller receives',
      ),
    )
  })

  test('behavior: a listing that sells on screen is marked as sold', async () => {
    const { client, config, queryClient, wrapper } = await surround(world, {
      provider: provider(),
    })
    const order = await listingOf(world, client)
    const { chainId } = world.info
    const onAddToCart = vi.fn()
    render(
      <ListingsTable
        chainId={chainId}
        contractAddress={getEmblems(world)}
        live={false}
        onAddToCart={onAddToCart}
        onBuy={() => {}}
        tokenId={order.tokenId ?? ''}
      />,
      { wrapper },
    )
    await userEvent.click(
      await screen.findByRole('button', { name: /^Add to cart/ }),
    )
    expect(onAddToCart.mock.calls[0]?.[0]).toMatchObject({
      orderId: order.orderId,
    })
    await buy(config, { chainId, client, order })
    await world.sync()
    await queryClient.invalidateQueries()
    expect(await screen.findByText('Sold')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^(Buy|Add)/ })).toBe(null)
    expect(document.querySelector('tr[data-problem=filled]')).toBeTruthy()
  })

  test('behavior: an empty list and a rejected access key show a message', async () => {
    const item = {
      chainId: world.info.chainId,
      contractAddress: getEmblems(world),
      tokenId: '987654321',
    }
    const { wrapper } = await surround(world, { provider: provider() })
    const { unmount } = render(<ListingsTable {...item} />, { wrapper })
    const empty = 'No listings'
    expect(await screen.findByText(empty)).toBeTruthy()
    unmount()
    const broken = await surround(world, {
      client: world.createClient({ accessKey: 'nobody' }),
      provider: provider(),
    })
    render(<ListingsTable {...item} />, { wrapper: broken.wrapper })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('doesn’t know this app’s key')
  })
})

describe('OffersTable', () => {
  test('default: the table shows buttons only for actions that are possible', async () => {
    const { orders, ...item } = await findItem('offer')
    const { wrapper } = await surround(world, { provider: provider() })
    const { rerender } = render(<OffersTable {...item} live={false} owned />, {
      wrapper,
    })
    const differences = await screen.findAllByText(/^[+−][\d,]+%$|At floor/)
    expect(differences.length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: /^Accept: / })).toBe(null)
    expect(screen.queryByRole('button', { name: 'Make offer' })).toBe(null)

    const onAcceptOffer = vi.fn()
    rerender(
      <OffersTable
        {...item}
        live={false}
        onAcceptOffer={onAcceptOffer}
        owned
      />,
    )
    const [accept] = screen.getAllByRole('button', { name: /^Accept: / })
    if (accept) await userEvent.click(accept)
    expect(onAcceptOffer).toHaveBeenCalledOnce()

    const onMakeOffer = vi.fn()
    rerender(
      <OffersTable
        {...item}
        live={false}
        {...{ onAcceptOffer, onMakeOffer }}
      />,
    )
    expect(screen.queryByRole('button', { name: /^Accept: / })).toBe(null)
    await userEvent.click(screen.getByRole('button', { name: 'Make offer' }))
    expect(onMakeOffer).toHaveBeenCalledOnce()
  })
})

test('behavior: orders of one item are never shown for another item', async () => {
  const { orders: _, ...first } = await findItem('listing')
  const other = { ...first, tokenId: first.tokenId === '1' ? '2' : '1' }
  const { wrapper } = await surround(world)
  const shown: { of: (string | null | undefined)[]; tokenId: string }[] = []
  const { rerender, result } = renderHook(
    (item) => {
      const { listing, offer } = useCollectibleView(item)
      const { rows } = useOrdersTable('listing', item)
      const orders = [listing, offer, ...rows.map(({ order }) => order)]
      const of = orders.flatMap((order) => (order ? [order.tokenId] : []))
      useLayoutEffect(() => void shown.push({ of, tokenId: item.tokenId }))
      return listing
    },
    { initialProps: first, wrapper },
  )
  for (const item of [first, other, first]) {
    rerender(item)
    const isThere = () => expect(result.current?.tokenId).toBe(item.tokenId)
    await waitFor(isThere)
  }
  const foreign = shown.filter(({ of, tokenId }) =>
    of.some((id) => id !== tokenId),
  )
  expect(foreign).toEqual([])
})

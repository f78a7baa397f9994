import { onlineManager } from '@tanstack/react-query'
import {
  act,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { zeroAddress } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hangLimit } from '../../../scripts/hangLimit.js'
import { useCancelSelection } from '../../../src/components/CancelDialog/useCancelSelection.js'
import {
  CircleExclamationPoint,
  CloudOff,
  WifiOff,
} from '../../../src/components/icon/icons.js'
import { MarketplaceHeader } from '../../../src/components/Marketplace/MarketplaceHeader.js'
import type { Order } from '../../../src/core.js'
import {
  BuyDialog,
  CancelDialog,
  CartButton,
  CollectibleGrid,
  CollectibleView,
  CollectionFilters,
  FloorPrice,
  FlowNotices,
  ListingsTable,
  MarketKitProvider,
  Marketplace,
  OffersTable,
  SweepDialog,
  useBuyDialog,
} from '../../../src/index.js'
import { emptyBrowseState } from '../../../src/query/browseState.js'
import { listOwn } from '../../hooks/ownItems.js'
import { getEmblems, listingOf, surround } from '../../hooks/setup.js'
import { watchRequests } from '../../hooks/watchRequests.js'
import { setupServer } from '../../rpc/server.js'
import { testExhaustive } from '../../sample.js'
import { setupWorld } from '../../world.js'

const world = setupWorld({ emblems: 40 })
const requests = watchRequests(world)
const seven = 7_000

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.useRealTimers()
  onlineManager.setOnline(true)
  localStorage.clear()
})

testExhaustive(
  'BuyDialog, behavior: a service that fails after the payment gets few requests',
  async () => {
    const asked: { at: number; operation: string }[] = []
    let isGone = false
    const client = world.createClient({
      fetch: (input, init) => {
        const operation = String(input).split('/').at(-1) ?? ''
        if (!isGone) return fetch(input, init)
        asked.push({ at: Date.now(), operation })
        // Nothing listens there.
        return fetch(`http://127.0.0.1:9/${operation}`, init)
      },
    })
    const order = await listingOf(world, world.createClient())
    const { config, wrapper } = await surround(world, { client })
    const [connector] = config.connectors
    const wallet = (await connector?.getProvider()) as {
      request: (call: { method: string }) => Promise<unknown>
    }
    if (!connector) throw new Error('There is no wallet.')
    connector.getProvider = async () => ({
      ...wallet,
      request: async (call: { method: string }) => {
        const answer = await wallet.request(call)
        if (call.method === 'eth_sendTransaction') isGone = true
        return answer
      },
    })
    const place = {
      chainId: world.info.chainId,
      contractAddress: getEmblems(world),
    }
    const token = { ...place, tokenId: order.tokenId ?? '' }
    render(
      <>
        <FlowNotices />
        <CartButton />
        <FloorPrice {...place} />
        <CollectibleGrid {...place} />
        <ListingsTable {...token} />
        <OffersTable {...token} />
        <BuyDialog defaultOpen order={order} />
      </>,
      { wrapper },
    )
    await userEvent.click(
      await screen.findByRole('button', { name: /^Buy for/ }),
    )
    // A slow machine sends the first request later.
    const first = await waitFor(() => {
      expect(asked).not.toHaveLength(0)
      return asked[0]?.at ?? 0
    })
    await waitFor(() => expect(Date.now() - first).toBeGreaterThan(seven))
    const soon = asked.filter(({ at }) => at - first <= seven)
    // Three reads, three times each; two looks for the purchase, each tried twice.
    // There were 19 when everything was asked three times.
    expect(soon.length).toBeLessThanOrEqual(13)
  },
)

test('Marketplace, behavior: “Try again” refetches every failed query', async () => {
  let isGone = true
  const client = world.createClient({
    fetch: (input, init) => fetch(isGone ? 'http://127.0.0.1:9' : input, init),
  })
  const { wrapper } = await surround(world, { client })
  render(
    <Marketplace
      chainId={world.info.chainId}
      contractAddress={getEmblems(world)}
    />,
    { wrapper },
  )
  const traits = () => screen.queryByText(/^Couldn’t load traits/)
  await waitFor(() => expect(traits()).not.toBe(null))
  const grid = await screen.findByText(/^Couldn’t load these items/)
  const notice = within(grid.closest<HTMLElement>('[role=alert]') ?? grid)
  isGone = false
  await userEvent.click(notice.getByRole('button', { name: 'Try again' }))
  await screen.findAllByRole('article')
  await waitFor(() => expect(traits()).toBe(null))
})

test('CollectibleGrid, behavior: an outage has another icon than other failures', async () => {
  const failing = await setupServer(() => ({ status: 503, json: {} }))
  const service = { url: 'http://127.0.0.1:9' }
  const { wrapper } = await surround(world, {
    client: world.createClient({
      fetch: (_, init) => fetch(service.url, init),
      retryCount: 0,
    }),
  })
  const { chainId } = world.info
  const place = { chainId, contractAddress: getEmblems(world) }
  // The client has no network for this chain.
  const wrong = render(<CollectibleGrid {...place} chainId={5} />, { wrapper })
  const setup = await screen.findByText(/set up correctly/)
  expect(hasIcon(setup, CircleExclamationPoint)).toBe(true)
  wrong.unmount()
  const { unmount } = render(<CollectibleGrid {...place} />, { wrapper })
  const away = await screen.findByText(/^Couldn’t load these/)
  expect(hasIcon(away, CloudOff)).toBe(true)
  unmount()
  service.url = failing.url
  const other = { ...place, contractAddress: zeroAddress }
  render(<CollectibleGrid {...other} />, { wrapper })
  const ill = await screen.findByText(/^Couldn’t load these/)
  expect(hasIcon(ill, CloudOff)).toBe(true)
})

testExhaustive(
  'ListingsTable, behavior: a failed refresh does not look as if you were offline',
  async () => {
    const { client, place, service } = setupOutage()
    service.isGone = false
    const { queryClient, wrapper } = await surround(world, { client })
    const { tokenId = '' } = await listingOf(world, client)
    render(<ListingsTable {...place} tokenId={tokenId} />, { wrapper })
    await screen.findAllByRole('row')
    service.isGone = true
    await act(() => queryClient.invalidateQueries())
    const text = await screen.findByText(/may be out of date/i)
    expect(hasIcon(text, WifiOff)).toBe(false)
    expect(hasIcon(text, CloudOff)).toBe(true)
  },
)

/** Whether the notice around a text shows an icon. */
function hasIcon(text: HTMLElement, Icon: typeof WifiOff): boolean {
  const { container } = render(<Icon />)
  const notice = text.closest('[role=alert], [role=status]')
  return Boolean(notice?.innerHTML.includes(container.innerHTML))
}

/** A client of the world's service, which can be gone, and the emblems. */
function setupOutage() {
  const service = { isGone: true }
  const client = world.createClient({
    fetch: (input, init) => {
      const nowhere = `http://127.0.0.1:9/${String(input).split('/').at(-1)}`
      return fetch(service.isGone ? nowhere : input, init)
    },
    retryCount: 0,
  })
  const place = {
    chainId: world.info.chainId,
    contractAddress: getEmblems(world),
  }
  return { client, place, service }
}

/** A page of a collection made of separate widgets. */
function Browsing(place: ReturnType<typeof setupOutage>['place']) {
  return (
    <>
      <MarketplaceHeader {...place} />
      <CollectionFilters
        {...place}
        onValueChange={() => {}}
        value={emptyBrowseState}
      />
      <CollectibleGrid {...place} />
    </>
  )
}

testExhaustive(
  'Marketplace, behavior: failed queries are refetched',
  async () => {
    vi.useFakeTimers({ toFake: ['clearInterval', 'setInterval'] })
    const { client, place, service } = setupOutage()
    const { queryClient, wrapper } = await surround(world, { client })
    const { tokenId = '' } = await listingOf(world, world.createClient())
    render(
      <>
        <Browsing {...place} />
        <CollectibleView {...place} tokenId={tokenId} />
        <ListingsTable {...place} tokenId={tokenId} />
        <OffersTable {...place} tokenId={tokenId} />
      </>,
      { wrapper },
    )
    const [header = document.body] = screen.getAllByRole('banner')
    const fails = () =>
      waitFor(() => {
        screen.getByText(/^Couldn’t load traits/)
        screen.getByText(/^Couldn’t load these items/)
        screen.getByText(/^Couldn’t load this item/)
        expect(screen.getAllByText(/^Couldn’t load this list/)).toHaveLength(2)
        expect(header.textContent).toContain('Items –UnknownFor sale –Unknown')
      })
    await fails()
    const alerts = screen.getAllByRole('alert')
    expect(alerts).toHaveLength(5)
    // A screen reader is not told each time.
    const removed = vi.fn()
    const watcher = new MutationObserver((changes) => {
      for (const { removedNodes } of changes)
        for (const node of removedNodes)
          if (alerts.some((alert) => node.contains(alert))) removed()
    })
    watcher.observe(document.body, { childList: true, subtree: true })
    requests.delay()
    requests.clear()
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    // Nothing on the page tells.
    await vi.waitFor(
      () => {
        expect(requests.operations().sort()).toEqual([
          'GetCollectible',
          'GetFloorOrder',
          'GetHighestPriceListingForCollectible',
          'ListCollectibles',
          'ListCollectibles',
          'ListCollectibles',
          'ListListingsForCollectible',
          'ListOffersForCollectible',
          'TokenCollectionFilters',
        ])
        expect(queryClient.isFetching()).toBe(0)
      },
      { timeout: hangLimit },
    )
    await fails()
    expect(removed).not.toHaveBeenCalled()
    watcher.disconnect()
    // After a press the alerts disappear while everything is read again.
    const [alert = document.body] = alerts
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBe(null))
    await fails()
    service.isGone = false
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    await screen.findByText('Palette')
    await waitFor(() =>
      expect(screen.getAllByRole('article').length).toBeGreaterThan(4),
    )
    await screen.findAllByRole('button', { name: /^Sort by Price/ })
    await waitFor(() => expect(screen.queryByRole('alert')).toBe(null))
    await waitFor(() =>
      expect(header.textContent).toMatch(/Items 40For sale \d+$/),
    )
  },
)

test('ListingsTable, behavior: a list that fails to load shows no older rows', async () => {
  vi.useFakeTimers({ toFake: ['clearInterval', 'setInterval'] })
  const { client, place, service } = setupOutage()
  service.isGone = false
  const { queryClient, wrapper } = await surround(world, { client })
  const { tokenId = '' } = await listingOf(world, client)
  const { container } = render(
    <ListingsTable {...place} onBuy={() => {}} tokenId={tokenId} />,
    { wrapper },
  )
  await screen.findAllByRole('button', { name: /^Buy: / })
  service.isGone = true
  fireEvent.click(screen.getByRole('button', { name: /^Sort by Price/ }))
  await screen.findByText(/^Couldn’t load this list/)
  requests.delay()
  requests.clear()
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  expect(requests.operations()).toEqual(['ListListingsForCollectible'])
  screen.getByText(/^Couldn’t load this list/)
  expect(screen.queryByRole('button', { name: /^Buy: / })).toBe(null)
  const status = () =>
    container.querySelector('[data-status]')?.getAttribute('data-status')
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0), {
    timeout: hangLimit,
  })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(status()).toBe('loading'))
  await waitFor(() => expect(status()).toBe('error'))
})

test('Marketplace, behavior: cached data is not requested again in an outage', async () => {
  vi.useFakeTimers({ toFake: ['clearInterval', 'setInterval'] })
  const { client, place, service } = setupOutage()
  service.isGone = false
  const { queryClient, wrapper } = await surround(world, { client })
  render(<Browsing {...place} />, { wrapper })
  const header = screen.getByRole('banner')
  await screen.findByText('Palette')
  await screen.findAllByRole('article')
  await waitFor(() =>
    expect(header.textContent).toMatch(/Items 40For sale \d+/),
  )
  service.isGone = true
  await act(() => queryClient.invalidateQueries())
  await screen.findByText(/may be out of date/i)
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0), {
    timeout: hangLimit,
  })
  requests.clear()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0), {
    timeout: hangLimit,
  })
  // The floor is live, and the cards say that they may be out of date.
  const asked = requests.operations()
  expect(new Set(asked)).toEqual(new Set(['GetFloorOrder', 'ListCollectibles']))
  expect(asked.length).toBeLessThanOrEqual(6)
})

test('CollectibleGrid, behavior: data that may be out of date is refetched', async () => {
  vi.useFakeTimers({ toFake: ['clearInterval', 'setInterval'] })
  const { client, place, service } = setupOutage()
  service.isGone = false
  const { queryClient, wrapper } = await surround(world, { client })
  render(<CollectibleGrid {...place} />, { wrapper })
  await screen.findAllByRole('article')
  service.isGone = true
  await act(() => queryClient.invalidateQueries())
  const stale = () => screen.queryByText(/may be out of date/i)
  await waitFor(() => expect(stale()).not.toBe(null))
  requests.clear()
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  await vi.waitFor(
    () => expect(requests.operations()).toEqual(['ListCollectibles']),
    { timeout: hangLimit },
  )
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0), {
    timeout: hangLimit,
  })
  service.isGone = false
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  await waitFor(() => expect(stale()).toBe(null))
})

test('behavior: one query that succeeds makes the others refetch', async () => {
  vi.useFakeTimers({ toFake: ['clearInterval', 'setInterval'] })
  const { client, place, service } = setupOutage()
  service.isGone = false
  const { queryClient, wrapper } = await surround(world, { client })
  const { container } = render(<Browsing {...place} />, { wrapper })
  await screen.findAllByRole('article')
  await screen.findByText('Palette')
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0), {
    timeout: hangLimit,
  })
  const [picture = document.body] = container.querySelectorAll('img')
  service.isGone = true
  await act(() => queryClient.invalidateQueries())
  await screen.findByText(/may be out of date/i)
  fireEvent.error(picture)
  expect(picture.isConnected).toBe(false)
  const count = container.querySelectorAll('img').length
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0), {
    timeout: hangLimit,
  })
  requests.clear()
  service.isGone = false
  await act(() =>
    queryClient.refetchQueries({
      predicate: ({ queryKey }) => queryKey.includes('GetFloorOrder'),
    }),
  )
  await waitFor(() =>
    expect(screen.queryByText(/may be out of date/i)).toBe(null),
  )
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0), {
    timeout: hangLimit,
  })
  for (const { state } of queryClient.getQueryCache().getAll())
    expect(state.status).not.toBe('error')
  expect(container.querySelectorAll('img')).toHaveLength(count + 1)
  // One request each for cards and traits, two for counts, and two for the floor: in
  // USDC, and in ether to convert it.
  const asked = requests.operations()
  expect(asked.filter((it) => it !== 'ListCollectibles').sort()).toEqual([
    'GetFloorOrder',
    'GetFloorOrder',
    'TokenCollectionFilters',
  ])
  expect(asked.length).toBeLessThanOrEqual(8)
})

test('BuyDialog, behavior: it recovers together with the page', async () => {
  const { client, place, service } = setupOutage()
  const order = await listingOf(world, world.createClient())
  const { queryClient, wrapper } = await surround(world, { client })
  render(
    <>
      <FloorPrice {...place} />
      <BuyDialog defaultOpen order={order} />
    </>,
    { wrapper },
  )
  await screen.findByText(/^Can’t reach the marketplace/)
  await screen.findByRole('button', { name: 'Try again' })
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  service.isGone = false
  await act(() =>
    queryClient.refetchQueries({
      predicate: ({ queryKey }) => queryKey.includes('GetFloorOrder'),
    }),
  )
  await screen.findByRole('button', { name: /^Buy for/ })
})

test('Marketplace, behavior: an item opened in an outage shows the data of its card', async () => {
  const { client, place, service } = setupOutage()
  service.isGone = false
  const { wrapper } = await surround(world, { client })
  render(<Marketplace {...place} />, { wrapper })
  const [card = document.body] = await screen.findAllByRole('article')
  const { textContent: name } = within(card).getByRole('link')
  service.isGone = true
  fireEvent.click(within(card).getByRole('link'))
  const panel = within(await screen.findByRole('dialog', { name: name ?? '' }))
  await panel.findByText(/may be out of date/i)
  panel.getByRole('heading', { name: name ?? '' })
  expect(panel.queryByText(/^Couldn’t load this item/)).toBe(null)
  // An unknown offer is not shown as "none".
  expect(panel.getByText('Best offer').parentElement?.textContent).toMatch(
    /^Best offer (–Unknown|[\d.]+ )/,
  )
  // The price may be out of date, so there is no Buy button.
  expect(panel.queryByRole('button', { name: /^Buy for/ })).toBe(null)
  service.isGone = false
  const [again = document.body] = panel.getAllByRole('button', {
    name: 'Try again',
  })
  fireEvent.click(again)
  await panel.findByRole('button', { name: /^Buy for/ })
  history.replaceState(null, '', '/')
})

test('behavior: an empty collection stays empty in an outage', async () => {
  const { client, place, service } = setupOutage()
  service.isGone = false
  const { queryClient, wrapper } = await surround(world, { client })
  const nowhere = { ...place, contractAddress: zeroAddress }
  const { container } = render(
    <>
      <FloorPrice {...nowhere} />
      <CollectionFilters
        {...nowhere}
        onValueChange={() => {}}
        value={emptyBrowseState}
      />
      <CollectibleGrid {...nowhere} />
      <ListingsTable {...nowhere} tokenId="1" />
    </>,
    { wrapper },
  )
  const shown = () =>
    [...container.querySelectorAll('[data-status]')].map((it) => [
      it.className,
      it.getAttribute('data-status'),
    ])
  await waitFor(() => expect(JSON.stringify(shown())).not.toContain('loading'))
  const before = shown()
  expect(JSON.stringify(before)).toContain('empty')
  service.isGone = true
  await act(() => queryClient.invalidateQueries())
  await waitFor(() => {
    const queries = queryClient.getQueryCache().findAll({ type: 'active' })
    expect(queries.some(({ state }) => state.status === 'error')).toBe(true)
    expect(queryClient.isFetching()).toBe(0)
  })
  expect(shown()).toEqual(before)
  expect(screen.queryByRole('alert')).toBe(null)
})

test('useFailure, behavior: the failure of one service is not shown for another', async () => {
  const { client, place } = setupOutage()
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const other = world.createClient({
    fetch: async (input, init) => {
      await answered
      return fetch(input, init)
    },
    scope: 'other',
  })
  const { wrapper } = await surround(world, { client })
  const getFloor = (it: typeof client) => (
    <MarketKitProvider client={it}>
      <FloorPrice {...place} />
    </MarketKitProvider>
  )
  const { container, rerender } = render(getFloor(client), { wrapper })
  const status = () =>
    container.querySelector('.mk-floor-price')?.getAttribute('data-status')
  await waitFor(() => expect(status()).toBe('error'))
  rerender(getFloor(other))
  expect(status()).toBe('loading')
  answer()
  await waitFor(() => expect(status()).toBe('ready'))
})

test('useFailure, behavior: a query that failed before loads again', async () => {
  const { client, place, service } = setupOutage()
  const { wrapper } = await surround(world, { client })
  const getFloor = (searchText: string) => (
    <FloorPrice {...place} filter={{ searchText }} />
  )
  const { container, rerender } = render(getFloor('Crown'), { wrapper })
  const status = () =>
    container.querySelector('.mk-floor-price')?.getAttribute('data-status')
  await waitFor(() => expect(status()).toBe('error'))
  service.isGone = false
  rerender(getFloor(''))
  await waitFor(() => expect(status()).toBe('ready'))
  requests.delay()
  rerender(getFloor('Crown'))
  expect(status()).toBe('loading')
})

testExhaustive(
  'SweepDialog, CancelDialog, behavior: no request is sent that the service would refuse',
  async () => {
    const orders = await listOwn(world, 2)
    const { wrapper } = await surround(world)
    const target = {
      chainId: world.info.chainId,
      contractAddress: getEmblems(world),
      filter: { marketplaces: ['service_marketplace_v2' as const] },
    }
    const dialogs = (
      <>
        <FlowNotices />
        <SweepDialog
          target={target}
          trigger={<button type="button">Sweep</button>}
        />
        <CancelDialog
          orders={orders}
          trigger={<button type="button">Cancel</button>}
        />
      </>
    )
    render(dialogs, { wrapper })
    const press = async (name: string | RegExp) =>
      userEvent.click(await screen.findByRole('button', { name }))
    const isClosed = () =>
      waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    requests.clear()
    await press('Sweep')
    await press(/^Buy 3 for/)
    await press('Done')
    await isClosed()
    await press('Cancel')
    await press('Cancel 2 listings')
    await press('Done')
    await isClosed()
    await world.sync()
    expect(requests.refused()).toEqual([])
  },
)

function OwnTrades(props: { order: Order; orders: readonly Order[] }) {
  const { order, orders } = props
  const purchase = useBuyDialog({ order })
  const many = useCancelSelection({ orders })
  return (
    <>
      <p>
        {purchase.next}, {many.next}
      </p>
      <button
        onClick={() => {
          purchase.buy()
          purchase.retry()
          many.cancel()
          many.retry()
        }}
        type="button"
      >
        All
      </button>
    </>
  )
}

test('behavior: nothing starts while the browser is offline', async () => {
  const order = await listingOf(world, world.createClient())
  const orders = await listOwn(world, 1)
  const { wrapper } = await surround(world)
  render(
    <>
      <OwnTrades order={order} orders={orders} />
      <BuyDialog defaultOpen order={order} />
    </>,
    { wrapper },
  )
  await screen.findByText('buy, cancel')
  await screen.findByRole('button', { name: /^Buy for/ })
  act(() => onlineManager.setOnline(false))
  screen.getByText('offline, offline')
  const button = screen.getByRole('button', { name: 'You’re offline.' })
  expect(button).toHaveProperty('disabled', true)
  expect(screen.getByRole('alert').textContent).toContain('when you’re back')
  await userEvent.click(screen.getByRole('button', { name: 'All' }))
  screen.getByText('offline, offline')

  act(() => onlineManager.setOnline(true))
  screen.getByText('buy, cancel')
  expect(screen.getByRole('button', { name: /^Buy for/ })).toBeTruthy()
})

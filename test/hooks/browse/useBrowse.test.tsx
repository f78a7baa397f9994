import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  act,
  cleanup,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
  within,
} from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { type Address, zeroAddress } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ItemPictures } from '../../../src/components/trade/ItemPictures.js'
import {
  collectiblesQueryOptions,
  collectionFiltersQueryOptions,
  listCollectibles,
  readBrowse,
  toCollectiblesRequest,
} from '../../../src/core.js'
import {
  BrowseToolbar,
  type BrowseUrl,
  CollectionFilters,
  CollectionFiltersSheet,
  Marketplace,
  useBrowse,
  useBrowseCount,
} from '../../../src/index.js'
import { emptyBrowseState } from '../../../src/query/browseState.js'
import { testExhaustive } from '../../sample.js'
import { setupWorld } from '../../world.js'
import { getEmblems, surround } from '../setup.js'

const world = setupWorld({ emblems: 40 })
const place = () => ({
  chainId: world.info.chainId,
  contractAddress: getEmblems(world),
})

// A new history entry removes those that an earlier test left ahead of it.
beforeEach(() => window.history.pushState(null, '', '/?id=7'))
afterEach(cleanup)

function Bar() {
  return <BrowseToolbar browse={useBrowse(place())} />
}

const back = () =>
  act(async () => {
    const arrived = new Promise((resolve) =>
      window.addEventListener('popstate', resolve, { once: true }),
    )
    window.history.back()
    await arrived
  })

test('default: the URL holds the state, and the back button undoes changes', async () => {
  const { wrapper } = await surround(world)
  const { result } = renderHook(() => useBrowse(place()), { wrapper })
  const { change } = result.current
  act(() => {
    change({ searchText: 'a' })
    // Two changes at once do not undo each other.
    change({ ownership: 'mine' })
  })
  expect(window.location.search).toBe('?id=7&q=a&owner=mine')
  expect(result.current).toMatchObject({
    activeCount: 1,
    filter: { includeEmpty: true, searchText: 'a' },
    page: { pageSize: 24 },
    state: { ownership: 'mine', searchText: 'a' },
  })
  // A change of filters or sort order resets the page number; opening an item keeps it.
  act(() => change({ page: 3 }))
  act(() => change((state) => ({ ...state, item: '5' })))
  expect(result.current.state).toMatchObject({ item: '5', page: 3 })
  expect(result.current.hrefOf({ page: 4 })).toBe(
    '?id=7&q=a&owner=mine&item=5&page=4',
  )
  expect(result.current.hrefOf({ sort: 'new' })).not.toContain('page')
  expect(result.current.hrefOf({ page: 2, sort: 'new' })).toContain('page=2')
  act(() => change(({ page }) => ({ ownership: 'any', page })))
  expect(window.location.search).toBe('?id=7&q=a&item=5')
  for (let step = 0; step < 3; step++) await back()
  await back()
  expect(result.current.state).toEqual({ ...emptyBrowseState, searchText: 'a' })
  await back()
  expect(result.current.state).toEqual(emptyBrowseState)
})

test('behavior: closing an item goes back in the history and adds no entry', async () => {
  const { wrapper } = await surround(world)
  const { result } = renderHook(() => useBrowse(place()), { wrapper })
  const { change } = result.current
  act(() => change({ item: '7' }))
  await act(async () => {
    const arrived = new Promise((resolve) =>
      window.addEventListener('popstate', resolve, { once: true }),
    )
    change({ item: undefined })
    await arrived
  })
  expect(window.location.search).toBe('?id=7')
  // If something else opened the item, closing it adds no history entry either.
  window.history.replaceState(null, '', '/?id=7&item=9')
  const steps = window.history.length
  act(() => change({ item: undefined }))
  expect(window.location.search).toBe('?id=7')
  expect(window.history.length).toBe(steps)
})

test('behavior: closing an item after other navigation stays on the same page', async () => {
  const { wrapper } = await surround(world)
  const go = (address: string) =>
    act(() => {
      window.history.pushState(null, '', address)
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
  const { result } = renderHook(() => useBrowse(place()), { wrapper })
  go('/c/a')
  act(() => result.current.change({ item: '1' }))
  go('/')
  go('/c/a?item=1')
  expect(result.current.state.item).toBe('1')
  const steps = window.history.length
  act(() => result.current.change({ item: undefined }))
  // Going back would have shown the page before, not this one.
  expect(window.location.pathname + window.location.search).toBe('/c/a')
  expect(window.history.length).toBe(steps)
})

/** A router that records navigations, and re-renders before they take effect. */
function Late({ search = '?id=7', ...props }: Late) {
  const navigate: BrowseUrl['navigate'] = (next) => void props.went.push(next)
  const browse = useBrowse({ ...place(), url: { navigate, search } })
  const filters = {
    ...place(),
    currencies: props.currencies,
    onValueChange: browse.change,
    value: browse.state,
  }
  return (
    <>
      <CollectionFilters {...filters} />
      <BrowseToolbar
        browse={browse}
        start={<CollectionFiltersSheet {...filters} />}
      />
    </>
  )
}
type Late = { currencies?: Address[]; search?: string; went: string[] }

testExhaustive(
  'behavior: quick changes add up, even if the router updates the URL late',
  async () => {
    const { client, queryClient, wrapper } = await surround(world)
    queryClient.setQueryData(
      collectionFiltersQueryOptions(client, place()).queryKey,
      [{ name: 'Family', type: 'STRING', values: ['Orbits', 'Tides'] }],
    )
    const went: string[] = []
    const { rerender } = render(<Late went={went} />, { wrapper })
    fireEvent.click(screen.getByRole('checkbox', { name: 'Orbits' }))
    rerender(<Late went={went} />)
    fireEvent.click(screen.getByRole('checkbox', { name: 'Tides' }))
    const both = '?id=7&trait.Family=Orbits&trait.Family=Tides'
    expect(went.at(-1)).toBe(both)
    // The first arrives while the second is under way.
    rerender(<Late search="id=7&trait.Family=Orbits" went={went} />)
    fireEvent.click(screen.getByLabelText('Not owned'))
    expect(went.at(-1)).toBe(`${both}&owner=others`)
    const search = `${both}&currency=${zeroAddress}`
    rerender(<Late search={search} went={went} />)
    const [first] = screen.getAllByRole('button', { name: /^Remove filter/ })
    fireEvent.click(first as HTMLElement)
    fireEvent.click(screen.getByRole('button', { name: 'Remove filter: ETH' }))
    expect(went.at(-1)).toBe('?id=7&trait.Family=Tides')
    // The sheet applies its filters and keeps the rest of the URL.
    rerender(<Late search="?id=7&owner=mine" went={went} />)
    fireEvent.click(screen.getByRole('button', { name: /^Filters/ }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    fireEvent.click(sheet.getByRole('checkbox', { name: 'Orbits' }))
    rerender(<Late search="?id=7&q=crown&owner=mine" went={went} />)
    fireEvent.click(sheet.getByRole('button', { name: /^(Apply|Show)/ }))
    expect(went.at(-1)).toBe('?id=7&q=crown&trait.Family=Orbits&owner=mine')
  },
)

test('default: the native coin is available as a currency filter', async () => {
  const { wrapper } = await surround(world, {
    provider: {
      currencies: world.info.currencies.flatMap(
        ({ address, decimals, symbol }) =>
          address === zeroAddress
            ? []
            : [{ address, chainId: world.info.chainId, decimals, symbol }],
      ),
    },
  })
  const went: string[] = []
  render(<Late went={went} />, { wrapper })
  fireEvent.click(screen.getByRole('checkbox', { name: 'ETH' }))
  expect(went).toEqual([`?id=7&currency=${zeroAddress}`])
})

test('parameters: url, prefix, serverSearch', async () => {
  const { wrapper } = await surround(world, { connected: false })
  const went: string[] = []
  const url = {
    search: 'a.q=crown&q=other',
    navigate: (search: string) => void went.push(search),
  }
  const own = renderHook(() => useBrowse({ ...place(), prefix: 'a.', url }), {
    wrapper,
  })
  expect(own.result.current.state.searchText).toBe('crown')
  act(() => own.result.current.change({ searchText: '', ownership: 'mine' }))
  expect(went).toEqual(['?q=other&a.owner=mine'])
  const memory = renderHook(
    () => useBrowse({ ...place(), serverSearch: '?owner=mine', url: 'memory' }),
    { wrapper },
  )
  expect(memory.result.current.needsAccount).toBe(true)
  act(() => memory.result.current.change({ ownership: 'others' }))
  expect(memory.result.current.needsAccount).toBe(false)
  expect(memory.result.current.hrefOf({ item: '7' })).toBe(
    '?owner=others&item=7',
  )
  expect(window.location.search).toBe('?id=7')
})

test('behavior: `useBrowse` ignores an account other than the connected one', async () => {
  const { wrapper } = await surround(world, { connected: false })
  const account = world.info.accounts[0]?.address
  const { result } = renderHook(
    () =>
      useBrowse({
        ...place(),
        // @ts-expect-error: the filters beside the list would not know it.
        account,
        serverSearch: '?owner=mine',
        url: 'memory',
      }),
    { wrapper },
  )
  expect(result.current.needsAccount).toBe(true)
})

test('default: the service accepts every filter, and `useBrowseCount` counts the items', async () => {
  const { client, wrapper } = await surround(world)
  const state = readBrowse(
    '?q=a&trait.Family=Orbits&trait.Family=Tides&range.Rings=..7&trait.Palette=~1&type.Palette=ARRAY&owner=others&show=all',
  )
  const { chainId, ...body } = toCollectiblesRequest(state, {
    ...place(),
    account: world.info.accounts[0]?.address,
  })
  await client.request(listCollectibles, body, { chainId })
  const { result } = renderHook(
    () => useBrowseCount({ ...place(), filter: { includeEmpty: true } }),
    { wrapper },
  )
  const all = { found: 40, hasMore: false }
  await waitFor(() => expect(result.current).toEqual(all))
})

test('default: a server renders the items that it has prefetched', async () => {
  const { client, wrapper: Wrapper } = await surround(world)
  const queryClient = new QueryClient()
  const search = '?show=all'
  const options = collectiblesQueryOptions(
    client,
    toCollectiblesRequest(readBrowse(search), place()),
  )
  const { pages } = await queryClient.fetchInfiniteQuery(options)
  const html = renderToString(
    <Wrapper>
      <QueryClientProvider client={queryClient}>
        <Marketplace {...place()} serverSearch={search} />
      </QueryClientProvider>
    </Wrapper>,
  )
  const name = pages[0]?.collectibles[0]?.metadata.name ?? '?'
  expect(html).toContain(name)
})

test('behavior: typing adds one history entry, and Enter searches at once', async () => {
  const { wrapper } = await surround(world)
  render(<Bar />, { wrapper })
  const steps = window.history.length
  const box = screen.getByRole('searchbox', { name: 'Search items' })
  for (const value of ['sil', 'silent '])
    fireEvent.change(box, { target: { value } })
  expect(window.location.search).toBe('?id=7')
  await waitFor(() => expect(window.location.search).toBe('?id=7&q=silent'))
  // The trailing space stays, so that the next word can be typed.
  expect(box).toHaveProperty('value', 'silent ')
  fireEvent.change(box, { target: { value: 'silent crown' } })
  fireEvent.submit(box)
  expect(window.location.search).toBe('?id=7&q=silent+crown')
  expect(window.history.length).toBe(steps + 1)
  await back()
  expect(box).toHaveProperty('value', '')
})

test('behavior: facets of any type work; an unknown type without values is hidden', async () => {
  const { client, queryClient, wrapper } = await surround(world)
  const values = Array.from({ length: 1200 }, (_, index) => `Value ${index}`)
  // The service would need a thousand collectibles to return these.
  queryClient.setQueryData(
    collectionFiltersQueryOptions(client, place()).queryKey,
    [
      { name: 'Many', type: 'STRING', values },
      { name: 'Counted', type: 'NEWER', values: [{ value: 7, count: 1234 }] },
      { name: 'Open', type: 'INT' },
      { name: 'Nothing', type: 'NEWER' },
    ],
  )
  const taken: unknown[] = []
  const onValueChange: CollectionFilters.Props['onValueChange'] = (change) =>
    taken.push(change(emptyBrowseState).properties)
  render(
    <CollectionFilters
      {...place()}
      onValueChange={onValueChange}
      value={emptyBrowseState}
    />,
    { wrapper },
  )
  const many = within(
    screen.getByText('Many').closest('details') as HTMLElement,
  )
  expect(many.getAllByRole('checkbox')).toHaveLength(8)
  fireEvent.click(many.getByRole('button', { name: 'Show 92 more' }))
  expect(many.getAllByRole('checkbox')).toHaveLength(100)
  expect(many.getByText('1,100 more. Search to find them.')).toBeDefined()
  fireEvent.change(many.getByRole('searchbox'), {
    target: { value: 'VÁLUE 1199' },
  })
  fireEvent.click(many.getByRole('checkbox', { name: 'Value 1199' }))
  fireEvent.click(screen.getByRole('checkbox', { name: '7 1,234' }))
  const least = screen.getByRole('textbox', { name: 'Open, min' })
  fireEvent.change(least, { target: { value: 'x' } })
  fireEvent.blur(least)
  expect(screen.getByRole('alert').textContent).toBe('Enter a number.')
  for (const value of ['-2', '1600027330', '16.1']) {
    fireEvent.change(least, { target: { value } })
    fireEvent.blur(least)
  }
  expect(screen.queryByText('Nothing')).toBe(null)
  expect(taken).toEqual([
    [{ name: 'Many', type: 'STRING', values: ['Value 1199'] }],
    [{ name: 'Counted', type: 'NEWER', values: [7] }],
    [{ name: 'Open', type: 'INT', min: -2 }],
    // The slider adds no fractions.
    [{ name: 'Open', type: 'INT', min: 1_600_027_330 }],
    [{ name: 'Open', type: 'INT', min: 16.1 }],
  ])
})

testExhaustive(
  'behavior: for the keyboard, a link skips to the items, and each facet is one tab stop',
  async () => {
    const { wrapper } = await surround(world)
    render(<Marketplace {...place()} cart={null} notices={null} />, { wrapper })
    await screen.findByRole('link', { name: /./ })
    await userEvent.tab()
    const skip = screen.getByRole('link', { name: 'Skip to items' })
    expect(document.activeElement).toBe(skip)
    const [box, second] = await screen.findAllByRole('checkbox')
    box?.focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(second)
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    expect(document.activeElement).toBe(second)
    await userEvent.tab()
    expect(document.activeElement?.closest('.mk-facet-list')).not.toBe(
      box?.closest('.mk-facet-list'),
    )
    skip.focus()
    await userEvent.keyboard('{Enter}')
    for (let presses = 0; presses < 3; presses++)
      if (!document.activeElement?.closest('article')) await userEvent.tab()
    expect(document.activeElement?.closest('article')).toBeTruthy()
  },
)

test('behavior: traits with the same name and different types are two facets', async () => {
  const { client, queryClient, wrapper } = await surround(world)
  queryClient.setQueryData(
    collectionFiltersQueryOptions(client, place()).queryKey,
    [
      { name: 'Level', type: 'STRING', values: ['High', 'Low'] },
      { name: 'Level', type: 'INT', min: 1, max: 9 },
    ],
  )
  const complain = vi.spyOn(console, 'error')
  render(
    <CollectionFilters
      {...place()}
      onValueChange={() => {}}
      value={emptyBrowseState}
    />,
    { wrapper },
  )
  expect(screen.getAllByText('Level')).toHaveLength(2)
  expect(complain).not.toHaveBeenCalled()
  complain.mockRestore()
})

test('behavior: numbers use the digits of the locale', async () => {
  const { client, queryClient, wrapper } = await surround(world, {
    provider: { locale: 'ar-EG' },
  })
  queryClient.setQueryData(
    collectionFiltersQueryOptions(client, place()).queryKey,
    [{ name: 'Family', type: 'STRING', values: ['Orbits', 'Tides'] }],
  )
  const { chainId, contractAddress } = place()
  const { collectibles } = await client.request(
    listCollectibles,
    { contractAddress, page: { pageSize: 6 }, side: 'listing' },
    { chainId },
  )
  const items = collectibles.flatMap(({ order }) => (order ? [{ order }] : []))
  const filters = {
    ...place(),
    onValueChange: () => {},
    value: readBrowse('trait.Family=Orbits'),
  }
  render(
    <>
      <CollectionFilters {...filters} />
      <CollectionFiltersSheet {...filters} />
      <ItemPictures items={items} />
    </>,
    { wrapper },
  )
  expect(screen.getAllByText('١')).toHaveLength(2)
  expect(screen.getByText('+٢')).toBeDefined()
})

testExhaustive(
  'behavior: each set of filters is counted once; a filtered list requests no total',
  async () => {
    const asked: { page?: { pageSize?: number }; side?: string }[] = []
    const client = world.createClient({
      fetch: (input, init) => {
        if (String(input).endsWith('/ListCollectibles'))
          asked.push(JSON.parse(String(init?.body)))
        return fetch(input, init)
      },
    })
    const { queryClient, wrapper } = await surround(world, { client })
    queryClient.setQueryData(
      collectionFiltersQueryOptions(client, place()).queryKey,
      [
        {
          name: 'Family',
          type: 'STRING',
          values: ['Orbits', 'Tides', 'Crests'],
        },
      ],
    )
    const page = {
      ...place(),
      header: null,
      side: 'offer',
      url: 'memory',
    } as const
    render(<Marketplace {...page} serverSearch="?q=a" />, { wrapper })
    await screen.findByText(/^\d+ items?$/)
    // Refetches send the same request.
    const countRequests = (size: number) => {
      const counts = asked.filter(({ page }) => page?.pageSize === size)
      return new Set(counts.map((it) => JSON.stringify(it))).size
    }
    expect(countRequests(1)).toBe(0)
    expect(new Set(asked.map(({ side }) => side))).toEqual(new Set(['offer']))
    expect(countRequests(100)).toBe(1)
    fireEvent.click(screen.getByRole('button', { name: 'Filters' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    for (const name of ['Orbits', 'Tides', 'Crests'])
      fireEvent.click(sheet.getByRole('checkbox', { name }))
    // The earlier count is not shown for these filters.
    sheet.getByRole('button', { name: 'Show results' })
    await waitFor(() => expect(countRequests(100)).toBe(2))
    // The count before applying was for the same filters, so none is requested again.
    fireEvent.click(sheet.getByRole('button', { name: /^(Apply|Show)/ }))
    await screen.findByRole('button', { name: 'Remove filter: Family: Orbits' })
    expect(countRequests(100)).toBe(2)
    cleanup()
    asked.length = 0
    render(<Marketplace {...page} />, { wrapper })
    await screen.findByText(/^\d+ items?$/)
    expect(new Set(asked.map(({ side }) => side))).toEqual(new Set(['offer']))
  },
)

test('behavior: a count takes one request, and is not shown for other filters', async () => {
  const asked = new Set<number | undefined>()
  const client = world.createClient({
    fetch: (input, init) => {
      if (String(input).endsWith('/ListCollectibles'))
        asked.add(JSON.parse(String(init?.body)).page?.pageSize)
      return fetch(input, init)
    },
  })
  const { wrapper } = await surround(world, { client })
  const { result, rerender } = renderHook(
    (search: string) => {
      const parameters = toCollectiblesRequest(readBrowse(search), place())
      return useBrowseCount(parameters)
    },
    { initialProps: '?show=all', wrapper },
  )
  const all = { found: 40, hasMore: false }
  await waitFor(() => expect(result.current).toEqual(all))
  expect([...asked]).toEqual([100])
  // A count is never shown for other filters.
  rerender('?show=all&q=a')
  expect(result.current).toBe(undefined)
  await waitFor(() => expect(result.current?.found).toBeLessThan(41))
  rerender('?show=all&q=crown')
  expect(result.current).toBe(undefined)
  rerender('?show=all')
  expect(result.current).toEqual(all)
})

test('behavior: a sheet without filters shows the total of the page without a request', async () => {
  const asked: string[] = []
  const client = world.createClient({
    fetch: (input, init) => {
      if (String(input).endsWith('/ListCollectibles'))
        asked.push(String(init?.body))
      return fetch(input, init)
    },
  })
  const { wrapper } = await surround(world, { client })
  const page = { ...place(), header: null, url: 'memory' } as const
  render(<Marketplace {...page} serverSearch="?show=all" />, { wrapper })
  const text = (await screen.findByText(/^\d+ items$/)).textContent
  asked.length = 0
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  sheet.getByRole('button', { name: `Show ${text}` })
  // The total is cached.
  expect(asked).toEqual([])
})

test('default: a marketplace filters items, and opens an item in a panel', async () => {
  const { wrapper } = await surround(world)
  render(<Marketplace {...place()} collectionName="Emblems" />, { wrapper })
  const cards = () => screen.findAllByRole('article')
  await cards()
  const family = await screen.findByText('Family')
  const facet = within(family.closest('details') as HTMLElement)
  const [first] = await facet.findAllByRole('checkbox')
  fireEvent.click(first as HTMLElement)
  expect(window.location.search).toMatch(/^\?id=7&trait\.Family=\w+$/)
  await waitFor(() =>
    expect(screen.getByText(/^\d+ items?$/).textContent).toBe(
      `${document.querySelectorAll('article').length} items`.replace(
        /^1 items/,
        '1 item',
      ),
    ),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }))
  expect(window.location.search).toBe('?id=7')
  const [card] = await cards()
  const name = card?.getAttribute('aria-label') ?? ''
  const link = screen.getByRole('link', { name })
  const href = link.getAttribute('href') ?? ''
  expect(href).toMatch(/^\?id=7&item=\d+$/)
  fireEvent.click(link)
  expect(window.location.search).toBe(href)
  const panel = within(await screen.findByRole('dialog', { name }))
  await panel.findByRole('heading', { name })
  fireEvent.click(panel.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(window.location.search).toBe('?id=7'))
})

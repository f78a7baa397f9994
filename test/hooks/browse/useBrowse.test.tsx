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
import { type Address, zeroAddress } from 'viem'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
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
    // The sheet applies its filters and keeps the other parameters of the URL.
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

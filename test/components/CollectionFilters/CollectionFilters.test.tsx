import {
  cleanup,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ItemPictures } from '../../../src/components/trade/ItemPictures.js'
import {
  collectionFiltersQueryOptions,
  listCollectibles,
  readBrowse,
} from '../../../src/core.js'
import {
  CollectionFilters,
  CollectionFiltersSheet,
  Marketplace,
} from '../../../src/index.js'
import { emptyBrowseState } from '../../../src/query/browseState.js'
import { getEmblems, surround } from '../../hooks/setup.js'
import { testExhaustive } from '../../sample.js'
import { setupWorld } from '../../world.js'

const world = setupWorld({ emblems: 40 })
const place = () => ({
  chainId: world.info.chainId,
  contractAddress: getEmblems(world),
})

// A new history entry removes those that an earlier test left ahead of it.
beforeEach(() => window.history.pushState(null, '', '/?id=7'))
afterEach(cleanup)

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

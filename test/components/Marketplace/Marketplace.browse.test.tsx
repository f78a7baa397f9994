import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  cleanup,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  collectiblesQueryOptions,
  readBrowse,
  toCollectiblesRequest,
} from '../../../src/core.js'
import { Marketplace } from '../../../src/index.js'
import { getEmblems, surround } from '../../hooks/setup.js'
import { setupWorld } from '../../world.js'

const world = setupWorld({ emblems: 40 })
const place = () => ({
  chainId: world.info.chainId,
  contractAddress: getEmblems(world),
})

// A new history entry removes those that an earlier test left ahead of it.
beforeEach(() => window.history.pushState(null, '', '/?id=7'))
afterEach(cleanup)

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

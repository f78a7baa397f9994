import {
  dehydrate,
  HydrationBoundary,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query'
import { act, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WagmiContext } from 'wagmi'
import {
  collectiblesQueryOptions,
  floorOrderQueryOptions,
} from '../../../src/core.js'
import {
  MarketKitProvider,
  useCollectibles,
  useFloorOrder,
  useHoldings,
  usePendingFlows,
} from '../../../src/index.js'
import { setupWorld } from '../../world.js'
import { getEmblems } from '../setup.js'
import { watchRequests } from '../watchRequests.js'

const world = setupWorld()
const requests = watchRequests(world)
const place = () => ({
  chainId: world.info.chainId,
  contractAddress: getEmblems(world),
})

let told: unknown[][]
beforeEach(() => {
  told = []
  vi.spyOn(console, 'error').mockImplementation((...it) => told.push(it))
})
afterEach(() => {
  vi.restoreAllMocks()
  document.body.innerHTML = ''
})

function Page() {
  const { data: floor } = useFloorOrder(place())
  const { data: list } = useCollectibles(place())
  const holdings = useHoldings({
    ...place(),
    contractType: 'ERC721',
    tokenIds: ['1'],
  })
  const flows = usePendingFlows()
  return (
    <p>
      {floor?.metadata.name}, {list?.pages[0]?.collectibles.length},{' '}
      {holdings.fetchStatus}, {flows.data?.length ?? 'unknown'}
    </p>
  )
}

/** Prefetches and renders as a server does. */
async function serve() {
  const client = world.createClient()
  const queryClient = new QueryClient()
  await queryClient.prefetchQuery(floorOrderQueryOptions(client, place()))
  await queryClient.prefetchInfiniteQuery(
    collectiblesQueryOptions(client, place()),
  )
  return JSON.parse(JSON.stringify(dehydrate(queryClient)))
}

test('default: queries that the server fetched are not refetched after hydration', async () => {
  const state = await serve()
  expect(requests.operations()).toHaveLength(2)
  const config = world.createTestConfig()
  const client = world.createClient()
  const app = (queryClient: QueryClient): ReactNode => (
    <WagmiContext.Provider value={config}>
      <QueryClientProvider client={queryClient}>
        <MarketKitProvider client={client}>
          <HydrationBoundary state={state}>
            <Page />
          </HydrationBoundary>
        </MarketKitProvider>
      </QueryClientProvider>
    </WagmiContext.Provider>
  )
  const html = renderToString(app(new QueryClient()))
  expect(html).toMatch(/<p>\w+/)

  requests.clear()
  const root = document.createElement('div')
  root.innerHTML = html
  document.body.append(root)
  const hydrated = await act(async () =>
    hydrateRoot(root, app(new QueryClient())),
  )
  await waitFor(() => expect(root.textContent).toContain('idle'))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(told).toEqual([])
  expect(requests.operations()).toEqual([])
  expect(requests.methods()).toEqual([])
  act(() => hydrated.unmount())
})

import {
  dehydrate,
  hydrate,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { zeroAddress } from 'viem'
import { expect, test, vi } from 'vitest'
import { WagmiProvider } from 'wagmi'
import { audienceQueryOptions } from '../../src/builder.js'
import { buyStepsQueryOptions, shouldDehydrateQuery } from '../../src/core.js'
import {
  getFlowCache,
  getTrackedFlowsKey,
} from '../../src/hooks/flows/trackedFlows.js'
import {
  CollectibleGrid,
  MarketKitProvider,
  useFloorOrder,
  useHoldings,
} from '../../src/index.js'
import { toBuyRequest } from '../../src/steps/flows/buy.js'
import { getEmblems, listingOf } from '../hooks/setup.js'
import { watchRequests } from '../hooks/watchRequests.js'
import { setupWorld } from '../world.js'

const world = setupWorld()
const requests = watchRequests(world)
const place = () => ({
  chainId: world.info.chainId,
  contractAddress: getEmblems(world),
})

/**
 * Opens a page with a query cache; each visit has its own client and config.
 */
function openPage(queryClient: QueryClient) {
  const client = world.createClient()
  const config = world.createTestConfig()
  const { chainId, currencies } = world.info
  const known = currencies.map((it) => ({ ...it, chainId }))
  return {
    client,
    wrapper: ({ children }: { children: ReactNode }) => (
      <WagmiProvider config={config} reconnectOnMount={false}>
        <QueryClientProvider client={queryClient}>
          <MarketKitProvider client={client} currencies={known}>
            {children}
          </MarketKitProvider>
        </QueryClientProvider>
      </WagmiProvider>
    ),
  }
}

/** Stores and restores a cache as persisters do, if the buster is the same. */
function persist(queryClient: QueryClient, buster = '1'): string {
  return JSON.stringify({ buster, clientState: dehydrate(queryClient) })
}

function restore(stored: string, buster = '1'): QueryClient {
  const queryClient = new QueryClient()
  const { clientState, ...kept } = JSON.parse(stored)
  if (kept.buster === buster) hydrate(queryClient, clientState)
  return queryClient
}

function Shop() {
  const { data: floor } = useFloorOrder(place())
  const { data: held } = useHoldings({
    ...place(),
    account: world.info.accounts[0]?.address,
    contractType: 'ERC721',
    tokenIds: ['1', '2'],
  })
  return (
    <>
      <p>Floor: {floor?.metadata.name}</p>
      <p>Held: {JSON.stringify(held)}</p>
      <CollectibleGrid {...place()} pageSize={4} />
    </>
  )
}

async function visit(queryClient: QueryClient): Promise<string> {
  const { container, unmount } = render(<Shop />, openPage(queryClient))
  await screen.findAllByRole('article')
  await screen.findByText(/^Floor: ./)
  await screen.findByText(/^Held: ./)
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  const { innerHTML } = container
  unmount()
  return innerHTML
}

test('default: a restored cache renders the same page without requests', async () => {
  const first = new QueryClient()
  const before = await visit(first)
  expect(requests.operations()).toEqual(['ListCollectibles', 'GetFloorOrder'])
  const stored = persist(first)
  requests.clear()

  const second = restore(stored)
  expect(await visit(second)).toBe(before)
  expect(requests.operations()).toEqual([])
  expect(requests.methods()).toEqual([])
  const getData = (queryClient: QueryClient) =>
    Object.fromEntries(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryHash, state }) => [queryHash, state.data]),
    )
  expect(getData(second)).toEqual(getData(first))
})

test('behavior: the persisted cache contains no access key', async () => {
  const queryClient = new QueryClient()
  await visit(queryClient)
  expect(persist(queryClient)).not.toContain(world.info.accessKey)
})

test('behavior: with another buster, the page requests its data again', async () => {
  const queryClient = new QueryClient()
  await visit(queryClient)
  const stored = persist(queryClient)
  requests.clear()
  await visit(restore(stored, '2'))
  expect(requests.operations()).toEqual(['ListCollectibles', 'GetFloorOrder'])
})

test('behavior: the query key of a quote changes with each page load', async () => {
  const { client } = openPage(new QueryClient())
  const order = await listingOf(world, client)
  const buyer = world.info.accounts[0]?.address ?? zeroAddress
  const parameters = {
    ...toBuyRequest({ buyer, order }),
    chainId: order.chainId,
  }
  const now = buyStepsQueryOptions(client, parameters).queryKey
  vi.resetModules()
  const later = await import('../../src/core.js')
  const then = later.buyStepsQueryOptions(client, parameters).queryKey
  expect(then).not.toEqual(now)
  expect(then.slice(0, -1)).toEqual(now.slice(0, -1))
})

test('behavior: quotes and tracked flows are not persisted', async () => {
  const queryClient = new QueryClient()
  const { client } = openPage(queryClient)
  const order = await listingOf(world, client)
  const [{ address: account } = { address: zeroAddress }] = world.info.accounts
  const { chainId } = order
  await queryClient.fetchQuery({
    ...buyStepsQueryOptions(client, {
      ...toBuyRequest({ buyer: account, order }),
      chainId,
    }),
    gcTime: 60_000,
  })
  getFlowCache(queryClient, getTrackedFlowsKey(client, account)).put({
    ...{ createdAt: 1, hashes: [], id: 'a' },
    intent: { account, chainId, digests: [], kind: 'steps' },
    status: 'running',
  })
  await visit(queryClient)
  const getOwners = (queryClient: QueryClient) =>
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0])
  expect(getOwners(queryClient)).toEqual(
    expect.arrayContaining(['marketkit-quote', 'marketkit-flows']),
  )
  const later = new QueryClient()
  hydrate(
    later,
    JSON.parse(
      JSON.stringify(dehydrate(queryClient, { shouldDehydrateQuery })),
    ),
  )
  expect(new Set(getOwners(later))).toEqual(new Set(['marketkit']))
  requests.clear()
  await visit(later)
  expect(requests.operations()).toEqual([])
})

test('behavior: contacts of an audience are not persisted', async () => {
  const queryClient = new QueryClient()
  const { client } = openPage(queryClient)
  const { audienceId, projectId } = world.info
  const parameters = { audienceId, projectId }
  const options = audienceQueryOptions(client, parameters)
  const { contacts = [] } = await queryClient.fetchQuery(options)
  const [contact] = contacts
  expect(contact?.address).toBeTruthy()
  const stored = (kept?: typeof shouldDehydrateQuery) =>
    JSON.stringify(dehydrate(queryClient, { shouldDehydrateQuery: kept }))
  expect(stored()).toContain(contact?.address)
  expect(stored(shouldDehydrateQuery)).not.toContain(contact?.address)
})

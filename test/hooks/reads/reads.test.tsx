import { skipToken } from '@tanstack/react-query'
import { act, render, renderHook, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ConfigurationError } from '../../../src/core.js'
import * as marketkit from '../../../src/index.js'
import { toBuyRequest } from '../../../src/steps/flows/buy.js'
import { setupWorld } from '../../world.js'
import { getEmblems, listingOf, surround } from '../setup.js'

const {
  MarketKitProvider,
  useBuySteps,
  useCollectible,
  useCollectibles,
  useFloorOrder,
  useListings,
  useMarketKit,
} = marketkit

const world = setupWorld()
const place = () => ({
  chainId: world.info.chainId,
  contractAddress: getEmblems(world),
})

describe('without a wallet', () => {
  test('default: a read needs no wallet', async () => {
    const { wrapper } = await surround(world, { connected: false })
    const { result } = renderHook(() => useFloorOrder(place()), { wrapper })
    expect(result.current.isPending).toBe(true)
    await waitFor(() => expect(result.current.isSuccess).toBe(true))
    expect(result.current.data?.order?.status).toBe('active')
  })

  test('default: pages', async () => {
    const { wrapper } = await surround(world, { connected: false })
    const { result } = renderHook(
      () =>
        useCollectibles({
          ...place(),
          filter: { includeEmpty: true },
          page: { pageSize: 40 },
        }),
      { wrapper },
    )
    await waitFor(() => expect(result.current.hasNextPage).toBe(true))
    await act(() => result.current.fetchNextPage())
    await waitFor(() => expect(result.current.hasNextPage).toBe(false))
    expect(
      result.current.data?.pages.map((page) => page.collectibles.length),
    ).toEqual([40, 24])
  })
})

test('parameters: query.select', async () => {
  const { wrapper } = await surround(world)
  const { result } = renderHook(
    () =>
      useCollectible({
        ...place(),
        tokenId: '1',
        query: { select: (metadata) => metadata?.tokenId },
      }),
    { wrapper },
  )
  await waitFor(() => expect(result.current.data).toBe('1'))
})

test('parameters: skipToken', async () => {
  const { queryClient, wrapper } = await surround(world)
  const { result } = renderHook(
    () => ({
      listings: useListings(skipToken),
      steps: useBuySteps(skipToken),
    }),
    { wrapper },
  )
  expect(result.current.listings.fetchStatus).toBe('idle')
  expect(result.current.steps.data).toBeUndefined()
  expect(queryClient.isFetching()).toBe(0)
})

test('behavior: a wrong access key is an error after one request', async () => {
  let asked = 0
  const client = world.createClient({
    accessKey: 'wrong',
    fetch: (...request) => {
      asked++
      return fetch(...request)
    },
  })
  const { wrapper } = await surround(world, { client })
  const { result } = renderHook(() => useFloorOrder(place()), { wrapper })
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(result.current.error).toMatchObject({ reason: 'unauthorized' })
  // StrictMode mounts twice; the request of the first mount is never sent.
  expect(asked).toBe(1)
})

test('behavior: a quote leaves the cache when its component unmounts', async () => {
  const { client, queryClient, wrapper } = await surround(world)
  const order = await listingOf(world, client)
  const [account] = world.info.accounts
  const { result, unmount } = renderHook(
    () =>
      useBuySteps(
        account
          ? {
              chainId: order.chainId,
              ...toBuyRequest({ buyer: account.address, order }),
            }
          : skipToken,
      ),
    { wrapper },
  )
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  unmount()
  await waitFor(() => expect(queryClient.getQueryCache().getAll()).toEqual([]))
})

test('behavior: the provider renders a root with `display: contents`', () => {
  const { container } = render(
    <MarketKitProvider client={world.createClient()} theme="dark">
      <b />
    </MarketKitProvider>,
  )
  expect(container.innerHTML).toMatchInlineSnapshot(
    `"<div data-mk-root="" data-mk-theme="dark" style="display: contents;"><b></b></div>"`,
  )
})

test('behavior: without MarketKitProvider, hooks throw a ConfigurationError', () => {
  expect(() => renderHook(() => useMarketKit())).toThrow(ConfigurationError)
})

import { QueryClient, skipToken, useSuspenseQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  floorOrderQueryOptions,
  type Order,
  pollWhileVisible,
  RequestError,
} from '../../../src/core.js'
import { useCollectiblesPage } from '../../../src/hooks/reads/useCollectiblesPage.js'
import {
  useBuySteps,
  useCollectible,
  useCollectibles,
  useFloorOrder,
} from '../../../src/index.js'
import { toBuyRequest } from '../../../src/steps/flows/buy.js'
import { setupServer } from '../../rpc/server.js'
import { setupWorld } from '../../world.js'
import { getEmblems, listingOf, surround } from '../setup.js'
import { watchRequests } from '../watchRequests.js'

const world = setupWorld()
const requests = watchRequests(world)
const place = () => ({
  chainId: world.info.chainId,
  contractAddress: getEmblems(world),
})
const wait = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

let order: Order
beforeAll(async () => {
  order = await listingOf(world, world.createClient())
})
afterEach(() => look('visible'))

/** Hides or shows the page, as a browser does. */
function look(visibilityState: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    value: visibilityState,
  })
  window.dispatchEvent(new Event('visibilitychange'))
}

describe('parameters: query', () => {
  test('parameters: query.staleTime', async () => {
    const { queryClient, wrapper } = await surround(world)
    const getStaleTime = async (use: () => { isSuccess: boolean }) => {
      queryClient.clear()
      const { result, unmount } = renderHook(use, { wrapper })
      await waitFor(() => expect(result.current.isSuccess).toBe(true))
      const [query] = queryClient.getQueryCache().getAll()
      const options = query?.observers[0]?.options
      unmount()
      return options?.staleTime
    }
    const token = { ...place(), tokenId: '1' }
    expect(await getStaleTime(() => useFloorOrder(place()))).toBe(10_000)
    expect(await getStaleTime(() => useCollectible(token))).toBe(300_000)
    expect(
      await getStaleTime(() =>
        useFloorOrder({ ...place(), query: { staleTime: 1 } }),
      ),
    ).toBe(1)
  })

  test('parameters: query.enabled', async () => {
    const { wrapper } = await surround(world)
    const { result, rerender } = renderHook(
      ({ enabled }) => useFloorOrder({ ...place(), query: { enabled } }),
      { initialProps: { enabled: false }, wrapper },
    )
    expect(result.current.fetchStatus).toBe('idle')
    rerender({ enabled: true })
    await waitFor(() => expect(result.current.isSuccess).toBe(true))
  })

  test('parameters: query.placeholderData', async () => {
    const { wrapper } = await surround(world)
    const { result, rerender } = renderHook(
      ({ page }) =>
        useCollectiblesPage({
          ...place(),
          filter: { includeEmpty: true },
          page: { page, pageSize: 5 },
          query: { placeholderData: (previous) => previous },
        }),
      { initialProps: { page: 1 }, wrapper },
    )
    await waitFor(() => expect(result.current.isSuccess).toBe(true))
    const first = result.current.data
    rerender({ page: 2 })
    expect(result.current).toMatchObject({
      data: first,
      isPlaceholderData: true,
    })
    await waitFor(() => expect(result.current.isPlaceholderData).toBe(false))
    expect(result.current.data?.page?.page).toBe(2)
  })

  test('parameters: query.maxPages', async () => {
    const { wrapper } = await surround(world)
    const { result } = renderHook(
      () =>
        useCollectibles({
          ...place(),
          filter: { includeEmpty: true },
          page: { page: 2, pageSize: 5 },
          query: { maxPages: 1 },
        }),
      { wrapper },
    )
    await waitFor(() => expect(result.current.isSuccess).toBe(true))
    expect(result.current.hasPreviousPage).toBe(true)
    await act(() => result.current.fetchPreviousPage())
    await waitFor(() => expect(result.current.data?.pageParams).toEqual([1]))
  })
})

test('behavior: query options work with useSuspenseQuery', async () => {
  const { client, wrapper: Around } = await surround(world)
  const { result } = renderHook(
    () => useSuspenseQuery(floorOrderQueryOptions(client, place())),
    {
      wrapper: ({ children }) => (
        <Around>
          <Suspense>{children}</Suspense>
        </Around>
      ),
    },
  )
  await waitFor(() => expect(result.current?.data?.order).toBeTruthy())
})

describe('pollWhileVisible', () => {
  test('default: a visible page refetches again and again', async () => {
    const { wrapper } = await surround(world)
    const { result } = renderHook(
      () =>
        useFloorOrder({ ...place(), query: pollWhileVisible({ every: 100 }) }),
      { wrapper },
    )
    await waitFor(() => expect(requests.operations().length).toBeGreaterThan(2))
    expect(result.current.isSuccess).toBe(true)
  })

  test('behavior: polling stops while the page is hidden', async () => {
    const { wrapper } = await surround(world)
    const query = { ...pollWhileVisible({ every: 100 }), staleTime: 0 }
    const { result } = renderHook(() => useFloorOrder({ ...place(), query }), {
      wrapper,
    })
    await waitFor(() => expect(result.current.isSuccess).toBe(true))
    act(() => look('hidden'))
    await waitFor(() => expect(result.current.isFetching).toBe(false))
    requests.clear()
    await wait(600)
    expect(requests.operations()).toEqual([])
  })

  test('behavior: the query refetches as soon as the page is visible again', async () => {
    const { wrapper } = await surround(world)
    const query = { ...pollWhileVisible(), staleTime: 0 }
    const { result } = renderHook(() => useFloorOrder({ ...place(), query }), {
      wrapper,
    })
    await waitFor(() => expect(result.current.isFetched).toBe(true))
    act(() => look('hidden'))
    await waitFor(() => expect(result.current.isFetching).toBe(false))
    requests.clear()
    act(() => look('visible'))
    await waitFor(() =>
      expect(requests.operations()).toEqual(['GetFloorOrder']),
    )
  })

  test.each([
    [{ status: 401, json: { error: 'Unauthorized' } }, false],
    [{ status: 403, json: { error: 'PermissionDenied' } }, false],
    [{ status: 400, json: { error: 'InvalidArgument' } }, false],
    [{ status: 200, text: '<html>' }, 1000],
    [{ status: 503, json: {} }, 1000],
    [{ status: 429, json: {}, headers: { 'Retry-After': '70' } }, 70_000],
    // Browsers run a timer of more than 24 days at once.
    [
      { status: 503, json: {}, headers: { 'Retry-After': '9999999' } },
      86_400_000,
    ],
  ])(
    'behavior: the polling interval after the response %j is %s',
    async (answer, pause) => {
      const { client } = await setupServer(() => answer, { retryCount: 0 })
      const queryClient = new QueryClient()
      const options = floorOrderQueryOptions(client, {
        chainId: 1,
        contractAddress: getEmblems(world),
      })
      await queryClient.prefetchQuery(options)
      const query = queryClient.getQueryCache().find(options)
      if (!query) throw new Error('There is no such query.')
      const { refetchInterval } = pollWhileVisible({ every: 1000 })
      expect(refetchInterval(query)).toBe(pause)
    },
  )

  test.each([
    [4_000, 4_000],
    [60_000, 60_000],
    [9_000_000, 300_000],
  ])(
    'behavior: after failures for %d ms, the interval is %d ms',
    (failing, pause) => {
      const error = new RequestError({
        operation: '',
        reason: 'server',
        url: '',
      })
      const state = {
        ...{ dataUpdatedAt: 1, error, errorUpdateCount: 1 },
        errorUpdatedAt: 1 + failing,
      }
      const { refetchInterval } = pollWhileVisible({ every: 1000 })
      expect(refetchInterval({ state })).toBe(pause)
    },
  )

  test.each([
    [1, 1_000],
    [7, 7_000],
    [900, 300_000],
  ])(
    'behavior: without data, after %d failures, the interval is %d ms',
    (errorUpdateCount, pause) => {
      const error = new RequestError({
        operation: '',
        reason: 'server',
        url: '',
      })
      const state = {
        ...{ dataUpdatedAt: 0, error, errorUpdateCount },
        errorUpdatedAt: Date.now(),
      }
      const { refetchInterval } = pollWhileVisible({ every: 1000 })
      expect(refetchInterval({ state })).toBe(pause)
    },
  )
})

describe('quotes', () => {
  const request = () => ({
    chainId: order.chainId,
    ...toBuyRequest({
      buyer: world.info.accounts[0]?.address ?? '0x',
      order,
    }),
  })

  test('behavior: each mounted component requests a new quote', async () => {
    const { wrapper } = await surround(world)
    const { result, rerender } = renderHook(
      ({ both }) => [
        useBuySteps(request()),
        useBuySteps(both ? request() : skipToken),
      ],
      { initialProps: { both: false }, wrapper },
    )
    await waitFor(() => expect(result.current[0]?.isSuccess).toBe(true))
    requests.clear()
    rerender({ both: true })
    await waitFor(() => expect(result.current[1]?.isFetching).toBe(false))
    expect(requests.operations()).toEqual(['GenerateBuyTransaction'])
  })

  test('behavior: a quote is never refetched in the background and never cached', async () => {
    const { queryClient, wrapper } = await surround(world)
    queryClient.setDefaultOptions({
      queries: { refetchInterval: 50, retry: 3, staleTime: 1e6, gcTime: 1e6 },
    })
    const { result } = renderHook(() => useBuySteps(request()), { wrapper })
    await waitFor(() => expect(result.current.isSuccess).toBe(true))
    requests.clear()
    act(() => look('hidden'))
    act(() => look('visible'))
    await wait(300)
    expect(requests.operations()).toEqual([])
    const [query] = queryClient.getQueryCache().getAll()
    expect(query?.gcTime).toBe(0)
    expect(result.current.isStale).toBe(true)
  })

  test('behavior: query options do not retry a failed quote', async () => {
    const failing = await setupServer(() => ({ status: 503, json: {} }), {
      networks: { [world.info.chainId]: 'local' },
    })
    const { wrapper } = await surround(world, { client: failing.client })
    const query: object = { retry: 3, retryDelay: 1, gcTime: 1e6 }
    const { result } = renderHook(() => useBuySteps({ ...request(), query }), {
      wrapper,
    })
    await waitFor(() => expect(result.current.isError).toBe(true))
    expect(result.current.error).toMatchObject({ reason: 'server' })
    // StrictMode mounts twice; the request of the first mount is never sent.
    expect(failing.seen).toHaveLength(1)
  })
})

describe('errors', () => {
  const failures = [
    [{ status: 401, json: { error: 'Unauthorized' } }, 'unauthorized', 1],
    [{ status: 400, json: { error: 'InvalidArgument' } }, 'invalidArgument', 1],
    [{ status: 503, json: {} }, 'server', 3],
    [
      { status: 429, headers: { 'Retry-After': '0.1' }, json: {} },
      'rateLimited',
      3,
    ],
    [
      { status: 429, headers: { 'Retry-After': '99' }, json: {} },
      'rateLimited',
      1,
    ],
  ] as const
  test.each(failures)(
    'behavior: %j is the error %s after %d requests',
    async (...it) => {
      const [answer, reason, times] = it
      const { client, seen } = await setupServer(() => answer as object, {
        networks: { [world.info.chainId]: 'local' },
      })
      const { wrapper } = await surround(world, { client })
      const { result } = renderHook(() => useFloorOrder(place()), { wrapper })
      await waitFor(() => expect(result.current.isError).toBe(true))
      expect(result.current.error).toMatchObject({
        name: 'RequestError',
        reason,
      })
      expect(seen).toHaveLength(times)
    },
  )
})

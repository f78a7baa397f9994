import { act, render, renderHook, waitFor } from '@testing-library/react'
import { type Address, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import {
  CollectibleGrid,
  useCollectibles,
  useFloorOrder,
  useHoldings,
} from '../../../src/index.js'
import { setupWorld } from '../../world.js'
import { getEmblems, surround } from '../setup.js'
import { watchRequests } from '../watchRequests.js'

const world = setupWorld()
const requests = watchRequests(world)

const place = () => ({
  chainId: world.info.chainId,
  contractAddress: getEmblems(world),
})
const getItems = () =>
  world.info.collections.find(({ type }) => type === 'ERC1155')?.address ??
  zeroAddress

/** A grid whose cards show whether the account owns the collectible. */
function Shop({ pageSize }: { pageSize: number }) {
  const filter = { includeEmpty: true }
  const { data: tokenIds = [] } = useCollectibles({
    ...place(),
    filter,
    page: { pageSize },
    side: 'listing',
    query: {
      select: ({ pages }) =>
        pages.flatMap(({ collectibles }) =>
          collectibles.map(({ metadata }) => metadata.tokenId),
        ),
    },
  })
  const holdings = useHoldings({
    ...place(),
    contractType: 'ERC721',
    tokenIds,
    query: { enabled: tokenIds.length > 0 },
  })
  return (
    <CollectibleGrid
      {...place()}
      filter={filter}
      owned={({ metadata }) => holdings.data?.[metadata.tokenId] ?? false}
      pageSize={pageSize}
    />
  )
}

test('behavior: fifty cards and `useHoldings` need one request and one multicall', async () => {
  const { chainId, currencies } = world.info
  const provider = { currencies: currencies.map((it) => ({ ...it, chainId })) }
  const { wrapper } = await surround(world, { provider })
  requests.clear()
  const { container } = render(<Shop pageSize={50} />, { wrapper })
  await waitFor(() =>
    expect(container.querySelectorAll('article')).toHaveLength(50),
  )
  await waitFor(() =>
    expect(
      container.querySelectorAll('[data-state=owned],[data-state=yours]')
        .length,
    ).toBeGreaterThan(0),
  )
  // Further requests would be sent during this time.
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(requests.operations()).toEqual(['ListCollectibles'])
  expect(requests.methods()).toEqual(['eth_call'])
})

test('behavior: a grid with `contractType` reads fifty holdings with one multicall', async () => {
  const { chainId, currencies } = world.info
  const provider = { currencies: currencies.map((it) => ({ ...it, chainId })) }
  const { wrapper } = await surround(world, { provider })
  const grid = {
    ...place(),
    contractType: 'ERC721' as const,
    filter: { includeEmpty: true },
    pageSize: 50,
  }
  const owned = '[data-state=owned],[data-state=yours]'
  requests.clear()
  const { container } = render(<CollectibleGrid {...grid} />, { wrapper })
  await waitFor(() =>
    expect(container.querySelectorAll(owned).length).toBeGreaterThan(0),
  )
  expect(container.querySelectorAll('article')).toHaveLength(50)
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(requests.operations()).toEqual(['ListCollectibles'])
  expect(requests.methods()).toEqual(['eth_call'])
})

test('behavior: two grids without `contractType` share one call for the contract type', async () => {
  const { chainId, currencies } = world.info
  const provider = { currencies: currencies.map((it) => ({ ...it, chainId })) }
  const { wrapper } = await surround(world, { provider })
  requests.clear()
  const grid = { ...place(), filter: { includeEmpty: true }, pageSize: 50 }
  const both = (
    <>
      <CollectibleGrid {...grid} />
      <CollectibleGrid {...grid} />
    </>
  )
  const { container } = render(both, { wrapper })
  const owned = '[data-state=owned],[data-state=yours]'
  await waitFor(() => expect(container.querySelector(owned)).not.toBeNull())
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(requests.methods()).toEqual(['eth_call', 'eth_call'])
})

test('behavior: holdings of an ERC721 and an ERC1155 collection need one call each', async () => {
  const { wrapper } = await surround(world)
  requests.clear()
  const { result } = renderHook(
    () => ({
      emblems: useHoldings({
        ...place(),
        contractType: 'ERC721',
        tokenIds: ['1', '2', '3', '999999'],
      }),
      items: useHoldings({
        ...place(),
        contractAddress: getItems(),
        contractType: 'ERC1155',
        tokenIds: ['1', '2', '3'],
      }),
    }),
    { wrapper },
  )
  await waitFor(() => expect(result.current.items.isSuccess).toBe(true))
  await waitFor(() => expect(result.current.emblems.isSuccess).toBe(true))
  expect(requests.methods()).toEqual(['eth_call', 'eth_call'])
  expect(result.current.emblems.data).toMatchObject({ 999999: '0' })
  const held = Object.values(result.current.items.data ?? {})
  expect(held.every((amount) => /^\d+$/.test(amount))).toBe(true)
})

test('behavior: without Multicall3, holdings of 400 tokens need four calls', async () => {
  const { wrapper } = await surround(world)
  const tokenIds = Array.from({ length: 400 }, (_, index) => String(index))
  requests.clear()
  const { result } = renderHook(
    () => useHoldings({ ...place(), contractType: 'ERC721', tokenIds }),
    { wrapper },
  )
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  expect(requests.methods()).toEqual(Array(4).fill('eth_call'))
  const held = Object.values(result.current.data ?? {})
  expect(held).toHaveLength(400)
  expect(held).toContain('1')
})

test('behavior: a change of accounts refetches only the holdings', async () => {
  const { config, wrapper } = await surround(world)
  const { result } = renderHook(
    () => ({
      floor: useFloorOrder(place()),
      list: useCollectibles({ ...place(), side: 'listing' }),
      holdings: useHoldings({
        ...place(),
        contractType: 'ERC721',
        tokenIds: ['1', '2'],
      }),
    }),
    { wrapper },
  )
  await waitFor(() => expect(result.current.holdings.isSuccess).toBe(true))
  await waitFor(() => expect(result.current.list.isSuccess).toBe(true))
  await waitFor(() => expect(result.current.floor.isSuccess).toBe(true))
  requests.clear()
  const other = world.info.accounts[1]?.address as Address
  const [connection] = config.state.connections.values()
  act(() => connection?.connector.emitter.emit('change', { accounts: [other] }))
  await waitFor(() => expect(requests.methods()).toContain('eth_call'))
  await waitFor(() => expect(result.current.holdings.isSuccess).toBe(true))
  expect(requests.methods()).toEqual(['eth_call'])
  expect(requests.operations()).toEqual([])
})

test('behavior: a change of the wallet’s chain refetches no queries', async () => {
  const { config, wrapper } = await surround(world)
  const { result } = renderHook(() => useFloorOrder(place()), { wrapper })
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  requests.clear()
  const [connection] = config.state.connections.values()
  act(() => connection?.connector.emitter.emit('change', { chainId: 5 }))
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(requests.operations()).toEqual([])
})

test('behavior: without a connected wallet, holdings are not requested', async () => {
  const { wrapper } = await surround(world, { connected: false })
  requests.clear()
  const { result } = renderHook(
    () => useHoldings({ ...place(), contractType: 'ERC721', tokenIds: ['1'] }),
    { wrapper },
  )
  expect(result.current.fetchStatus).toBe('idle')
  expect(requests.methods()).toEqual([])
})

import { act, renderHook, waitFor } from '@testing-library/react'
import { type Address, erc721Abi, zeroAddress } from 'viem'
import { beforeAll, expect, test, vi } from 'vitest'
import { StepError } from '../../../src/core.js'
import {
  useBuy,
  useCancel,
  useExecuteSteps,
  useFloorOrder,
  useList,
  useListings,
} from '../../../src/index.js'
import { generateBuyTransaction } from '../../../src/rpc/operations.js'
import { toBuyIntent, toBuyRequest } from '../../../src/steps/flows/buy.js'
import { setupWorld } from '../../world.js'
import { getEmblems, listingOf, surround } from '../setup.js'

const world = setupWorld({ emblems: 40 })
let chainId: number
let contractAddress: Address
let me: Address

beforeAll(() => {
  chainId = world.info.chainId
  contractAddress = getEmblems(world)
  me = world.info.accounts[0]?.address ?? zeroAddress
})

function ownerOf(tokenId: string | undefined): Promise<Address> {
  return world.publicClient.readContract({
    address: contractAddress,
    abi: erc721Abi,
    functionName: 'ownerOf',
    args: [BigInt(tokenId ?? '0')],
  })
}

const offer = (tokenId: string) => ({
  chainId,
  contractAddress,
  contractType: 'ERC721' as const,
  tokenId,
  currencyAddress: zeroAddress,
  pricePerToken: '1000000000000000',
  expiry: String(Math.floor(Date.now() / 1000) + 86_400),
})

test('default: useBuy', async () => {
  const { client, wrapper } = await surround(world)
  const order = await listingOf(world, client)
  const onSuccess = vi.fn()
  const { result } = renderHook(
    () => ({
      buy: useBuy({ onSuccess }),
      floor: useFloorOrder({ chainId, contractAddress }),
    }),
    { wrapper },
  )
  await waitFor(() => expect(result.current.floor.isSuccess).toBe(true))
  expect(result.current.buy.progress).toBeUndefined()
  const read = result.current.floor.dataUpdatedAt

  act(() => result.current.buy.mutate({ chainId, order }))
  await waitFor(() => expect(result.current.buy.isPending).toBe(true))
  await waitFor(() => expect(result.current.buy.isSuccess).toBe(true))
  expect(result.current.buy.progress).toMatchObject({
    status: 'success',
    steps: [{ kind: 'transaction', status: 'done' }],
  })
  expect(onSuccess).toHaveBeenCalledTimes(1)
  expect(await ownerOf(order.tokenId)).toBe(me)
  // Queries are refetched after the purchase.
  await waitFor(() =>
    expect(result.current.floor.dataUpdatedAt).toBeGreaterThan(read),
  )
})

test('behavior: a double click buys once', async () => {
  const { client, wrapper } = await surround(world)
  const order = await listingOf(world, client)
  const onSuccess = vi.fn()
  const { result } = renderHook(() => useBuy({ onSuccess }), { wrapper })
  const before = await world.publicClient.getTransactionCount({ address: me })
  act(() => {
    result.current.mutate({ chainId, order })
    result.current.mutate({ chainId, order })
  })
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  expect(onSuccess).toHaveBeenCalledTimes(1)
  const after = await world.publicClient.getTransactionCount({ address: me })
  expect(after - before).toBe(1)
})

test('behavior: another purchase is refused while one runs', async () => {
  const { client, wrapper } = await surround(world)
  const order = await listingOf(world, client)
  const { result } = renderHook(() => useBuy(), { wrapper })
  await act(async () => {
    const first = result.current.mutateAsync({ chainId, order })
    const same = result.current.mutateAsync({ chainId, order: { ...order } })
    await expect(
      result.current.mutateAsync({ chainId, order, quantity: '2' }),
    ).rejects.toMatchObject({ reason: 'walletBusy', fundsMoved: 'no' })
    expect(await same).toBe(await first)
  })
  expect(await ownerOf(order.tokenId)).toBe(me)
})

test('behavior: a purchase completes after its component unmounts', async () => {
  const { client, wrapper } = await surround(world)
  const order = await listingOf(world, client)
  const { result, unmount } = renderHook(() => useBuy(), { wrapper })
  const bought = result.current.mutateAsync({ chainId, order })
  unmount()
  await bought
  expect(await ownerOf(order.tokenId)).toBe(me)
})

test('default: useList, useCancel', async () => {
  const { wrapper } = await surround(world)
  const { result } = renderHook(
    () => ({
      cancel: useCancel(),
      list: useList(),
      listings: useListings({
        chainId,
        contractAddress,
        tokenId: '1',
        query: { select: ({ pages }) => pages.flatMap((it) => it.listings) },
      }),
    }),
    { wrapper },
  )
  await waitFor(() => expect(result.current.listings.data).toEqual([]))
  await act(() => result.current.list.mutateAsync(offer('1')))
  await waitFor(() => expect(result.current.listings.data).toHaveLength(1))
  const [order] = result.current.listings.data ?? []
  if (!order) throw new Error('The listing is not there.')
  expect(order).toMatchObject({ createdBy: me, status: 'active' })

  await act(() => result.current.cancel.mutateAsync({ chainId, order }))
  await waitFor(() => expect(result.current.listings.data).toEqual([]))
})

test('behavior: a rejected signature is a StepError, and a second attempt lists the item', async () => {
  const { client, wrapper } = await surround(world, {
    features: { defaultConnected: true, signTypedDataError: true },
  })
  const { result } = renderHook(() => useList(), { wrapper })
  act(() => result.current.mutate(offer('2')))
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(result.current.error).toMatchObject({
    name: 'StepError',
    reason: 'rejected',
    fundsMoved: 'no',
  })
  expect(result.current.progress).toMatchObject({ status: 'error' })

  act(() => result.current.reset())
  expect(result.current).toMatchObject({ isIdle: true, progress: undefined })

  const willing = await surround(world, { client })
  const again = renderHook(() => useList(), { wrapper: willing.wrapper })
  await act(() => again.result.current.mutateAsync(offer('2')))
  await waitFor(() => expect(again.result.current.isSuccess).toBe(true))
  expect(again.result.current.progress?.steps).toHaveLength(1)
})

test('behavior: without a wallet, a purchase fails with a StepError', async () => {
  const { client, wrapper } = await surround(world, { connected: false })
  const order = await listingOf(world, client)
  const { result } = renderHook(() => useBuy(), { wrapper })
  act(() => result.current.mutate({ chainId, order }))
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(result.current.error).toBeInstanceOf(StepError)
})

test('default: useExecuteSteps', async () => {
  const { client, wrapper } = await surround(world)
  const order = await listingOf(world, client)
  const { steps } = await client.request(
    generateBuyTransaction,
    toBuyRequest({ buyer: me, order }),
    { chainId },
  )
  const { result } = renderHook(() => useExecuteSteps(), { wrapper })
  const intent = toBuyIntent({ account: me, chainId, items: [{ order }] })
  await act(() => result.current.mutateAsync({ chainId, intent, steps }))
  await waitFor(() => expect(result.current.data?.hashes).toHaveLength(1))
  expect(await ownerOf(order.tokenId)).toBe(me)
  // `useExecuteSteps` does not wait until the service reports the sale.
  await world.sync()
})

test('behavior: callbacks also run for duplicate and refused calls of `mutate`', async () => {
  const { client, wrapper } = await surround(world)
  const order = await listingOf(world, client)
  const { result } = renderHook(() => useBuy(), { wrapper })
  const called: string[] = []
  const callbacks = (name: string) => ({
    onSuccess: () => void called.push(`${name} onSuccess`),
    onError: ({ name: error }: Error) =>
      void called.push(`${name} onError ${error}`),
    onSettled: () => void called.push(`${name} onSettled`),
  })
  const { mutate } = result.current
  act(() => {
    mutate({ chainId, order }, callbacks('first'))
    mutate({ chainId, order }, callbacks('same'))
    mutate({ chainId, order, quantity: '2' }, callbacks('other'))
  })
  await waitFor(() =>
    expect(called).toEqual(['other onError StepError', 'other onSettled']),
  )
  await waitFor(() => expect(called).toHaveLength(6))
  expect(called.slice(2).sort()).toEqual([
    'first onSettled',
    'first onSuccess',
    'same onSettled',
    'same onSuccess',
  ])
})

test('behavior: `abort` in `onMutate` stops a purchase before its start', async () => {
  const { client, wrapper } = await surround(world)
  const order = await listingOf(world, client)
  let abort = () => {}
  const { result } = renderHook(() => useBuy({ onMutate: () => abort() }), {
    wrapper,
  })
  abort = result.current.abort
  act(() => result.current.mutate({ chainId, order }))
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(result.current.error).toMatchObject({ reason: 'aborted' })
  expect(await ownerOf(order.tokenId)).not.toBe(me)
})

test('behavior: `abort` during the quote stops a purchase before the first prompt', async () => {
  const order = await listingOf(world, world.createClient())
  let answer = () => {}
  const late = new Promise<void>((resolve) => {
    answer = resolve
  })
  const client = world.createClient({
    fetch: (...request) => late.then(() => fetch(...request)),
  })
  const { wrapper } = await surround(world, { client })
  const { result } = renderHook(() => useBuy(), { wrapper })
  act(() => result.current.mutate({ chainId, order }))
  await waitFor(() =>
    expect(result.current.progress).toMatchObject({ phase: 'quoting' }),
  )
  act(() => result.current.abort())
  answer()
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(result.current.error).toMatchObject({ reason: 'aborted' })
  expect(await ownerOf(order.tokenId)).not.toBe(me)
})

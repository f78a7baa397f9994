import { renderHook, waitFor } from '@testing-library/react'
import { type Address, zeroAddress } from 'viem'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Config } from 'wagmi'
import { StepError, useListings, useResumeFlows } from '../../src/index.js'
import type { MarketplaceClient } from '../../src/rpc/client.js'
import { buy } from '../../src/steps/flows/buy.js'
import { setupWorld } from '../world.js'
import { emblemsOf, listingOf, surround } from './setup.js'

const world = setupWorld({ emblems: 40 })
const patience = { timeout: 20_000 }

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

const mine = async (on: boolean) => {
  const request = world.publicClient.request as (call: {
    method: string
    params: unknown[]
  }) => Promise<unknown>
  await request({ method: 'evm_setAutomine', params: [on] })
  // The local chain also mines by the clock.
  if (!on) await request({ method: 'evm_setIntervalMining', params: [0] })
  else await request({ method: 'evm_mine', params: [] })
}

/** Buys, and walks away while the transaction waits to be mined. */
async function buyAndLeave(config: Config, client: MarketplaceClient) {
  const { chainId } = world.info
  const order = await listingOf(world, client)
  const page = new AbortController()
  const failure = await buy(config, {
    chainId,
    client,
    order,
    signal: page.signal,
    onProgress: ({ steps }) => {
      if (steps.some(({ status }) => status === 'confirming')) page.abort()
    },
  }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(StepError)
  return order
}

test('default: there is nothing to resume', async () => {
  const { wrapper } = await surround(world)
  const { result } = renderHook(() => useResumeFlows(), { wrapper })
  await waitFor(() => expect(result.current.data).toEqual([]), patience)
})

test('default: a purchase in flight is settled, and what is shown refreshed', async () => {
  const { client, config, wrapper } = await surround(world)
  await mine(false)
  const order = await buyAndLeave(config, client)
  const { result } = renderHook(
    () => ({
      listings: useListings({
        chainId: world.info.chainId,
        contractAddress: emblemsOf(world),
        tokenId: order.tokenId ?? '0',
        query: { select: ({ pages }) => pages.flatMap((it) => it.listings) },
      }),
      // Two components share one run.
      first: useResumeFlows(),
      second: useResumeFlows(),
    }),
    { wrapper },
  )
  await waitFor(
    () =>
      expect(result.current.first.data).toMatchObject([
        { kind: 'buy', status: 'settling' },
      ]),
    patience,
  )
  await mine(true)
  await waitFor(
    () =>
      expect(result.current.first.data).toMatchObject([
        { kind: 'buy', status: 'done', intent: { tokenId: order.tokenId } },
      ]),
    patience,
  )
  expect(result.current.second.data).toBe(result.current.first.data)
  await waitFor(
    () => expect(result.current.listings.data).toEqual([]),
    patience,
  )
})

test('behavior: without a wallet nothing is done', async () => {
  const { wrapper } = await surround(world, { connected: false })
  const { result } = renderHook(() => useResumeFlows(), { wrapper })
  expect(result.current).toMatchObject({ fetchStatus: 'idle', data: undefined })
})

test('behavior: flows of another account are left alone', async () => {
  const { client, config, wrapper } = await surround(world)
  const other: Address = world.info.accounts[1]?.address ?? zeroAddress
  const key = 'marketkit:flow:test'
  await mine(false)
  const order = await buyAndLeave(config, client)
  await mine(true)
  const stored = Object.entries(localStorage).find(([name]) =>
    name.startsWith('marketkit:flow:'),
  )
  if (!stored) throw new Error(`Nothing is stored for ${order.orderId}.`)
  localStorage.clear()
  const me = world.info.accounts[0]?.address ?? ''
  localStorage.setItem(key, stored[1].replaceAll(me, other))
  const { result } = renderHook(() => useResumeFlows(), { wrapper })
  await waitFor(() => expect(result.current.data).toEqual([]), patience)
  expect(localStorage.getItem(key)).toContain(other)
})

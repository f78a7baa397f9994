import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { getAddress } from 'viem'
import { afterEach, expect, test } from 'vitest'
import { createConfig, custom } from 'wagmi'
import { mock } from 'wagmi/connectors'
import { listCollectibles } from '../../src/core.js'
import { CollectibleGrid, MarketKitProvider } from '../../src/index.js'
import { emblemsOf, surround } from '../hooks/setup.js'
import { setupWorld } from '../world.js'

const world = setupWorld({ emblems: 40 })
const patience = { timeout: 20_000 }
afterEach(cleanup)

const grid = () => (
  <CollectibleGrid
    chainId={world.info.chainId}
    contractAddress={emblemsOf(world)}
    filter={{ includeEmpty: true }}
    onAction={() => {}}
    pageSize={40}
  />
)

/** What the app knows of currencies need not be asked. */
const provider = () => ({
  currencies: world.info.currencies.map(({ address, decimals, symbol }) => ({
    address: getAddress(address),
    chainId: world.info.chainId,
    decimals,
    symbol,
  })),
})

/** A config over account 0 that notes what is asked of the chain. */
function watchedConfig() {
  const { chain, info, publicClient } = world
  const asked: string[] = []
  const account = info.accounts[0]?.address ?? '0x'
  const config = createConfig({
    chains: [chain],
    connectors: [mock({ accounts: [account] })],
    storage: null,
    transports: {
      [chain.id]: custom({
        async request({ method, params }) {
          asked.push(method)
          return publicClient.request({ method, params } as never)
        },
      }),
    },
  })
  return { asked, config }
}

test('default: what the reader holds is asked once, for all cards', async () => {
  const { asked, config } = watchedConfig()
  const { client, wrapper } = await surround(world, {
    config,
    provider: provider(),
  })
  const { collectibles } = await client.request(
    listCollectibles,
    {
      contractAddress: emblemsOf(world),
      side: 'listing',
      filter: {
        includeEmpty: true,
        inAccounts: [world.info.accounts[0]?.address ?? '0x'],
      },
      page: { pageSize: 40 },
    },
    { chainId: world.info.chainId },
  )
  expect(collectibles.length).toBeGreaterThan(0)
  asked.length = 0
  render(grid(), { wrapper })
  await waitFor(
    () =>
      expect(
        document.querySelectorAll('[data-state=owned],[data-state=yours]'),
      ).toHaveLength(collectibles.length),
    patience,
  )
  expect(asked.filter((method) => method === 'eth_call')).toHaveLength(1)
})

test('parameters: owned', async () => {
  const { asked, config } = watchedConfig()
  const { wrapper } = await surround(world, {
    config,
    provider: provider(),
  })
  asked.length = 0
  render(
    <CollectibleGrid
      chainId={world.info.chainId}
      contractAddress={emblemsOf(world)}
      owned={() => true}
    />,
    { wrapper },
  )
  await screen.findAllByRole('article', undefined, patience)
  expect(document.querySelector('[data-state=listed]')).toBe(null)
  expect(asked).not.toContain('eth_call')
})

test('behavior: without a wallet nothing is asked of the chain', async () => {
  const { asked, config } = watchedConfig()
  const { wrapper } = await surround(world, {
    config,
    connected: false,
    provider: provider(),
  })
  render(grid(), { wrapper })
  await screen.findAllByRole('article', undefined, patience)
  expect(asked).not.toContain('eth_call')
})

test('behavior: it reads without wagmi, in the currency as far as it is known', async () => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>
      <MarketKitProvider client={world.createClient()}>
        {children}
      </MarketKitProvider>
    </QueryClientProvider>
  )
  render(grid(), { wrapper })
  await screen.findAllByRole('article', undefined, patience)
  const prices = [...document.querySelectorAll('[data-mk=price-amount]')]
  expect(prices.some((it) => it.textContent?.endsWith(' ETH'))).toBe(true)
  expect(prices.some((it) => /^[\d.,]+\s*$/.test(it.textContent ?? ''))).toBe(
    true,
  )
})

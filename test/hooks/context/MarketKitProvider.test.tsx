import {
  QueryClient,
  QueryClientProvider,
  skipToken,
} from '@tanstack/react-query'
import { act, render, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { type Address, zeroAddress } from 'viem'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createMemoryStorage } from '../../../src/core.js'
import { useOptionalConnection } from '../../../src/hooks/context/useOptionalConnection.js'
import {
  MarketKitProvider,
  useCollectible,
  useFloorOrder,
  useHoldings,
  useMarketKit,
} from '../../../src/index.js'
import { setupServer } from '../../rpc/server.js'
import { setupWorld } from '../../world.js'
import { getEmblems, surround } from '../setup.js'

const world = setupWorld()
const place = () => ({
  chainId: world.info.chainId,
  contractAddress: getEmblems(world),
})
/** Arguments of the calls of `console.error`. */
let told: unknown[][]
beforeEach(() => {
  told = []
  vi.spyOn(console, 'error').mockImplementation((...it) => told.push(it))
})
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(globalThis, Symbol.for('marketkit'))
})

function within(
  props: MarketKitProvider.Props,
  queryClient = new QueryClient(),
) {
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <MarketKitProvider {...props}>{children}</MarketKitProvider>
    </QueryClientProvider>
  )
}

test('default: useMarketKit returns every prop of the provider', () => {
  const client = world.createClient()
  const { chainId } = world.info
  const props = {
    client,
    contracts: { [chainId]: { conduits: [zeroAddress] } },
    currencies: [],
    gateways: { ipfs: 'https://ipfs.example/' },
    labels: { buy: 'Kaufen' },
    locale: 'de-CH',
    onConnect: () => {},
    onEvent: () => {},
    storage: createMemoryStorage(),
    theme: 'dark',
  } as const
  const wrapper = within(props)
  const { result } = renderHook(() => useMarketKit(), { wrapper })
  expect(result.current).toEqual(props)
})

test('parameters: client, settings instead of a client are refused', () => {
  const settings = { accessKey: 'one', marketplaceUrl: 'https://a.example' }
  const draw = () => render(<MarketKitProvider client={settings as never} />)
  expect(draw).toThrow('`MarketKitProvider` has no client.')
})

/** Passes the data of `useFloorOrder` to `onData`. */
function Floor({ onData }: { onData: (data: unknown) => void }) {
  onData(useFloorOrder(place()).data)
  return null
}

describe('behavior', () => {
  test('behavior: two services in one cache share no entries', async () => {
    const other = await setupServer(() => ({ json: { collectible: null } }), {
      networks: { [world.info.chainId]: 'other' },
    })
    const queryClient = new QueryClient()
    const seen: Record<string, unknown> = {}
    render(
      <QueryClientProvider client={queryClient}>
        <MarketKitProvider client={world.createClient()}>
          <Floor onData={(data) => (seen.first = data)} />
          <MarketKitProvider client={other.client}>
            <Floor onData={(data) => (seen.inner = data)} />
          </MarketKitProvider>
        </MarketKitProvider>
      </QueryClientProvider>,
    )
    await waitFor(() => expect(seen.first).toBeTruthy())
    await waitFor(() => expect(seen.inner).toBeNull())
    expect(queryClient.getQueryCache().getAll()).toHaveLength(2)
  })

  test.each([
    ['marketplaceUrl', 'http://127.0.0.1:1'],
    ['metadataUrl', 'http://127.0.0.1:2'],
    ['builderUrl', 'http://127.0.0.1:3'],
    ['accessKey', 'another'],
  ])(
    'behavior: clients with a different %s have different scopes',
    (name, value) => {
      const one = world.createClient().scope
      const two = world.createClient({ [name]: value }).scope
      expect(one).not.toBe(two)
      expect(one).not.toContain(world.info.accessKey)
    },
  )

  test('behavior: a wrong access key is explained once in the console', async () => {
    const client = world.createClient({ accessKey: 'wrong' })
    const wrapper = within({ client })
    const { result } = renderHook(
      () => [
        useFloorOrder(place()),
        useCollectible({ ...place(), tokenId: '1' }),
      ],
      { wrapper },
    )
    await waitFor(() =>
      expect(result.current.every(({ isError }) => isError)).toBe(true),
    )
    expect(told).toHaveLength(1)
    const [text] = told[0] ?? []
    expect(text).toMatch(
      /was refused: the service does not know this `accessKey`/,
    )
    expect(text).toMatch(/Pass the public key of your project on this service/)
    expect(JSON.stringify(told)).not.toContain('wrong')
  })

  test('behavior: a hook that needs a wallet throws without WagmiProvider', () => {
    const wrapper = within({ client: world.createClient() })
    const holdings = () =>
      useHoldings({ ...place(), contractType: 'ERC721', tokenIds: ['1'] })
    expect(() =>
      renderHook(holdings, { wrapper }),
    ).toThrowErrorMatchingInlineSnapshot(`
        [ConfigurationError: useHoldings needs a wallet, and WagmiProvider is missing.

        What only reads the marketplace works without it.
        Place <WagmiProvider config={config}> around the app.]
      `)
  })

  test('behavior: useOptionalConnection and skipped hooks work without WagmiProvider', () => {
    const wrapper = within({ client: world.createClient() })
    const { result } = renderHook(
      () => ({
        connection: useOptionalConnection(),
        holdings: useHoldings(skipToken),
      }),
      { wrapper },
    )
    expect(result.current.connection).toEqual({
      address: undefined,
      config: undefined,
    })
    expect(result.current.holdings.fetchStatus).toBe('idle')
  })

  test('behavior: useOptionalConnection follows the account of the wallet', async () => {
    const { config, wrapper } = await surround(world)
    const { result } = renderHook(() => useOptionalConnection(), { wrapper })
    const [first, second] = world.info.accounts.map(({ address }) => address)
    expect(result.current).toEqual({ address: first, config })
    const [connection] = config.state.connections.values()
    const accounts = [second as Address]
    act(() => connection?.connector.emitter.emit('change', { accounts }))
    expect(result.current.address).toBe(second)
  })

  test('behavior: without MarketKitProvider, the error says where to add the provider', () => {
    expect(() =>
      renderHook(() => useMarketKit()),
    ).toThrowErrorMatchingInlineSnapshot(`
        [ConfigurationError: MarketKitProvider is missing.

        Place <MarketKitProvider> around the app.]
      `)
  })
})

describe('behavior: two copies of the library', () => {
  async function load() {
    vi.resetModules()
    return import('../../../src/index.js')
  }

  test('behavior: a hook under the provider of the other copy reports two copies', async () => {
    const [one, two] = [await load(), await load()]
    const client = world.createClient()
    const wrapper = ({ children }: { children: ReactNode }) => (
      <one.MarketKitProvider client={client}>{children}</one.MarketKitProvider>
    )
    expect(() =>
      renderHook(() => two.useMarketKit(), { wrapper }),
    ).toThrowErrorMatchingInlineSnapshot(`
        [ConfigurationError: MarketKitProvider is missing.

        Two copies of marketkit are loaded; see \`npm ls marketkit\`.]
      `)
    expect(() => renderHook(() => one.useMarketKit())).toThrow('Place <')
  })

  test('behavior: nested providers of both copies are reported once', async () => {
    const [one, two] = [await load(), await load()]
    const client = world.createClient()
    render(
      <one.MarketKitProvider client={client}>
        <two.MarketKitProvider client={client}>
          <two.MarketKitProvider client={client} />
        </two.MarketKitProvider>
      </one.MarketKitProvider>,
    )
    expect(told).toEqual([
      ['Two copies of marketkit are loaded; see `npm ls marketkit`.'],
    ])
  })
})

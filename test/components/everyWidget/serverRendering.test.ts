import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement as h, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { defineChain } from 'viem'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test,
  vi,
} from 'vitest'
import { createConfig, http, WagmiContext } from 'wagmi'
import { createMarketplaceClient } from '../../../src/core.js'
import {
  BuyDialog,
  CancelDialog,
  CollectibleCard,
  CollectibleCardSkeleton,
  CollectibleGrid,
  FlowNotices,
  ListDialog,
  MarketKitProvider,
  Marketplace,
  Media,
  PendingFlows,
  Price,
  StepsProgress,
  useMarketKit,
} from '../../../src/index.js'
import { collectible, order } from '../fixtures.js'

const nowhere = 'http://127.0.0.1:9'
const chain = defineChain({
  id: order.chainId,
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [nowhere] } },
})
const client = createMarketplaceClient({
  accessKey: 'key',
  marketplaceUrl: nowhere,
  networks: { [chain.id]: 'local' },
})

/** Node 25 and newer have a storage that warns when it is read. */
const readStorage = vi.fn()

function Locale() {
  return useMarketKit().locale
}

/** Renders on a server without `window` and `document`. */
function draw(element: ReactElement): string {
  const config = createConfig({
    chains: [chain],
    ssr: true,
    transports: { [chain.id]: http() },
  })
  // wagmi reads it.
  readStorage.mockClear()
  return renderToString(
    h(
      WagmiContext.Provider,
      { value: config },
      h(
        QueryClientProvider,
        { client: new QueryClient() },
        h(MarketKitProvider, { client }, element),
      ),
    ),
  )
}

const complain = vi.spyOn(console, 'error')
beforeEach(() => vi.clearAllMocks())
afterEach(() => expect(complain.mock.calls).toEqual([]))

const ofNode = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
beforeAll(() => {
  const descriptor = { configurable: true, get: readStorage }
  Object.defineProperty(globalThis, 'localStorage', descriptor)
})
afterEach(() => expect(readStorage).not.toHaveBeenCalled())
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'localStorage')
  if (ofNode) Object.defineProperty(globalThis, 'localStorage', ofNode)
})

const contractAddress = order.collectionContractAddress
const item = { chainId: chain.id, contractAddress, tokenId: '7' }
const widgets: Record<string, ReactElement> = {
  CollectibleCard: h(CollectibleCard, { collectible }),
  CollectibleCardSkeleton: h(CollectibleCardSkeleton),
  CollectibleGrid: h(CollectibleGrid, { chainId: chain.id, contractAddress }),
  FlowNotices: h(FlowNotices),
  PendingFlows: h(PendingFlows),
  Marketplace: h(Marketplace, { chainId: chain.id, contractAddress }),
  Media: h(Media, { alt: 'A crown', src: 'https://pictures.example/1.png' }),
  Price: h(Price, {
    amount: '1',
    currency: { symbol: 'USDC', decimals: 6 },
  }),
  StepsProgress: h(StepsProgress, { chainId: chain.id, steps: [] }),
}
const dialogs: Record<string, ReactElement> = {
  BuyDialog: h(BuyDialog, { defaultOpen: true, order }),
  CancelDialog: h(CancelDialog, { defaultOpen: true, order }),
  ListDialog: h(ListDialog, {
    defaultOpen: true,
    item: { ...item, contractType: 'ERC721' },
  }),
}

describe('on a server', () => {
  test.each(Object.entries(widgets))('default: %s', (_, widget) => {
    expect(draw(widget)).toContain('class="mk-')
  })

  test.each(Object.entries(dialogs))(
    'behavior: %s opens in the browser only',
    (_, dialog) => {
      expect(draw(dialog)).not.toContain('data-mk-dialog')
    },
  )

  test('behavior: without a locale, a server renders English', () => {
    expect(draw(h(Locale))).toContain('>en<')
  })
})

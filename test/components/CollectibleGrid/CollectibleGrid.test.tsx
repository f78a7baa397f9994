import {
  hashKey,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query'
import {
  cleanup,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
  within,
} from '@testing-library/react'
import { type ReactElement, type ReactNode, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { getAddress, zeroAddress } from 'viem'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createConfig, custom, mock } from 'wagmi'
import { holdScrollPosition } from '../../../src/components/CollectibleGrid/holdScrollPosition.js'
import {
  getPositionKey,
  setScrollPosition,
} from '../../../src/components/CollectibleGrid/scrollPositions.js'
import { useBalances } from '../../../src/components/CollectibleGrid/useBalances.js'
import { useRestoredPages } from '../../../src/components/CollectibleGrid/useRestoredPages.js'
import {
  type CollectibleOrder,
  collectiblesQueryOptions,
  list,
  listCollectibles,
  type Order,
} from '../../../src/core.js'
import {
  CollectibleCard,
  CollectibleGrid,
  MarketKitProvider,
  useBuy,
  useCancelMany,
  useEdit,
} from '../../../src/index.js'
import { findOwn, listItem } from '../../hooks/ownItems.js'
import { getEmblems, listingOf, surround } from '../../hooks/setup.js'
import { setupWorld } from '../../world.js'

const world = setupWorld({ emblems: 40 })
afterEach(cleanup)

const emblems = (props: Partial<CollectibleGrid.Props> = {}) => (
  <CollectibleGrid
    chainId={world.info.chainId}
    contractAddress={getEmblems(world)}
    contractType="ERC721"
    filter={{ includeEmpty: true }}
    onAction={() => {}}
    pageSize={40}
    {...props}
  />
)

/** The names on the cards, in their order. */
const names = () =>
  screen.queryAllByRole('article').map((card) => card.ariaLabel)

async function readNames(
  element: ReactElement,
  wrapper: (props: { children: ReactNode }) => ReactNode,
) {
  render(element, { wrapper })
  await screen.findAllByRole('article')
  return names()
}

/** Currencies that the app configured, so that no request is needed. */
const provider = () => ({
  currencies: world.info.currencies.map(({ address, decimals, symbol }) => ({
    address: getAddress(address),
    chainId: world.info.chainId,
    decimals,
    symbol,
  })),
})

/** A config with account 0 that records the requests to the chain. */
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

test('default: one request loads the balances for all cards', async () => {
  const { asked, config } = watchedConfig()
  const { client, wrapper } = await surround(world, {
    config,
    provider: provider(),
  })
  const { collectibles } = await client.request(
    listCollectibles,
    {
      contractAddress: getEmblems(world),
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
  render(emblems(), { wrapper })
  await waitFor(() =>
    expect(
      document.querySelectorAll('[data-state=owned],[data-state=yours]'),
    ).toHaveLength(collectibles.length),
  )
  expect(asked.filter((method) => method === 'eth_call')).toHaveLength(1)
})

test('parameters: contractType, read from the contract by default', async () => {
  const { config } = watchedConfig()
  const { wrapper } = await surround(world, { config, provider: provider() })
  const items = world.info.collections.find(({ type }) => type === 'ERC1155')
  render(
    <>
      {emblems({ contractType: undefined })}
      <CollectibleGrid
        chainId={world.info.chainId}
        contractAddress={items?.address ?? '0x'}
        filter={{ includeEmpty: true }}
      />
    </>,
    { wrapper },
  )
  // The holder of an emblem gets no Buy button; a holder of an item does.
  await waitFor(() =>
    expect(document.querySelector('[data-state=owned]')).toBeTruthy(),
  )
  await screen.findAllByText(/^You own [1-9]/)
})

test('parameters: paging, page', async () => {
  const { wrapper } = await surround(world, { provider: provider() })
  const onPageChange = vi.fn()
  const all = await readNames(emblems(), wrapper)
  cleanup()
  const paged = { onPageChange, pageSize: 15, paging: 'pages' } as const
  const { rerender } = render(emblems(paged), { wrapper })
  await waitFor(() => expect(names()).toEqual(all.slice(0, 15)))
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }))
  expect(onPageChange).toHaveBeenCalledExactlyOnceWith(2)
  await waitFor(() => expect(names()).toEqual(all.slice(15, 30)))
  const current = screen.getByRole('button', { name: 'Page 2' })
  expect(current.getAttribute('aria-current')).toBe('page')
  // A new sort order starts at the first page.
  rerender(emblems({ ...paged, sort: [{ column: 'name', order: 'ASC' }] }))
  const first = screen.getByRole('button', { name: 'Page 1' })
  expect(first.getAttribute('aria-current')).toBe('page')
  cleanup()
  render(emblems({ page: 3, pageSize: 15, paging: 'pages' }), { wrapper })
  await waitFor(() => expect(names()).toEqual(all.slice(30)))
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveProperty(
    'disabled',
    true,
  )
})

test('behavior: balances of one collection are never used for another', async () => {
  const { wrapper } = await surround(world, { provider: provider() })
  const tokens = Array.from({ length: 40 }, (_, index) => ({
    metadata: { attributes: [], tokenId: String(index + 1) },
  }))
  const of = (type: string) => ({
    chainId: world.info.chainId,
    contractAddress:
      world.info.collections.find((it) => it.type === type)?.address ?? '0x',
    contractType: type as 'ERC1155' | 'ERC721',
    enabled: true,
  })
  const { rerender, result } = renderHook(
    (collection) => tokens.map(useBalances(tokens, collection)),
    { initialProps: of('ERC721'), wrapper },
  )
  await waitFor(() => expect(result.current).toContain('1'))
  rerender(of('ERC1155'))
  expect(new Set(result.current)).toEqual(new Set(['0']))
})

test('behavior: a token that moves to the next page keeps its place and appears once', async () => {
  const { client, config, wrapper } = await surround(world, {
    provider: provider(),
  })
  const [account] = world.info.accounts
  const held = await client.request(
    listCollectibles,
    {
      contractAddress: getEmblems(world),
      filter: { includeEmpty: true, inAccounts: [account?.address ?? '0x'] },
      side: 'listing',
    },
    { chainId: world.info.chainId },
  )
  const own = held.collectibles.find(({ listing }) => !listing)?.metadata
  render(
    emblems({
      filter: {},
      pageSize: 10,
      paging: 'button',
      sort: [{ column: 'priceUSD', order: 'ASC' }],
    }),
    { wrapper },
  )
  await waitFor(() => expect(names()).toHaveLength(10))
  const before = names()
  await list(config, {
    chainId: world.info.chainId,
    client,
    contractAddress: getEmblems(world),
    contractType: 'ERC721',
    currencyAddress: zeroAddress,
    expiry: String(Math.floor(Date.now() / 1000) + 86_400),
    pricePerToken: '1000',
    tokenId: own?.tokenId ?? '',
  })
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(names().length).toBeGreaterThan(15))
  expect(names().slice(0, 10)).toEqual(before)
  expect(new Set(names()).size).toBe(names().length)
  // Screen readers hear where they are in the list.
  const cells = document.querySelectorAll('[aria-posinset]')
  expect(cells).toHaveLength(names().length)
  expect(cells[9]?.getAttribute('aria-posinset')).toBe('10')
})

describe('behavior: the grid restores the scroll position after a reload', () => {
  const filter = { includeEmpty: true }
  const place = { index: 12, tokenId: 'gone', top: 80 }

  /** Renders few cards, although the saved position is further down. */
  const comeBack = async (props: Partial<CollectibleGrid.Props> = {}) => {
    const { wrapper } = await surround(world, { provider: provider() })
    const list = [world.info.chainId, getEmblems(world), filter]
    if (props.paging !== 'pages')
      setScrollPosition(
        getPositionKey(hashKey([...list, undefined, undefined])),
        place,
      )
    const short = { filter, pageSize: 5, paging: 'button' as const }
    render(
      <>
        <p role="dialog">Above</p>
        {emblems({ ...short, ...props })}
      </>,
      { wrapper },
    )
  }
  const settled = async (count: number) => {
    await waitFor(() => expect(names()).toHaveLength(count))
    const more = await screen.findByRole('button', { name: /^(Show|Next)/ })
    expect(more.ariaBusy ?? 'false').toBe('false')
  }

  test('pages load until the previous position is reached', async () => {
    await comeBack()
    // Clicks and keys in a dialog do not affect the list below it.
    fireEvent.click(screen.getByText('Above'))
    fireEvent.keyDown(document.body, { altKey: true, key: 'ArrowLeft' })
    await settled(15)
  })

  test('StrictMode requests the next page only once', () => {
    const fetchNextPage = vi.fn()
    const more = { collectibles: [], hasNextPage: true, fetchNextPage }
    setScrollPosition(getPositionKey('strict'), place)
    renderHook(
      () =>
        useRestoredPages('strict', { current: true }, {
          ...more,
          paging: 'button',
        } as never),
      { wrapper: StrictMode },
    )
    expect(fetchNextPage).toHaveBeenCalledOnce()
  })

  test('a key press stops the restoration', async () => {
    await comeBack()
    fireEvent.keyDown(document.body, { key: 'PageDown' })
    await settled(5)
  })

  test('the restoration loads at most 20 more pages', async () => {
    place.index = 30
    await comeBack({ pageSize: 1 })
    await settled(21)
  })

  test('numbered pages restore the page number, unless the host sets `page`', async () => {
    const paged = { paging: 'pages' } as const
    const isAt = (page: string) =>
      waitFor(() =>
        expect(
          screen
            .getByRole('button', { name: page })
            .getAttribute('aria-current'),
        ).toBe('page'),
      )
    await comeBack(paged)
    await settled(5)
    fireEvent.click(screen.getByRole('button', { name: 'Page 2' }))
    await isAt('Page 2')
    cleanup()
    await comeBack(paged)
    await isAt('Page 2')
    cleanup()
    await comeBack({ ...paged, page: 3 })
    await isAt('Page 3')
  })

  test('a late layout change is corrected until the user scrolls', () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    vi.stubGlobal(
      'ResizeObserver',
      class {
        disconnect() {}
        observe() {}
      },
    )
    const list = document.createElement('ul')
    const parent = document.createElement('div')
    parent.append(list)
    parent.scrollBy = (to) => {
      parent.scrollTop += (to as ScrollToOptions).top ?? 0
    }
    const scroll = () => parent.dispatchEvent(new Event('scroll'))
    let at = 500
    const hold = holdScrollPosition({
      distance: () => at - parent.scrollTop,
      list,
      parent,
    })
    // Rows turn out to be higher than estimated after the first scroll.
    at = 520
    vi.advanceTimersByTime(3000)
    scroll()
    expect([parent.scrollTop, hold.hasEnded()]).toEqual([520, false])
    parent.scrollTop = 300
    scroll()
    expect([parent.scrollTop, hold.hasEnded()]).toEqual([300, true])
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
})

test('behavior: after a failed refetch, the cards stay and a notice says they may be outdated', async () => {
  let isDown = false
  const { queryClient, wrapper } = await surround(world, {
    client: world.createClient({
      fetch: (input, init) =>
        fetch(isDown ? 'http://127.0.0.1:9' : input, init),
      retryCount: 0,
    }),
    provider: provider(),
  })
  render(emblems(), { wrapper })
  await screen.findAllByRole('article')
  const before = names()
  isDown = true
  queryClient.invalidateQueries()
  await screen.findByText(/may be out of date/i)
  expect(names()).toEqual(before)
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() =>
    expect(screen.queryByText(/may be out of date/i)).toBe(null),
  )
})

test('behavior: if the next page fails to load, the alert says “Couldn’t load more.”', async () => {
  let isDown = false
  const { wrapper } = await surround(world, {
    client: world.createClient({
      fetch: (input, init) =>
        fetch(isDown ? 'http://127.0.0.1:9' : input, init),
      retryCount: 0,
    }),
    provider: provider(),
  })
  render(emblems({ pageSize: 8, paging: 'button' }), { wrapper })
  await screen.findAllByRole('article')
  isDown = true
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Couldn’t load more.')
})

test('behavior: a card that throws does not affect the other cards, and can be retried', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { wrapper } = await surround(world, { provider: provider() })
  let isBroken = true
  const card = ({ metadata }: CollectibleOrder) => {
    if (isBroken && metadata.tokenId === '7') throw new Error('Broken.')
    return <i>{metadata.tokenId}</i>
  }
  render(emblems({ card }), { wrapper })
  const alert = await screen.findByRole('alert')
  expect(document.querySelectorAll('i')).toHaveLength(39)
  isBroken = false
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(document.querySelectorAll('i')).toHaveLength(40)
  vi.restoreAllMocks()
})

test('behavior: a server renders the first page', async () => {
  const { client, config, queryClient, wrapper } = await surround(world, {
    connected: false,
    provider: provider(),
  })
  await queryClient.prefetchInfiniteQuery(
    collectiblesQueryOptions(client, {
      chainId: world.info.chainId,
      contractAddress: getEmblems(world),
      filter: { includeEmpty: true },
      page: { pageSize: 20 },
      side: 'listing',
    }),
  )
  const drawn = renderToString(
    <StrictMode>{wrapper({ children: emblems({ pageSize: 20 }) })}</StrictMode>,
  )
  expect(drawn.match(/<article/g)).toHaveLength(20)
  expect(config.state.status).toBe('disconnected')
})

function Buyer({ order }: { order: Order }) {
  const { isSuccess, mutate } = useBuy()
  const { chainId } = world.info
  return (
    <button onClick={() => mutate({ chainId, order })} type="button">
      {isSuccess ? 'Bought' : 'Begin'}
    </button>
  )
}

test('behavior: a card shows “Buying…” during a purchase of its item', async () => {
  const { client, wrapper } = await surround(world, { provider: provider() })
  const order = await listingOf(world, client)
  const seen = new Set<string | null>()
  const observer = new MutationObserver(() => {
    for (const card of document.querySelectorAll('[data-flow]'))
      seen.add(`${card.getAttribute('aria-label')} ${card.textContent}`)
  })
  observer.observe(document.body, {
    attributes: true,
    childList: true,
    subtree: true,
  })
  render(
    <>
      <Buyer order={order} />
      {emblems()}
    </>,
    { wrapper },
  )
  await screen.findAllByRole('article')
  fireEvent.click(screen.getByText('Begin'))
  await screen.findByText('Bought')
  observer.disconnect()
  expect(seen.size).toBeGreaterThan(0)
  expect([...seen].every((text) => text?.includes('Buying…'))).toBe(true)
  await waitFor(() => expect(document.querySelector('[data-flow]')).toBe(null))
})

function Editor({ order }: { order: Order }) {
  const { isSuccess, mutate, progress } = useEdit()
  const statuses = progress?.parts?.map(({ status }) => status)
  const listing = {
    contractType: 'ERC721',
    currencyAddress: zeroAddress,
    expiry: String(Math.floor(Date.now() / 1000) + 86_400),
    // A higher price: the old listing is cancelled first.
    pricePerToken: '900000000000000000',
  } as const
  const { chainId } = world.info
  return (
    <button onClick={() => mutate({ chainId, listing, order })} type="button">
      {isSuccess ? 'Edited' : (statuses?.join() ?? 'Begin')}
    </button>
  )
}

test('behavior: a card shows “Updating listing…” during both parts of an edit', async () => {
  const surroundings = await surround(world, { provider: provider() })
  const [item] = await findOwn(world)
  const order = await listItem(surroundings, item, '500000000000000000')
  const seen = new Set<string | null>()
  const observer = new MutationObserver(() => {
    for (const status of document.querySelectorAll('.mk-card-busy'))
      seen.add(
        `${document.querySelector('button')?.textContent}: ${status.textContent}`,
      )
  })
  observer.observe(document.body, {
    characterData: true,
    childList: true,
    subtree: true,
  })
  render(
    <>
      <Editor order={order} />
      <CollectibleCard
        chainId={world.info.chainId}
        collectible={{ metadata: { tokenId: item.tokenId, attributes: [] } }}
        contractAddress={getEmblems(world)}
      />
    </>,
    { wrapper: surroundings.wrapper },
  )
  fireEvent.click(await screen.findByText('Begin'))
  await screen.findByText('Edited')
  observer.disconnect()
  expect([...seen]).toContain('working,waiting: Updating listing…')
  expect([...seen]).toContain('done,working: Updating listing…')
  for (const text of seen) expect(text).toMatch(/: Updating listing…$/)
})

function Canceller({ orders }: { orders: readonly Order[] }) {
  const { mutate, progress } = useCancelMany()
  const { chainId } = world.info
  const statuses = progress?.parts?.map(({ status }) => status)
  return (
    <button onClick={() => mutate({ chainId, orders })} type="button">
      {statuses?.join(', ') ?? 'Begin'}
    </button>
  )
}

test('behavior: a card shows a cancellation until the last listing of its token ends', async () => {
  const surroundings = await surround(world, { provider: provider() })
  const { config, wrapper } = surroundings
  const [item] = await findOwn(world)
  const orders = [
    await listItem(surroundings, item, '500000000000000000'),
    await listItem(surroundings, item, '600000000000000000'),
  ]
  // The wallet answers the second prompt once the card has been looked at.
  let answer = () => {}
  const seen = new Promise<void>((resolve) => {
    answer = resolve
  })
  const [connector] = config.connectors
  const wallet = (await connector?.getProvider()) as {
    request: (call: { method: string }) => Promise<unknown>
  }
  let count = 0
  if (connector)
    connector.getProvider = async () => ({
      ...wallet,
      async request(call: { method: string }) {
        if (call.method === 'eth_sendTransaction' && ++count === 2) await seen
        return wallet.request(call)
      },
    })
  const { tokenId } = item
  render(
    <>
      <Canceller orders={orders} />
      <CollectibleCard
        chainId={world.info.chainId}
        collectible={{ metadata: { tokenId, attributes: [] } }}
        contractAddress={getEmblems(world)}
      />
    </>,
    { wrapper },
  )
  fireEvent.click(await screen.findByText('Begin'))
  await screen.findByText('done, working')
  await waitFor(() => expect(count).toBe(2))
  expect(screen.getByRole('article').dataset.flow).toBe('cancelMany')
  answer()
  await screen.findByText('done, done')
  await waitFor(() =>
    expect(screen.getByRole('article').dataset.flow).toBe(undefined),
  )
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
      contractAddress={getEmblems(world)}
      owned={() => true}
    />,
    { wrapper },
  )
  await screen.findAllByRole('article')
  expect(document.querySelector('[data-state=listed]')).toBe(null)
  expect(asked).not.toContain('eth_call')
})

test('behavior: without a wallet, no balances are requested', async () => {
  const { asked, config } = watchedConfig()
  const { wrapper } = await surround(world, {
    config,
    connected: false,
    provider: provider(),
  })
  render(emblems(), { wrapper })
  await screen.findAllByRole('article')
  expect(asked).not.toContain('eth_call')
})

test('behavior: without wagmi, prices in unknown currencies have no symbol', async () => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>
      <MarketKitProvider client={world.createClient()}>
        {children}
      </MarketKitProvider>
    </QueryClientProvider>
  )
  render(emblems(), { wrapper })
  await screen.findAllByRole('article')
  const prices = [...document.querySelectorAll('.mk-price-amount')]
  expect(prices.some((it) => it.textContent?.endsWith(' ETH'))).toBe(true)
  expect(prices.some((it) => /^[\d.,]+\s*$/.test(it.textContent ?? ''))).toBe(
    true,
  )
})

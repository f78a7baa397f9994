import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement as h, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AudienceView, ContractsTable } from '../../../src/builder.js'
import {
  createMarketplaceClient,
  listingsPageQueryOptions,
  offersPageQueryOptions,
} from '../../../src/core.js'
import {
  CollectibleView,
  FloorPrice,
  ListingsTable,
  MarketKitProvider,
  MediaViewer,
  OffersTable,
} from '../../../src/index.js'
import { collectible, order } from '../fixtures.js'

const client = createMarketplaceClient({
  accessKey: 'key',
  marketplaceUrl: 'http://127.0.0.1:9',
  networks: { 31337: 'local' },
})
const item = {
  chainId: 31337,
  contractAddress: order.collectionContractAddress,
  tokenId: '7',
}

/** Renders on a server without a browser, wallet or wagmi. */
function draw(element: ReactElement, queryClient = new QueryClient()): string {
  return renderToString(
    h(
      QueryClientProvider,
      { client: queryClient },
      h(MarketKitProvider, { client }, element),
    ),
  )
}

test('default: widgets render on a server without data', () => {
  for (const element of [
    h(CollectibleView, { ...item, collectible }),
    h(ListingsTable, item),
    h(OffersTable, item),
    h(FloorPrice, { chainId: 31337, contractAddress: item.contractAddress }),
    h(ContractsTable, { projectId: 1 }),
    h(AudienceView, { audienceId: 2, projectId: 1 }),
    h(MediaViewer, { metadata: collectible.metadata }),
  ])
    expect(draw(element)).toContain('class="mk-')
  expect(draw(h(CollectibleView, { ...item, collectible }))).toContain(
    'Silent Crown',
  )
})

test('behavior: a server formats times in UTC, and marks no order as expired', () => {
  const queryClient = new QueryClient()
  const ended = { ...order, validUntil: '2020-05-01T12:00:00Z' }
  const of = (column: string) => ({
    ...item,
    filter: undefined,
    page: {
      page: 1,
      pageSize: 10,
      sort: [{ column: 'priceUSD', order: column }],
    },
  })
  queryClient.setQueryData(
    listingsPageQueryOptions(client, of('ASC')).queryKey,
    { listings: [ended], page: { more: false, page: 1 } },
  )
  queryClient.setQueryData(
    offersPageQueryOptions(client, of('DESC')).queryKey,
    { offers: [], page: { more: false, page: 1 } },
  )
  const html = draw(h(ListingsTable, { ...item, onBuy() {} }), queryClient)
  expect(html).toContain('May 1, 2020, 12:00')
  expect(html).not.toContain('Expired')
  expect(draw(h(OffersTable, item), queryClient)).toContain('No offers')
})

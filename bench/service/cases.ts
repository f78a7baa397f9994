import type { Address } from 'viem'
import { writeCursor } from '../../src/service/operations/pageCursor.js'
import type { Run } from './loadMarket.js'
import { currencies, getAccount, getContract, named } from './market.js'

/** A read to measure. Its requests differ only in their values. */
export type Case = {
  name: string
  /** Path after the service's address, such as `rpc/Marketplace/GetOrders`. */
  path: string
  /** Returns the body of request number `index`. */
  body(number: number): object
}

const giant = getContract(named.giant)
const items = getContract(named.items)
const steady = getContract(named.steady)
const steadyItems = getContract(named.steadyItems)
const animals = ['falcon', 'otter', 'dragon', 'lynx', 'heron', 'viper']
const mistyped = ['falcn', 'ottter', 'dargon', 'linx', 'heorn', 'vipre']
const colors = ['Red', 'Blue', 'Green', 'Yellow', 'Purple', 'Black']
const [, usdc, , points] = currencies.map(({ address }) => address)

const color = (n: number) => ({
  name: 'Color',
  type: 'STRING',
  values: [colors[n % colors.length]],
})
const level = (n: number) => ({
  name: 'Level',
  type: 'INT',
  min: 10 + (n % 5),
  max: 30,
})
const by = (column: string, order: string) => ({ sort: [{ column, order }] })

function list(
  name: string,
  body: (number: number) => object,
  contractAddress = giant,
): Case {
  return {
    name: `ListCollectibles, ${name}`,
    path: 'local/rpc/Marketplace/ListCollectibles',
    body: (n) => ({ contractAddress, side: 'listing', ...body(n) }),
  }
}

function ask(
  operation: string,
  name: string,
  body: (number: number) => object,
  contractAddress = giant,
): Case {
  return {
    name: name ? `${operation}, ${name}` : operation,
    path: `local/rpc/Marketplace/${operation}`,
    body: (n) => ({ contractAddress, ...body(n) }),
  }
}

const status = ['active', 'inactive', 'filled', 'cancelled', 'expired']
const token = (n: number) => ({ tokenId: String(1 + ((n * 37) % 900)) })
const item = (n: number) => ({ tokenId: String(1 + (n % 20)) })

const lists: Case[] = [
  list('first page', () => ({})),
  list('page 200', (n) => ({ page: { page: 200 + n } })),
  list('page 900', (n) => ({ page: { page: 900 + n } })),
  list('of 20 items', () => ({}), items),
  list('with empty ones', () => ({ filter: { includeEmpty: true } })),
  list('with empty ones, page 1500', (n) => ({
    filter: { includeEmpty: true },
    page: { page: 1500 + n },
  })),
  list('offers', () => ({ side: 'offer' })),
  list('offers, page 200', (n) => ({ side: 'offer', page: { page: 200 + n } })),
  list('dearest first', () => ({ page: by('priceUSD', 'DESC') })),
  list('newest first', () => ({ page: by('createdAt', 'DESC') })),
  list('by name', () => ({ page: by('name', 'ASC') })),
  list('by token id', () => ({ page: by('tokenId', 'DESC') })),
  list('trait', (n) => ({ filter: { properties: [color(n)] } })),
  list('range of a trait', (n) => ({ filter: { properties: [level(n)] } })),
  list('owner of few', (n) => ({
    filter: { inAccounts: [getAccount(15_000 + n)], includeEmpty: true },
  })),
  list('owner of thousands', (n) => ({
    filter: { inAccounts: [getAccount(n)] },
  })),
  list('not of an owner', (n) => ({
    filter: { notInAccounts: [getAccount(n)] },
  })),
  list('currency', () => ({ filter: { inCurrencyAddresses: [usdc] } })),
  list('currency without rate', () => ({
    filter: { inCurrencyAddresses: [points] },
  })),
  list('not made by', (n) => ({
    filter: { ordersNotCreatedBy: [getAccount(n)] },
  })),
  list('search', (n) => ({ filter: { searchText: animals[n % 6] } })),
  list('search of a rare word', () => ({
    filter: { searchText: 'legendary' },
  })),
  list('search with a typo', (n) => ({
    filter: { searchText: mistyped[n % 6] },
  })),
  list('heavy: search, traits, currency, owner, sorted', (n) => ({
    filter: {
      searchText: animals[n % 6],
      properties: [color(n), level(n)],
      inCurrencyAddresses: [usdc],
      notInAccounts: [getAccount(n)],
    },
    page: by('priceUSD', 'DESC'),
  })),
]

const others: Case[] = [
  ask('GetFloorOrder', '', () => ({})),
  ask('GetFloorOrder', 'trait', (n) => ({
    filter: { properties: [color(n)] },
  })),
  ask('GetCollectible', '', token),
  ask('GetHighestPriceListingForCollectible', '', item, items),
  ask('ListListingsForCollectible', 'of a token', token),
  ask('ListListingsForCollectible', 'of an item', item, items),
  ask(
    'ListListingsForCollectible',
    'of an item, page 50',
    (n) => ({ ...item(n), page: { page: 50 } }),
    items,
  ),
  ask('ListOffersForCollectible', '', token),
  ask(
    'ListListingsForCollectible',
    'of an item, with ended ones',
    (n) => ({ ...item(n), filter: { status }, page: by('updatedAt', 'DESC') }),
    items,
  ),
  ask('ListOffersForCollectible', 'with ended ones', (n) => ({
    ...token(n),
    filter: { status },
    page: by('updatedAt', 'DESC'),
  })),
  {
    name: 'TokenCollectionFilters',
    path: 'rpc/Metadata/TokenCollectionFilters',
    body: () => ({ chainId: 'local', contractAddress: giant }),
  },
]

/** All reads to measure. */
export async function readCases(run: Run): Promise<Case[]> {
  return [
    ...lists,
    ...others,
    await pageAfter(run, 200),
    await pageAfter(run, 900),
    await namedOrders(run, giant, 1),
    await namedOrders(run, giant, 30),
  ]
}

/** Returns a read of pages that start after items of the page after `page`. */
async function pageAfter(run: Run, page: number): Promise<Case> {
  const found = await run(
    `select token_id, id from orders
     where contract_address = '${giant}' and side = 'listing' and standing = 'best'
     order by rank, rank_amount, id offset ${page * 30} limit 600`,
  )
  const cursors = found.map(({ id, token_id }) =>
    writeCursor({
      tokenId: String(token_id),
      orderId: Number(id),
      isForAny: false,
    }),
  )
  return list(`after page ${page}`, (n) => ({
    page: { after: cursors[n % cursors.length] },
  }))
}

/** Returns a read of `count` orders of a collection by their ids. */
async function namedOrders(
  run: Run,
  contractAddress: Address,
  count: number,
): Promise<Case> {
  const found = await run(
    `select order_hash from orders where contract_address = '${contractAddress}' limit 600`,
  )
  const ids = found.map(({ order_hash }) => String(order_hash))
  return ask('GetOrders', String(count), (n) => ({
    input: Array.from({ length: count }, (_, at) => ({
      contractAddress,
      orderId: ids[(n * count + at) % ids.length],
    })),
    page: { pageSize: Math.max(30, count) },
  }))
}

/** Orders from which on the collection that grows with the market is used. */
const largeMarket = 100_000

/** Returns the reads to measure under load. */
export async function loadCases({
  orders,
  run,
}: {
  orders: number
  run: Run
}): Promise<Case[]> {
  const isLarge = orders >= largeMarket
  const tokens = isLarge ? giant : steady
  const pageSize = isLarge ? 30 : 10
  return [
    list('first page', () => ({}), tokens),
    ask('GetFloorOrder', '', () => ({}), tokens),
    await namedOrders(run, tokens, 50),
    list(
      `page 50 of ${pageSize}`,
      () => ({ page: { page: 50, pageSize } }),
      tokens,
    ),
    list(
      'two traits',
      (n) => ({ filter: { properties: [color(n), level(n)] } }),
      tokens,
    ),
    ask(
      'ListListingsForCollectible',
      'of an item',
      item,
      isLarge ? items : steadyItems,
    ),
  ]
}

/** Reads of collections that are the same in every market. */
export const steadyCases: Case[] = [
  list('first page', () => ({}), steady),
  list('page 10', () => ({ page: { page: 10 } }), steady),
  list(
    'with empty ones, page 25',
    () => ({ filter: { includeEmpty: true }, page: { page: 25 } }),
    steady,
  ),
  list('offers', () => ({ side: 'offer' }), steady),
  list('dearest first', () => ({ page: by('priceUSD', 'DESC') }), steady),
  list('trait', (n) => ({ filter: { properties: [color(n)] } }), steady),
  list('currency', () => ({ filter: { inCurrencyAddresses: [usdc] } }), steady),
  list('search', (n) => ({ filter: { searchText: animals[n % 6] } }), steady),
  ask('GetFloorOrder', '', () => ({}), steady),
  ask('ListListingsForCollectible', 'of an item', item, steadyItems),
  ask('ListOffersForCollectible', '', token, steady),
  ask('GetCollectible', '', token, steady),
]

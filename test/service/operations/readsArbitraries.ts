import fc from 'fast-check'
import { zeroAddress } from 'viem'
import { ada, bob, largest, unknownCurrency, usdc } from '../setup.js'
import type {
  ListRequest,
  ModelCollectible,
  ModelOrder,
  World,
} from './readsModel.js'
import type { OrdersRequest } from './readsOrdersModel.js'

const tokenIds = [0n, 1n, 2n, 3n, 4n, 5n, largest]
const accounts = [ada, bob]
const currencies = [usdc, zeroAddress, unknownCurrency]
const books = ['service_marketplace_v1', 'service_marketplace_v2', 'external_1']
const statuses = ['active', 'inactive', 'expired', 'cancelled', 'filled']
const moments = fc.constantFrom(-1000, 0, 1, 1000)

const subsetOf = <value>(values: readonly value[]) =>
  fc.subarray([...values], { minLength: 0 })

const collectible = fc.record({
  tokenId: fc.constantFrom(...tokenIds),
  name: fc.constantFrom('', 'Red Dragon', 'Dragonfly', '100%_\\', 'Gold'),
  description: fc.constantFrom('', 'a small crystal', 'the DRAGON of gold'),
  traits: fc.record(
    {
      Color: fc.constantFrom('Red', 'Blue', ['Red', 'Blue'], '3'),
      Level: fc.constantFrom(1, 2.5, 3, 40, '3'),
    },
    { requiredKeys: [] },
  ),
  owners: subsetOf(accounts),
}) satisfies fc.Arbitrary<ModelCollectible>

/** Prices and shares are powers of two, so that quotients are exact. */
const order = fc
  .record({
    // The last token id never has a collectible.
    tokenId: fc.constantFrom(...tokenIds, 77n, null),
    side: fc.constantFrom('listing' as const, 'offer' as const),
    status: fc.constantFrom(
      ...(['active', 'active', 'active', 'active'] as const),
      ...(['inactive', 'cancelled', 'filled'] as const),
    ),
    maker: fc.constantFrom(...accounts),
    marketplace: fc.constantFrom(...books),
    currency: fc.constantFrom(...currencies),
    price: fc.constantFrom(0, 4, 8, 16, 32),
    net: fc.constantFrom(0, 0.25, 0.5, 1),
    validFrom: fc.constantFrom(-2000, -1000, -1000, 0, 1),
    validUntil: fc.constantFrom(0, 1, 1000, 1000, 2000),
    createdAt: moments,
    updatedAt: moments,
  })
  .map((values) => ({
    ...values,
    side: values.tokenId === null ? ('offer' as const) : values.side,
  }))

const numbered = (orders: Omit<ModelOrder, 'id'>[]): ModelOrder[] =>
  orders.map((order, index) => ({ ...order, id: index + 1 }))

/** A small collection with orders of all kinds. */
export const world: fc.Arbitrary<World> = fc.record({
  collectibles: fc.uniqueArray(collectible, {
    selector: ({ tokenId }) => tokenId,
    maxLength: tokenIds.length,
  }),
  orders: fc.array(order, { maxLength: 30 }).map(numbered),
})

/**
 * A collection so large that lists walk through it, with several orders for
 * each collectible, and optionally with offers for any token.
 */
export function largeWorld(size: number, hasOffersForAny: boolean): World {
  const some = <value>(values: fc.Arbitrary<value>, numRuns: number) =>
    fc.sample(values, { numRuns, seed: size })
  return {
    collectibles: some(collectible, size).map((values, index) => ({
      ...values,
      tokenId: BigInt(index),
    })),
    orders: numbered(
      some(order, 4 * size).flatMap((values, index) => {
        const tokenId = BigInt(index % size)
        if (values.tokenId !== null) return [{ ...values, tokenId }]
        return hasOffersForAny ? [values] : []
      }),
    ),
  }
}

const property = fc.oneof(
  fc.record(
    {
      name: fc.constantFrom('Level', 'Color'),
      type: fc.constant('INT'),
      min: fc.constantFrom(-1, 1, 2.5),
      max: fc.constantFrom(2.5, 3, 1e300),
      values: subsetOf(['3', 40, 1]),
    },
    { requiredKeys: ['name', 'type'] },
  ),
  fc.record(
    {
      name: fc.constantFrom('Color', 'Level', 'None'),
      type: fc.constantFrom('STRING', 'ARRAY', 'GENERIC'),
      values: subsetOf(['Red', 'Blue', 'Green', 3]),
    },
    { requiredKeys: ['name', 'type'] },
  ),
)

const searchText = fc
  .array(
    fc.constantFrom(
      ...['DRAGON', 'red', 'gold', 'a', 'of', '%', '_\\', 'blue', '3'],
      ...['dargon', 'drgon', 'draagon', 'drafon', 'crystl', 'glod', 'nothing'],
    ),
    { maxLength: 3 },
  )
  .map((words) => words.join(' '))

const orderColumns = [
  'priceUSD',
  'priceAmount',
  'createdAt',
  'updatedAt',
  'validUntil',
]

const sorts = (
  maxLength: number,
  columns = [...orderColumns, 'tokenId', 'name'],
) =>
  fc.uniqueArray(
    fc.record({
      column: fc.constantFrom(...columns),
      order: fc.constantFrom('ASC' as const, 'DESC' as const),
    }),
    { selector: ({ column }) => column, maxLength },
  )

const filters = {
  includeEmpty: fc.boolean(),
  searchText,
  properties: fc.array(property, { maxLength: 2 }),
  marketplaces: subsetOf(books),
  inAccounts: subsetOf(accounts),
  notInAccounts: subsetOf(accounts),
  ordersCreatedBy: subsetOf(accounts),
  ordersNotCreatedBy: subsetOf(accounts),
  inCurrencyAddresses: subsetOf(currencies),
  notInCurrencyAddresses: subsetOf(currencies),
}

const side = fc.constantFrom('unknown', 'listing', 'offer')
const { includeEmpty, ...narrowing } = filters

/** A request for a list with few fields, one filter, or any fields. */
export const listRequest = fc.oneof(
  fc.record(
    { side, filter: fc.record({ includeEmpty }), sort: sorts(1) },
    { requiredKeys: ['side', 'sort'] },
  ),
  ...Object.entries(narrowing).map(([name, value]) =>
    fc.record({
      side,
      filter: fc.record({ includeEmpty, [name]: value }),
      sort: sorts(1),
    }),
  ),
  fc.record(
    { side, filter: fc.record(filters, { requiredKeys: [] }), sort: sorts(3) },
    { requiredKeys: [] },
  ),
) as fc.Arbitrary<ListRequest>

/** A request for the orders of one collectible. */
export const ordersRequest = fc.record(
  {
    side: fc.constantFrom('listing' as const, 'offer' as const),
    tokenId: fc.constantFrom(...tokenIds, 77n),
    filter: fc.record(
      {
        createdBy: subsetOf(accounts),
        marketplace: subsetOf(books),
        currencies: subsetOf(currencies),
        status: subsetOf(statuses),
      },
      { requiredKeys: [] },
    ),
    sort: sorts(2, orderColumns),
  },
  { requiredKeys: ['side', 'tokenId'] },
) as fc.Arbitrary<OrdersRequest>

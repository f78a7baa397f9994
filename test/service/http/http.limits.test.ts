import { afterAll, beforeAll, expect, test } from 'vitest'
import * as operations from '../../../src/rpc/operations.js'
import { examples } from '../../../src/service/http/openapi/examples.js'
import { ada, collection, largest, setupService } from '../setup.js'

let s: Awaited<ReturnType<typeof setupService>>

beforeAll(async () => {
  s = await setupService()
})
afterAll(() => s.close())

type Name = keyof typeof examples

/** Returns the response to an example with one field changed. */
async function ask(name: Name, field: string, value: unknown) {
  const body = JSON.parse(JSON.stringify(examples[name].request))
  const names = field.split('.')
  const last = names.pop() ?? ''
  let holder = body
  for (const name of names) {
    holder[name] ??= {}
    holder = holder[name]
  }
  holder[last] = value
  const operation = Object.values(operations).find((one) => one.name === name)
  return s.call(`${operation?.group}/${name}`, body)
}

const many = (count: number, item: unknown = ada) => Array(count).fill(item)
const property = { name: 'Level', type: 'INT' }
const order = { orderId: '0x1', quantity: '1' }
const input = { contractAddress: collection, orderId: '0x1' }
const fee = { amount: '1', receiver: ada }

const lists = [
  ...['inAccounts', 'notInAccounts', 'ordersCreatedBy', 'ordersNotCreatedBy'],
  ...['inCurrencyAddresses', 'notInCurrencyAddresses'],
].map((field) => `filter.${field}`)

const wrong: [Name, string, unknown, string?][] = [
  // Length and items of lists.
  ...lists.flatMap((field): [Name, string, unknown, string?][] => [
    ['ListCollectibles', field, many(101)],
    ['GetFloorOrder', field, many(101)],
    // Lists are counted before their items are parsed, which takes long.
    ['GetFloorOrder', field, many(101, 'x')],
    ['ListCollectibles', field, ada],
    ['ListCollectibles', field, [ada, null], `${field}.1`],
    ['ListCollectibles', field, [ada.slice(2)], `${field}.0`],
    ['ListCollectibles', field, [''], `${field}.0`],
  ]),
  ['ListCollectibles', 'filter.properties', many(33, property)],
  ['ListCollectibles', 'filter.marketplaces', many(33, 'unknown')],
  ['ListListingsForCollectible', 'filter.createdBy', many(101)],
  ['ListListingsForCollectible', 'filter.currencies', many(101)],
  ['ListOffersForCollectible', 'filter.marketplace', many(33, 'unknown')],
  ['ListOffersForCollectible', 'filter.marketplace', 'unknown'],
  ['GetOrders', 'input', many(101, input)],
  ['GetOrders', 'input', undefined],
  ['GetOrders', 'input', [{ ...input, orderId: '' }], 'input.0.orderId'],
  [
    'GetOrders',
    'input',
    [{ ...input, orderId: 'x'.repeat(257) }],
    'input.0.orderId',
  ],
  ['GetOrders', 'input', many(101, {})],
  ['GenerateBuyTransaction', 'somethingNew.list', many(101, 0)],
  ['GenerateBuyTransaction', 'ordersData', []],
  ['GenerateBuyTransaction', 'ordersData', many(51, order)],
  ['GenerateBuyTransaction', 'additionalFees', many(11, fee)],
  // Kind and size of numbers.
  ...['1', 0, -1, 1.5, 2 ** 53].flatMap((page): [Name, string, unknown][] => [
    ['ListCollectibles', 'page.page', page],
    ['ListContracts', 'page.page', page],
  ]),
  ['ListContractSources', 'page', { page: 1_000_002 }, 'page.page'],
  ['ListContractSources', 'page', { page: 500_001, pageSize: 3 }, 'page.page'],
  ...[-1, 1.5, 2 ** 53, '1', true].flatMap((id): [Name, string, unknown][] => [
    ['GetAudience', 'projectId', id],
    ['GetAudience', 'audienceId', id],
    ['ListContracts', 'filter.chainId', id],
  ]),
  ['TokenCollectionFilters', 'chainId', ''],
  ['TokenCollectionFilters', 'chainId', 'x'.repeat(65)],
  ['TokenCollectionFilters', 'chainId', 1.5],
  ['TokenCollectionFilters', 'chainId', null],
  // Digits in strings.
  ...['', ' 1', '+1', '0x1', '1e3', '1.0', '\u0663', '9'.repeat(79)].flatMap(
    (digits): [Name, string, unknown][] => [
      ['GetCollectible', 'tokenId', digits],
      ['GenerateListingTransaction', 'listing.pricePerToken', digits],
    ],
  ),
  ['GetCollectible', 'tokenId', String(largest + 1n)],
  ['GetCollectible', 'tokenId', 1],
  ['GenerateListingTransaction', 'listing.expiry', 1893456000],
  // Fields that depend on each other.
  [
    'ListCollectibles',
    'filter.properties',
    [property, { ...property, min: 2, max: 1 }],
    'filter.properties.1.min',
  ],
  [
    'ListCollectibles',
    'filter.properties',
    [{ ...property, min: '1' }],
    'filter.properties.0.min',
  ],
  [
    'ListCollectibles',
    'filter.properties',
    [{ ...property, name: 'x'.repeat(257) }],
    'filter.properties.0.name',
  ],
  [
    'ListCollectibles',
    'filter.properties',
    [{ ...property, values: many(101, 1) }],
    'filter.properties.0.values',
  ],
  ['ListCollectibles', 'filter.searchText', 'x'.repeat(257)],
  ['ListCollectibles', 'filter.includeEmpty', 'true'],
  ['ListContracts', 'filter.contractType', 'x'.repeat(65)],
  ['ListContracts', 'filter.contractSourceType', 'linked'],
  ['ListCollectibles', 'side', 'Listing'],
  ['GenerateBuyTransaction', 'marketplace', ''],
]

test('behavior: a value beyond a limit is refused, with the name of its field', async () => {
  const answers = []
  for (const [name, field, value] of wrong)
    answers.push(await ask(name, field, value))
  expect(
    answers.map(({ cause, error }, index) => [wrong[index]?.[0], cause, error]),
  ).toEqual(
    wrong.map(([name, field, , path = field]) => [
      name,
      path,
      'InvalidArgument',
    ]),
  )
})

test('behavior: a value at a limit is accepted', async () => {
  const right: [Name, string, unknown][] = [
    ...lists.flatMap((field): [Name, string, unknown][] => [
      ['ListCollectibles', field, many(100)],
      ['ListCollectibles', field, []],
      ['ListCollectibles', field, null],
    ]),
    ['ListCollectibles', 'filter.properties', many(32, property)],
    [
      'ListCollectibles',
      'filter.properties',
      [{ ...property, min: 1, max: 1 }],
    ],
    ['ListCollectibles', 'filter.searchText', 'x'.repeat(256)],
    ['ListCollectibles', 'filter.searchText', ''],
    ['GetOrders', 'input', many(100, input)],
    ['GetOrders', 'input', []],
    ['GetOrders', 'input', [{ ...input, orderId: '\u{1f600}'.repeat(128) }]],
    ['ListContracts', 'page', { page: 10_001, pageSize: 100 }],
    ['ListContracts', 'filter.chainId', 2 ** 53 - 1],
    ['ListContracts', 'filter.contractType', ''],
    ['ListOffersForCollectible', 'tokenId', String(largest)],
    ['ListOffersForCollectible', 'tokenId', '0'.repeat(78)],
    ['TokenCollectionFilters', 'chainId', 31337],
  ]
  for (const [name, field, value] of right)
    expect([name, field, (await ask(name, field, value)).error]).toEqual([
      name,
      field,
      undefined,
    ])
})

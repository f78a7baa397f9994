import fc from 'fast-check'
import { type Address, custom, defineChain } from 'viem'
import { describe, expect, test, vi } from 'vitest'
import { createConfig } from 'wagmi'
import { connect } from 'wagmi/actions'
import type { Order } from '../../../src/core.js'
import * as core from '../../../src/core.js'
import * as widgets from '../../../src/index.js'
import { en } from '../../../src/locales.js'
import { countRuns } from '../../sample.js'
import { ada, bob, chainId, type TestWallet, testConnector } from '../setup.js'

const order = {
  orderId: '0x01',
  chainId,
  marketplace: 'service_marketplace_v2',
  collectionContractAddress: bob,
  createdBy: bob,
  priceAmount: '5',
  priceCurrencyAddress: bob,
  quantityRemaining: '1',
  status: 'active',
  tokenId: '7',
} as Order
const terms = {
  contractType: 'ERC721',
  currencyAddress: bob,
  pricePerToken: '5',
  expiry: '4000000000',
}
const item = { contractAddress: bob as Address, tokenId: '7' }

/** A connected wallet, a node and a service that count every request. */
async function setup() {
  const requests: string[] = []
  const wallet: TestWallet = {
    accounts: [ada],
    chainId,
    intercept: undefined,
    node: undefined,
    prompts: [],
  }
  const refuse = async (method: string) => {
    requests.push(method)
    throw new Error('Nothing answers here.')
  }
  const chain = defineChain({
    id: chainId,
    name: 'Local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['http://127.0.0.1'] } },
  })
  const config = createConfig({
    chains: [chain],
    connectors: [testConnector(wallet, refuse)],
    multiInjectedProviderDiscovery: false,
    storage: null,
    transports: {
      [chainId]: custom({
        request: ({ method }: { method: string }) => refuse(method),
      }),
    },
  })
  const [connector] = config.connectors
  if (connector) await connect(config, { connector } as never)
  const client = core.createMarketplaceClient({
    accessKey: 'test-key',
    marketplaceUrl: 'http://127.0.0.1',
    networks: { [chainId]: 'local' },
    fetch: async (url) => refuse(String(url)),
  })
  requests.length = 0
  wallet.prompts.length = 0
  const storage = core.createMemoryStorage()
  return { client, config, requests, storage, wallet }
}

type Setup = Awaited<ReturnType<typeof setup>>
type Call = (config: any, options: any) => unknown

/** The functions of the engine that take a config, and valid options of each. */
const engine: Record<string, [Call, (setup: Setup) => object]> = {
  buy: [core.buy, (it) => ({ ...common(it), order })],
  cancel: [core.cancel, (it) => ({ ...common(it), order })],
  cancelMany: [core.cancelMany, (it) => ({ ...common(it), orders: [order] })],
  edit: [core.edit, (it) => ({ ...common(it), order, listing: terms })],
  list: [core.list, (it) => ({ ...common(it), ...item, ...terms })],
  listMany: [
    core.listMany,
    (it) => ({ ...common(it), items: [{ ...item, ...terms }] }),
  ],
  executeSteps: [
    core.executeSteps,
    (it) => ({ ...common(it), intent: intent(), steps: [] }),
  ],
  planSteps: [
    core.planSteps,
    (it) => ({ client: it.client, intent: intent(), steps: [] }),
  ],
  resumeFlows: [core.resumeFlows, common],
  repostOrder: [core.repostOrder, (it) => ({ ...common(it), flow: 'a' })],
  cancelSignedOrder: [
    core.cancelSignedOrder,
    (it) => ({ ...common(it), flow: 'a' }),
  ],
}

function common({ client, storage }: Setup) {
  return { client, chainId, storage }
}

function intent() {
  return core.toIntent({ kind: 'buy', account: ada, chainId, order })
}

/** Returns the error of a call; fails if the call succeeds. */
async function getFailure(act: () => unknown): Promise<Error> {
  try {
    await act()
  } catch (error) {
    return error as Error
  }
  throw new Error('It did not fail.')
}

async function callWith(
  name: string,
  change: (options: any, setup: Setup) => unknown,
): Promise<[Error, Setup]> {
  const at = await setup()
  const [call, toOptions] = engine[name] ?? []
  const options = change(toOptions?.(at), at)
  return [await getFailure(() => call?.(at.config, options)), at]
}

const nothing = [null, undefined, {}, 5, 'x', Number.NaN, [], true, 5n]

describe.each(Object.keys(engine))('%s', (name) => {
  test.each(nothing)(
    'parameters: %s instead of the options is refused before any request',
    async (nonsense) => {
      const [error, { requests, wallet }] = await callWith(name, () => nonsense)
      expect(error).toBeInstanceOf(core.MarketKitError)
      expect(error.message).toMatch(/`\w+`/)
      expect([...requests, ...wallet.prompts]).toEqual([])
    },
  )

  test.each(nothing)(
    'parameters: %s instead of `config` is refused before any request',
    async (nonsense) => {
      const at = await setup()
      const [call, toOptions] = engine[name] ?? []
      const error = await getFailure(() => call?.(nonsense, toOptions?.(at)))
      expect(error).toBeInstanceOf(core.ConfigurationError)
      expect(error.message).toContain('as `config`')
      expect(at.requests).toEqual([])
    },
  )
})

const wrong: Record<string, unknown[]> = {
  client: [null, undefined, {}, 5, 'x'],
  chainId: [null, undefined, '31337', Number.NaN, 1.5, -1, {}, 31337n],
  account: ['x', 5, '0x01', {}],
  batch: ['sometimes', true],
  confirmations: [-1, '1', Number.NaN, 0.5],
  acknowledge: ['yes', 1, {}],
  contracts: [5, 'x', { [chainId]: 5 }],
  environment: [5, 'x', { storage: {} }, { locks: {} }, { now: 5 }],
  onEvent: [5, {}],
  onProgress: [5, {}],
  onReview: [5, {}],
  policy: ['yolo', true],
  signal: [{}, 5],
  storage: [{}, 5, 'x'],
  timeout: ['x', -1, Number.NaN],
  allowUnlimitedApproval: ['yes'],
  decoders: [{}, 5],
  knownFees: [{}, 5],
}
const flows = [
  'buy',
  'cancel',
  'cancelMany',
  'edit',
  'list',
  'listMany',
  'executeSteps',
]
/** Their orders name the chain. */
const flowsOfOrders = ['buy', 'cancel', 'cancelMany', 'edit']
const wrongRows = Object.entries(wrong)
  .flatMap(([option, values]) =>
    flows.flatMap((flow) =>
      values.map((value) => [flow, option, value] as const),
    ),
  )
  .filter(
    ([flow, option, value]) =>
      option !== 'chainId' ||
      value !== undefined ||
      !flowsOfOrders.includes(flow),
  )

const ofOne: [flow: string, option: string, value: unknown][] = [
  ...[undefined, null, 'x', 5].map((value): [string, string, unknown] => [
    'buy',
    'order',
    value,
  ]),
  ['buy', 'order.priceAmount', { ...order, priceAmount: 'abc' }],
  ['buy', 'order.quantityRemaining', { ...order, quantityRemaining: 'abc' }],
  ['buy', 'quantity', 'abc'],
  ['buy', 'quantity', ''],
  ['buy', 'quantity', 1.5],
  ['buy', 'quantity', 2],
  ['buy', 'quantity', null],
  ['buy', 'items', 5],
  ['buy', 'items', {}],
  ['buy', 'items[0].order', [null]],
  ['buy', 'items[1].order', [{ order }, { order: 5 }]],
  ['buy', 'items[0].order.orderId', [{ order: {} }]],
  ['buy', 'order.orderId', {}],
  ['buy', 'additionalFees', null],
  ['buy', 'additionalFees', 5],
  ['buy', 'additionalFees', [{ amount: 'x' }]],
  ['cancel', 'order', null],
  ['cancel', 'order', undefined],
  ['cancelMany', 'orders', 5],
  ['cancelMany', 'orders[0]', [null]],
  ['listMany', 'items', 5],
  ['listMany', 'items', undefined],
  ['listMany', 'items[0]', [null]],
  [
    'listMany',
    'items[0].pricePerToken',
    [{ ...item, ...terms, pricePerToken: '0' }],
  ],
  ['listMany', 'items[0].tokenId', [{ ...item, ...terms, tokenId: 7 }]],
  ['edit', 'order', null],
  ['edit', 'listing', undefined],
  ['edit', 'listing.pricePerToken', { ...terms, pricePerToken: '0' }],
  ['edit', 'listing.expiry', { ...terms, expiry: 5 }],
  ['list', 'pricePerToken', 5n],
  ['list', 'pricePerToken', '0'],
  ['list', 'pricePerToken', '1.5'],
  ['list', 'pricePerToken', undefined],
  ['list', 'tokenId', 7],
  ['list', 'contractAddress', 'x'],
  ['list', 'currencyAddress', null],
  ['list', 'expiry', Date.now()],
  ['list', 'quantity', 1],
  ['list', 'minNet', 5n],
  ['executeSteps', 'intent', 5],
  ['resumeFlows', 'chainId', '31337'],
]

test.each(flowsOfOrders)(
  '%s, parameters: a `chainId` that is not the order’s is refused before any request',
  async (name) => {
    const [error, { requests, wallet }] = await callWith(name, (options) => ({
      ...options,
      chainId: chainId + 1,
    }))
    expect(error).toBeInstanceOf(core.ConfigurationError)
    expect(error.message).toContain(
      `The order is on chain ${chainId}, but \`chainId\` is ${chainId + 1}.`,
    )
    expect([...requests, ...wallet.prompts]).toEqual([])
  },
)

test.each([...wrongRows, ...ofOne])(
  '%s, parameters: an invalid `%s` is refused before any request: %s',
  async (name, option, value) => {
    const [key = ''] = option.split(/[.[]/)
    const [error, { requests, wallet }] = await callWith(name, (options) => {
      const single = key === 'items' ? { order: undefined } : {}
      return { ...options, ...single, [key]: value }
    })
    expect(error).toBeInstanceOf(core.ConfigurationError)
    expect(error.message).toContain(`\`${option}\``)
    expect([...requests, ...wallet.prompts]).toEqual([])
  },
)

describe('messages of configuration errors', () => {
  test('default: the message names the option, its value and the expected value', async () => {
    const [error] = await callWith('buy', (options) => ({
      ...options,
      chainId: '31337',
    }))
    expect(error.message).toMatchInlineSnapshot(`
      "\`buy\` got "31337" as \`chainId\`.

      Pass the id of the chain as a number, such as 137, or leave it out."
    `)
  })

  test('behavior: the message for a price of 0 asks for a price above 0', async () => {
    const [error] = await callWith('list', (options) => ({
      ...options,
      pricePerToken: '0',
    }))
    expect(error.message).toMatchInlineSnapshot(`
      "\`list\` got "0" as \`pricePerToken\`.

      Pass a price above 0, in smallest units of the currency, as a string of decimal digits."
    `)
  })

  test('behavior: the message for `order` together with `items` asks for one of them', async () => {
    const [error] = await callWith('buy', (options) => ({
      ...options,
      items: [{ order }],
    }))
    expect(error.message).toMatchInlineSnapshot(`
      "\`buy\` got an object as \`order\`.

      Pass either \`order\` or \`items\`, not both."
    `)
  })

  test('behavior: an account that is not connected is refused before any prompt', async () => {
    const [error, { requests, wallet }] = await callWith('buy', (options) => ({
      ...options,
      account: bob,
    }))
    expect(error).toMatchObject({ reason: 'wrongAccount', fundsMoved: 'no' })
    expect([...requests, ...wallet.prompts]).toEqual([])
  })
})

/** Functions that take no wagmi config, with valid arguments for each. */
const plain: Record<string, [act: unknown, args: (setup: Setup) => unknown[]]> =
  {
    ...rows({ 'toIntent, to buy': core.toIntent }, () => [
      { kind: 'buy', account: ada, chainId, order },
    ]),
    ...rows({ 'toIntent, to cancel': core.toIntent }, () => [
      { kind: 'cancel', account: ada, chainId, order },
    ]),
    ...rows({ 'toIntent, to list': core.toIntent }, () => [
      { kind: 'list', account: ada, chainId, ...item, ...terms },
    ]),
    toRequest: [core.toRequest, () => [intent()]],
    ...rows(
      {
        buyStepsQueryOptions: core.buyStepsQueryOptions,
        cancelStepsQueryOptions: core.cancelStepsQueryOptions,
        collectibleQueryOptions: core.collectibleQueryOptions,
        collectiblesPageQueryOptions: core.collectiblesPageQueryOptions,
        collectiblesQueryOptions: core.collectiblesQueryOptions,
        collectionFiltersQueryOptions: core.collectionFiltersQueryOptions,
        floorOrderQueryOptions: core.floorOrderQueryOptions,
        highestPriceListingQueryOptions: core.highestPriceListingQueryOptions,
        listingStepsQueryOptions: core.listingStepsQueryOptions,
        listingsPageQueryOptions: core.listingsPageQueryOptions,
        listingsQueryOptions: core.listingsQueryOptions,
        offersPageQueryOptions: core.offersPageQueryOptions,
        offersQueryOptions: core.offersQueryOptions,
        ordersQueryOptions: core.ordersQueryOptions,
        getAffectedQueries: core.getAffectedQueries,
      },
      ({ client }) => [client, { chainId, ...item }],
    ),
    holdingsQueryOptions: [
      core.holdingsQueryOptions,
      ({ config }) => [
        config,
        {
          ...item,
          account: ada,
          chainId,
          contractType: 'ERC721',
          tokenIds: [],
        },
      ],
    ],
    pollWhileVisible: [core.pollWhileVisible, () => [{ every: 5_000 }]],
    shouldDehydrateQuery: [
      core.shouldDehydrateQuery,
      () => [{ queryKey: ['a'], state: { status: 'success' } }],
    ],
    isPendingOrder: [core.isPendingOrder, () => [order]],
    createTrace: [core.createTrace, () => [5]],
    toCollectiblesRequest: [
      core.toCollectiblesRequest,
      () => [core.readBrowse(''), { chainId, contractAddress: bob }],
    ],
    readBrowse: [core.readBrowse, () => ['?q=crown', { prefix: 'a' }]],
    writeBrowse: [core.writeBrowse, () => [core.readBrowse(''), {}]],
    toggleTrait: [
      core.toggleTrait,
      () => [core.readBrowse(''), trait, { value: 'a', isChosen: true }],
    ],
    createMarketplaceClient: [
      core.createMarketplaceClient,
      () => [{ accessKey: 'a', marketplaceUrl: 'http://127.0.0.1' }],
    ],
    forgetFlow: [core.forgetFlow, ({ storage }) => ['a', { storage }]],
    verifySteps: [core.verifySteps, () => [{ intent: intent(), steps: [] }]],
    callDecoder: [core.callDecoder, () => [{ contracts: 'any', abi: [] }]],
    createIndexedDbStorage: [core.createIndexedDbStorage, () => ['a']],
    createMemoryStorage: [core.createMemoryStorage, () => []],
    describeError: [widgets.describeError, () => [new Error(), labels]],
    describeSteps: [widgets.describeSteps, () => [[], labels]],
    formatPrice: [widgets.formatPrice, () => ['5', 6]],
    parsePrice: [widgets.parsePrice, () => ['5', 6]],
  }
const trait = { name: 'Family', type: 'STRING' }
const labels = en.labels

function rows(acts: object, args: (setup: Setup) => unknown[]) {
  return Object.fromEntries(
    Object.entries(acts).map(([name, act]) => [name, [act, args] as const]),
  ) as typeof plain
}

test('default: the tables of this file cover every exported function', () => {
  const exported = Object.entries({ ...core, ...widgets })
  const names = exported.flatMap(([name, value]) =>
    typeof value === 'function' && !/^(use)?[A-Z]/.test(name) ? name : [],
  )
  const rows = Object.keys({ ...engine, ...plain })
  expect([...new Set(rows.map((row) => row.split(',')[0]))].sort()).toEqual(
    names.sort(),
  )
})

describe.each(Object.entries(plain))('%s', (name, [act, toArgs]) => {
  const call = act as (...args: unknown[]) => unknown

  test('default: values of any type throw only errors of MarketKit', async () => {
    const at = await setup()
    await Promise.resolve(call(...toArgs(at))).catch((error) =>
      expect(error).toBeInstanceOf(core.MarketKitError),
    )
  })

  test.each([...nothing, Symbol('x'), { a: 5n }])(
    'parameters: %s as any argument throws only MarketKit errors',
    async (nonsense) => {
      const at = await setup()
      const args = toArgs(at)
      for (const index of args.length ? args.keys() : [0]) {
        const changed = [...args]
        changed[index] = nonsense
        const error = await Promise.resolve()
          .then(() => call(...changed))
          .then(
            () => undefined,
            (error: unknown) => error,
          )
        if (error) expect(error).toBeInstanceOf(core.MarketKitError)
      }
      expect(at.wallet.prompts).toEqual([])
    },
  )

  if (/QueryOptions|touchedQueries/.test(name))
    test.each([null, undefined, { tokenId: 5n }])(
      'parameters: %s is refused synchronously',
      async (nonsense) => {
        const [first] = toArgs(await setup())
        expect(() => call(first, nonsense)).toThrow(core.ConfigurationError)
      },
    )
})

describe('createMarketplaceClient', () => {
  const valid = { accessKey: 'a', marketplaceUrl: 'http://127.0.0.1' }
  test.each([
    ['accessKey', { ...valid, accessKey: 5, networks: {} }],
    ['networks', { ...valid, networks: null }],
    ['networks', { ...valid, networks: 'polygon' }],
    ['marketplaceUrl', { ...valid, marketplaceUrl: 5, networks: {} }],
    ['trustedOrigins', { ...valid, networks: {}, trustedOrigins: ['x'] }],
    ['trustedOrigins', { ...valid, networks: {}, trustedOrigins: 5 }],
    ['deliverSignature', { ...valid, networks: {}, deliverSignature: 'x' }],
    ['deliverSignature', { ...valid, networks: {}, deliverSignature: null }],
    ['fees', { ...valid, networks: {}, fees: 5 }],
    ['contracts', { ...valid, networks: {}, contracts: 'x' }],
  ])('parameters: an invalid `%s` is refused', async (name, config) => {
    const create = () => core.createMarketplaceClient(config as never)
    const error = await getFailure(create)
    expect(error).toBeInstanceOf(core.ConfigurationError)
    expect(error.message).toContain(`\`${name}\``)
  })

  test.each(nothing)(
    'request, parameters: %s instead of an operation is refused',
    async (nonsense: any) => {
      const { client, requests } = await setup()
      const error = await getFailure(() => client.request(nonsense, {}))
      expect(error).toBeInstanceOf(core.ConfigurationError)
      expect(requests).toEqual([])
    },
  )

  test('request, parameters: a bigint in the input is refused before any request', async () => {
    const { client, requests } = await setup()
    const error = await getFailure(() =>
      client.request(
        core.getFloorOrder,
        { contractAddress: 5n as never },
        { chainId },
      ),
    )
    expect(error).toBeInstanceOf(core.ConfigurationError)
    expect(requests).toEqual([])
  })
})

const options = Object.keys(wrong)
test('behavior: options of any shape throw only MarketKit errors and open no prompt', async () => {
  const change = fc.dictionary(
    fc.constantFrom(
      ...options,
      'order',
      'orders',
      'items',
      'listing',
      'flow',
      'intent',
      'steps',
      'quantity',
      ...Object.keys(terms),
    ),
    fc.anything({ withBigInt: true, withNullPrototype: true }),
  )
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...Object.keys(engine)),
      change,
      async (name, change) => {
        const at = await setup()
        const [call, toOptions] = engine[name] ?? []
        const controller = new AbortController()
        const error = await Promise.resolve()
          .then(() =>
            call?.(at.config, {
              signal: controller.signal,
              ...toOptions?.(at),
              ...change,
            }),
          )
          .then(
            () => undefined,
            (error: unknown) => error,
          )
        if (error) expect(error).toBeInstanceOf(core.MarketKitError)
        expect(at.wallet.prompts).toEqual([])
      },
    ),
    { numRuns: countRuns(300, 5) },
  )
})

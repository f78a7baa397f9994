import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { InvalidResponseError } from '../../src/errors.js'
import { parseAnswer } from '../../src/rpc/answers.js'
import { audience, builderPage } from '../../src/rpc/builderSchemas.js'
import { createMarketplaceClient } from '../../src/rpc/client.js'
import { asset, collectibleMetadata } from '../../src/rpc/metadataSchemas.js'
import * as operations from '../../src/rpc/operations.js'
import {
  type Order,
  order,
  page,
  propertyFilter,
} from '../../src/rpc/schemas.js'

const all: operations.Operation[] = Object.values(operations)

const minimal = {
  orderId: '0x01',
  chainId: 1,
  collectionContractAddress: '0x5fbdb2315678afecb367f032d93f642f64180aa3',
  createdBy: '0x5FBDB2315678AFECB367F032D93F642F64180AA3',
  priceAmount:
    '115792089237316195423570985008687907853269984665640564039457584007913129639935',
  priceCurrencyAddress: '0x0000000000000000000000000000000000000000',
}

describe('order', () => {
  test('default: missing optional fields get neutral values', () => {
    expect(v.parse(order, minimal)).toMatchInlineSnapshot(`
      {
        "chainId": 1,
        "collectionContractAddress": "0x5FbDB2315678afecb367f032d93F642f64180aa3",
        "createdBy": "0x5FbDB2315678afecb367f032d93F642f64180aa3",
        "feeBreakdown": [],
        "marketplace": "unknown",
        "orderId": "0x01",
        "priceAmount": "115792089237316195423570985008687907853269984665640564039457584007913129639935",
        "priceCurrencyAddress": "0x0000000000000000000000000000000000000000",
        "side": "unknown",
        "status": "unknown",
      }
    `)
  })

  test('behavior: null fields are parsed as missing fields', () => {
    const nulls: Record<keyof Order, null> = {
      id: null,
      collectionId: null,
      collectibleId: null,
      orderId: null,
      marketplace: null,
      source: null,
      side: null,
      status: null,
      chainId: null,
      originName: null,
      collectionContractAddress: null,
      tokenId: null,
      createdBy: null,
      priceAmount: null,
      priceAmountFormatted: null,
      priceAmountNet: null,
      priceAmountNetFormatted: null,
      priceCurrencyAddress: null,
      priceDecimals: null,
      priceUSD: null,
      priceUSDFormatted: null,
      quantityInitial: null,
      quantityInitialFormatted: null,
      quantityRemaining: null,
      quantityRemainingFormatted: null,
      quantityAvailable: null,
      quantityAvailableFormatted: null,
      quantityDecimals: null,
      feeBps: null,
      feeBreakdown: null,
      validFrom: null,
      validUntil: null,
      blockNumber: null,
      orderCreatedAt: null,
      orderUpdatedAt: null,
      createdAt: null,
      updatedAt: null,
      deletedAt: null,
    }
    expect(v.parse(order, { ...nulls, ...minimal })).toEqual(
      v.parse(order, minimal),
    )
  })

  test('behavior: unknown enum values are kept', () => {
    expect(
      v.parse(order, { ...minimal, status: 'frozen', marketplace: 'later_9' }),
    ).toMatchObject({ status: 'frozen', marketplace: 'later_9' })
  })

  test('behavior: a date in year 1 means no time', () => {
    const parsed = v.parse(order, {
      ...minimal,
      updatedAt: '0001-01-01T00:00:00Z',
      validUntil: '1900000000',
      createdAt: '2026-01-01T00:00:00.123456789Z',
    })
    expect(parsed.updatedAt).toBe(undefined)
    expect(parsed).toMatchObject({
      validUntil: '1900000000',
      createdAt: '2026-01-01T00:00:00.123456789Z',
    })
  })

  test.each([-1, 1.5, 2 ** 53, '1e3', '0x1', '', null, {}])(
    'behavior: %j is not a valid amount',
    (priceAmount) => {
      expect(v.safeParse(order, { ...minimal, priceAmount }).success).toBe(
        false,
      )
    },
  )
})

describe('metadata', () => {
  test('behavior: snake case fields are parsed as camel case fields', () => {
    expect(
      v.parse(collectibleMetadata, {
        tokenId: 0,
        image_data: '<svg/>',
        external_url: 'https://example.com',
        background_color: 'ffffff',
        animation_url: 'https://example.com/a.mp4',
        assets: [{ id: 1, name: 'a.mp4' }],
      }),
    ).toMatchInlineSnapshot(`
      {
        "animationUrl": "https://example.com/a.mp4",
        "assets": [
          {
            "filename": "a.mp4",
            "id": 1,
          },
        ],
        "attributes": [],
        "backgroundColor": "ffffff",
        "externalUrl": "https://example.com",
        "imageData": "<svg/>",
        "tokenId": "0",
      }
    `)
  })

  test('behavior: three formats of attributes are parsed to one format', () => {
    expect(
      v.parse(collectibleMetadata, {
        tokenId: '1',
        attributes: [
          { trait_type: 'Rings', value: 3, display_type: 'number' },
          { name: 'Family', value: 'Crest' },
          { sharpness: 1120 },
          'nonsense',
        ],
      }).attributes,
    ).toEqual([
      { trait_type: 'Rings', value: 3, display_type: 'number' },
      { trait_type: 'Family', value: 'Crest' },
      { trait_type: 'sharpness', value: 1120 },
    ])
  })
})

describe('numbers', () => {
  /** Whether a number is one that its field can have. */
  const domains = {
    decimals: (value: number) =>
      Number.isInteger(value) && value >= 0 && value <= 77,
    bps: (value: number) => value >= 0 && value <= 10_000,
    whole: (value: number) => Number.isSafeInteger(value) && value >= 0,
    page: (value: number) => Number.isSafeInteger(value) && value >= 1,
    any: Number.isFinite,
  }
  const fields = [
    [order, 'priceDecimals', 'decimals'],
    [order, 'quantityDecimals', 'decimals'],
    [order, 'feeBps', 'bps'],
    [order, 'blockNumber', 'whole'],
    [order, 'id', 'whole'],
    [order, 'collectionId', 'whole'],
    [order, 'collectibleId', 'whole'],
    [order, 'priceUSD', 'any'],
    [collectibleMetadata, 'decimals', 'decimals'],
    [page, 'page', 'page'],
    [page, 'pageSize', 'whole'],
    [builderPage, 'page', 'page'],
    [propertyFilter, 'min', 'any'],
    [asset, 'filesize', 'whole'],
    [asset, 'width', 'whole'],
    [audience, 'contactCount', 'whole'],
  ] as const
  const required = {
    ...minimal,
    tokenId: '1',
    name: 'Rings',
    id: 1,
  }
  const value = fc.oneof(
    fc.constantFrom<unknown[]>(
      ...[0, -0, 77, 78, 1e6, 1e9, 2 ** 53, -1, 0.5, 10_000, 10_001, 1e308],
      ...['18', '+18', '-1', '1.5', '1e9', '0x12', 'NaN', 'Infinity', ' 18'],
      ...['١٨', '１８', '9'.repeat(400), true, false, [], [18], { a: 1 }],
    ),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
    fc.bigInt().map(String),
    fc.string(),
  )

  test('prop: a number outside of its domain counts as absent and is reported', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fields), value, (field, given) => {
        const [schema, name, domain] = field
        const reported: unknown[] = []
        const json = JSON.parse(JSON.stringify({ ...required, [name]: given }))
        const parsed = parseAnswer(
          schema as v.GenericSchema<unknown, Record<string, unknown>>,
          json,
          undefined,
          (invalid) => reported.push(invalid.field),
        )
        const isNumber =
          typeof given === 'number' ||
          (typeof given === 'string' && /^[+-]?[0-9]+(\.[0-9]+)?$/.test(given))
        const isValid = isNumber && domains[domain](Number(given))
        const isNone = given === ''
        expect(parsed.success).toBe(true)
        const absent = domain === 'page' ? 1 : undefined
        const found = (parsed.output as Record<string, unknown>)[name]
        expect(found).toEqual(isValid ? Number(given) + 0 : absent)
        expect(reported).toEqual(isValid || isNone ? [] : [name])
      }),
      { numRuns: 3_000 },
    )
  })

  test('behavior: a fee outside of its domain is left out', () => {
    const fee = { kind: 'royalty', bps: 250 }
    const feeBreakdown = [fee, { ...fee, bps: 10_001 }, { ...fee, bps: -1 }]
    expect(v.parse(order, { ...minimal, feeBreakdown }).feeBreakdown).toEqual([
      fee,
    ])
  })
})

describe('any JSON', () => {
  const fields = [
    'collectibles',
    'collectible',
    'metadata',
    'order',
    'orders',
    'listings',
    'offers',
    'page',
    'steps',
    'filters',
    'contracts',
    'contractSources',
    'audience',
    'contacts',
    'tokenId',
    'attributes',
    'properties',
    'assets',
    'signature',
    'post',
    'sort',
    'value',
    'chainId',
    '__proto__',
    'toString',
  ]
  const json = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 6 },
      fc.jsonValue(),
      fc.constant(minimal),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom(...fields), tie('value'), { maxKeys: 8 }),
    ),
  })).value

  test.each(all.map((operation) => [operation.name, operation] as const))(
    'behavior: %s parses any JSON or throws InvalidResponseError',
    async (_name, operation) => {
      let body = ''
      const client = createMarketplaceClient({
        accessKey: 'key',
        marketplaceUrl: 'http://127.0.0.1',
        networks: { 1: 'mainnet' },
        fetch: async () => new Response(body),
      })
      await fc.assert(
        fc.asyncProperty(json, async (value) => {
          body = JSON.stringify(value)
          try {
            await client.request(operation, {} as never, { chainId: 1 })
          } catch (error) {
            expect(error).toBeInstanceOf(InvalidResponseError)
          }
        }),
        { numRuns: 150 },
      )
    },
  )

  test('behavior: deeply nested JSON throws InvalidResponseError', async () => {
    const depth = 100_000
    const client = createMarketplaceClient({
      accessKey: 'key',
      marketplaceUrl: 'http://127.0.0.1',
      networks: { 1: 'mainnet' },
      aliases: { marketplace: { unknown: 'none' } },
      fetch: async () =>
        new Response(`${'{"page":'.repeat(depth)}1${'}'.repeat(depth)}`),
    })
    await expect(
      client.request(
        operations.listCollectibles,
        { contractAddress: '0x' },
        { chainId: 1 },
      ),
    ).rejects.toBeInstanceOf(InvalidResponseError)
  })
})

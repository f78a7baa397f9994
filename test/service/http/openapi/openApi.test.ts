import fc from 'fast-check'
import * as v from 'valibot'
import { zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as operations from '../../../../src/rpc/operations.js'
import { requestSchemas } from '../../../../src/rpc/requests.js'
import { openApi } from '../../../../src/service/http/openapi/openApi.js'
import { orderPost } from '../../../../src/service/orders/wireOrderSchema.js'
import { serviceErrors } from '../../../../src/service/serviceErrors.js'
import { countRuns } from '../../../sample.js'
import { later } from '../../requests.js'
import { setupServedMarket } from '../../servedMarket.js'
import { arbitraryValues, resolve, violations } from './jsonSchema.js'

let m: Awaited<ReturnType<typeof setupServedMarket>>
/** The document as the service sends it. */
let document: any

beforeAll(async () => {
  m = await setupServedMarket()
  document = (await m.send('/openapi.json')).body
})
afterAll(() => m.close())

const getPath = ({ group, name }: { group: string; name: string }) =>
  `${group === 'Marketplace' ? '/{network}' : ''}/rpc/${group}/${name}`
const getContent = ({ content }: any): any => Object.values(content)[0]

/** Yields all objects in a value. */
function* objectsIn(value: unknown): Generator<any> {
  if (typeof value !== 'object' || value === null) return
  yield value
  for (const member of Object.values(value)) yield* objectsIn(member)
}

describe('structure', () => {
  test('default: the document lists the path of every operation', async () => {
    const { response } = await m.send('/openapi.json')
    expect(response.headers.get('Content-Type')).toMatch('application/json')
    expect(document.openapi).toBe('3.1.0')
    expect(document.servers).toEqual([{ url: '/' }])
    expect(Object.keys(document.paths).sort()).toEqual(
      [
        ...Object.values(operations).map(getPath),
        ...['/{network}/orders', '/{network}/rpc/Marketplace/Execute'],
        ...['/health', '/ready'],
        '/media/{chainId}/{contractAddress}/{tokenId}/{field}/{file}',
      ].sort(),
    )
    expect(document.components.parameters.Network.schema.enum).toEqual([
      'local',
      '31337',
    ])
  })

  test('behavior: every reference has a target, and every component is used', () => {
    const references = [...objectsIn(document)].flatMap(
      ({ $ref }) => $ref ?? [],
    )
    expect(references.length).toBeGreaterThan(200)
    for (const reference of references) resolve(document, reference)
    const used = new Set(references)
    for (const [kind, parts] of Object.entries<object>(document.components))
      for (const name of kind === 'securitySchemes' ? [] : Object.keys(parts))
        expect(used).toContain(`#/components/${kind}/${name}`)
  })

  test('behavior: every operation describes its request and its responses', () => {
    const { AccessKey } = document.components.securitySchemes
    expect(AccessKey).toMatchObject({ in: 'header', name: 'X-Access-Key' })
    expect(document.security).toEqual([{ AccessKey: [] }])
    const ids = new Set()
    for (const [path, { parameters = [], get, post }] of Object.entries<any>(
      document.paths,
    )) {
      const { operationId, requestBody, responses, summary, tags } = post ?? get
      ids.add(operationId)
      expect(summary).toMatch(/^\S.*\.$/)
      expect(document.tags).toContainEqual({ name: tags[0] })
      expect(parameters).toHaveLength(path.match(/\{\w+\}/g)?.length ?? 0)
      expect(getContent(responses[200]).schema).toBeDefined()
      if (!post) continue
      if (get) {
        ids.add(get.operationId)
        expect(getContent(get.parameters[0]).schema).toEqual(
          getContent(requestBody).schema,
        )
        expect(get.responses[200].content).toEqual(responses[200].content)
      }
      const { schema } = getContent(requestBody)
      expect(schema.$ref ?? schema.required).toBeDefined()
      for (const { status } of Object.values(serviceErrors))
        expect(responses).toHaveProperty(String(status))
    }
    expect(ids.size).toBe(Object.keys(document.paths).length + 8)
  })

  test('behavior: schemas contain the limits of the service', () => {
    const { schemas } = document.components
    expect(schemas.OrderData).toMatchInlineSnapshot(`
      {
        "properties": {
          "orderId": {
            "maxLength": 256,
            "minLength": 1,
            "type": "string",
          },
          "quantity": {
            "$ref": "#/components/schemas/Uint256",
          },
          "tokenId": {
            "anyOf": [
              {
                "$ref": "#/components/schemas/Uint256",
              },
              {
                "type": "null",
              },
            ],
          },
        },
        "required": [
          "orderId",
          "quantity",
        ],
        "type": "object",
      }
    `)
    expect(schemas.ListCollectiblesRequest).toMatchInlineSnapshot(`
      {
        "properties": {
          "contractAddress": {
            "$ref": "#/components/schemas/Address",
          },
          "filter": {
            "anyOf": [
              {
                "$ref": "#/components/schemas/CollectiblesFilter",
              },
              {
                "type": "null",
              },
            ],
          },
          "page": {
            "anyOf": [
              {
                "$ref": "#/components/schemas/PageRequest",
              },
              {
                "type": "null",
              },
            ],
          },
          "side": {
            "anyOf": [
              {
                "enum": [
                  "unknown",
                  "listing",
                  "offer",
                ],
                "type": "string",
              },
              {
                "type": "null",
              },
            ],
          },
        },
        "required": [
          "contractAddress",
        ],
        "type": "object",
      }
    `)
    expect(schemas.PageRequest).toMatchInlineSnapshot(`
      {
        "properties": {
          "after": {
            "anyOf": [
              {
                "maxLength": 128,
                "type": "string",
              },
              {
                "type": "null",
              },
            ],
          },
          "page": {
            "anyOf": [
              {
                "maximum": 1000001,
                "minimum": 1,
                "type": "integer",
              },
              {
                "type": "null",
              },
            ],
          },
          "pageSize": {
            "anyOf": [
              {
                "maximum": 100,
                "minimum": 1,
                "type": "integer",
              },
              {
                "type": "null",
              },
            ],
          },
          "sort": {
            "anyOf": [
              {
                "items": {
                  "properties": {
                    "column": {
                      "maxLength": 64,
                      "type": "string",
                    },
                    "order": {
                      "anyOf": [
                        {
                          "enum": [
                            "DESC",
                            "ASC",
                          ],
                          "type": "string",
                        },
                        {
                          "type": "null",
                        },
                      ],
                      "default": "DESC",
                    },
                  },
                  "required": [
                    "column",
                  ],
                  "type": "object",
                },
                "maxItems": 5,
                "type": "array",
              },
              {
                "type": "null",
              },
            ],
          },
        },
        "required": [],
        "type": "object",
      }
    `)
    expect(document.components.responses.Error429).toMatchInlineSnapshot(`
      {
        "content": {
          "application/json": {
            "schema": {
              "allOf": [
                {
                  "$ref": "#/components/schemas/Error",
                },
              ],
              "properties": {
                "code": {
                  "enum": [
                    2005,
                  ],
                },
                "error": {
                  "enum": [
                    "RateLimited",
                  ],
                },
                "status": {
                  "const": 429,
                },
              },
            },
          },
        },
        "description": "RateLimited",
        "headers": {
          "Retry-After": {
            "description": "Seconds to wait.",
            "schema": {
              "minimum": 1,
              "type": "integer",
            },
          },
        },
      }
    `)
  })

  test('parameters: aliases', () => {
    const aliases = {
      marketplace: { service_marketplace_v2: 'vendor_v2' },
      orderbook: { external_9: 'vendor_book' },
      walletType: { service: 'vendor_wallet' },
      status: { active: 'open' },
    }
    const aliased = openApi([{ name: 'local', chainId: 1 }], {
      aliases,
      publicReads: false,
    })
    const { components, paths } = JSON.parse(JSON.stringify(aliased))
    const { schemas } = components
    const enums = (schema: any) =>
      [...objectsIn(schema)].flatMap((one) => one.enum ?? [])
    for (const names of [
      enums(schemas.CollectiblesFilter.properties.marketplaces),
      enums(schemas.OrderFilter),
      schemas.Order.properties.marketplace.enum,
    ]) {
      expect(names).toContain('vendor_v2')
      expect(names).toContain('service_marketplace_v1')
      expect(names).not.toContain('service_marketplace_v2')
    }
    const buy = schemas.GenerateBuyTransactionRequest.properties
    expect(enums(buy.walletType)).toEqual(['unknown', 'vendor_wallet'])
    const list = schemas.GenerateListingTransactionRequest.properties
    expect(list.orderbook.enum).toContain('vendor_book')
    expect(list.orderbook.enum).toContain('service_marketplace_v2')
    expect(schemas.Order.properties.status.enum).toContain('open')
    const { post } = paths['/{network}/rpc/Marketplace/GetOrders']
    expect(getContent(post.requestBody).example.input[0].marketplace).toBe(
      'vendor_v2',
    )
  })
})

describe('requests', () => {
  test.each(
    Object.values(operations).map(
      (operation) => [operation.name, operation] as const,
    ),
  )('behavior: the example of %s is accepted', async (name, operation) => {
    const { example, schema } = getContent(
      document.paths[getPath(operation)].post.requestBody,
    )
    expect(violations(document, schema, example, { isClosed: true })).toEqual(
      [],
    )
    const text = JSON.stringify(example).replaceAll(
      '0x5fbdb2315678afecb367f032d93f642f64180aa3',
      m.emblems,
    )
    const path = getPath(operation).replace('{network}', 'local')
    const body = JSON.parse(text.replace('"137"', '"31337"'))
    const answer = await m.send(path, body)
    // The order of the examples does not exist.
    expect([name, answer.status]).toEqual([
      name,
      /Buy|Cancel/.test(name) ? 404 : 200,
    ])
  })

  const inputs = { ...requestSchemas, OrderPost: orderPost }
  const described = (name: string) => ({
    $ref: `#/components/schemas/${name}${name === 'OrderPost' ? '' : 'Request'}`,
  })

  test.each(Object.entries(inputs))(
    'behavior: the service accepts every value that the schema of %s allows',
    (name, schema) => {
      fc.assert(
        fc.property(arbitraryValues(document, described(name)), (value) => {
          const [issue] = v.safeParse(schema, value).issues ?? []
          // JSON Schema cannot compare values with each other.
          if (/of `max`|at most (2\^256-1|255)/.test(issue?.message ?? ''))
            return
          expect(issue).toBeUndefined()
        }),
        { numRuns: countRuns(300, 4) },
      )
    },
  )

  test.each(Object.entries(inputs))(
    'behavior: the schema of %s allows every value that the service accepts',
    (name, schema) => {
      // An array counts as an object without fields, which is harmless.
      const strange = fc.oneof(
        fc.constantFrom(null, true, -1, 0, 1.5, 2 ** 60, '', '0x', '1'),
        fc.record({ page: fc.integer(), id: fc.string() }),
      )
      fc.assert(
        fc.property(
          arbitraryValues(document, described(name)),
          fc.nat(),
          strange,
          (value, place, strange) => {
            const holders = [...objectsIn(value)].flatMap((holder) =>
              Object.keys(holder).map((key) => ({ holder, key })),
            )
            const { holder, key } = holders[place % holders.length] ?? {}
            if (holder && key !== undefined) holder[key] = strange
            if (!v.is(schema, value)) return
            expect(violations(document, described(name), value)).toEqual([])
          },
        ),
        { numRuns: countRuns(300, 4) },
      )
    },
  )
})

describe('answers', () => {
  const expectDescribed = (
    path: string,
    { body, status }: { body: unknown; status: number },
  ) => {
    const { get, post } = document.paths[path]
    const answer = (post ?? get).responses[status]
    const { schema } = getContent(
      answer.$ref ? resolve(document, answer.$ref) : answer,
    )
    expect(
      violations(document, schema, body, { isClosed: !answer.$ref }),
    ).toEqual([])
  }

  /** Calls an operation, and validates its response with the document. */
  async function ask(name: string, body: object) {
    const operation = Object.values(operations).find(
      (operation) => operation.name === name,
    )
    if (!operation) throw new Error(`There is no operation ${name}.`)
    const path = getPath(operation)
    const answer = await m.send(path.replace('{network}', 'local'), body)
    expectDescribed(path, answer)
    return answer.body
  }

  test('default: every answer matches its schema', async () => {
    const contractAddress = m.emblems
    const list = (tokenId: string, orderbook: string) =>
      ask('GenerateListingTransaction', {
        collectionAddress: contractAddress,
        owner: m.seller.address,
        contractType: 'ERC721',
        orderbook,
        listing: {
          tokenId,
          quantity: '1',
          expiry: later(),
          currencyAddress: zeroAddress,
          pricePerToken: `${tokenId}000000000000000000`,
        },
      })
    expect(await ask('GetFloorOrder', { contractAddress })).toEqual({
      collectible: null,
    })
    const signed = await list('1', 'service_marketplace_v2')
    const posted = await m.carryOut(signed.steps, m.seller)
    expectDescribed('/{network}/orders', posted)
    const { orderId } = posted.body
    const onChain = await list('2', 'service_marketplace_v1')
    await m.carryOut(onChain.steps, m.seller)
    await m.indexer.sync()

    const ofCollectible = { contractAddress, tokenId: '1' }
    const page = { sort: [{ column: 'priceUSD', order: 'ASC' }] }
    const { collectibles } = await ask('ListCollectibles', {
      contractAddress,
      page,
      filter: { includeEmpty: true },
    })
    expect(collectibles.map(({ metadata }: any) => metadata.tokenId)).toEqual([
      ...['1', '2', '3'],
    ])
    const floor = await ask('GetFloorOrder', { contractAddress })
    expect(floor.collectible.order.orderId).toBe(orderId)
    const { listings } = await ask('ListListingsForCollectible', {
      ...ofCollectible,
      page,
    })
    expect(listings).toHaveLength(1)
    await ask('ListOffersForCollectible', ofCollectible)
    const dearest = await ask('GetHighestPriceListingForCollectible', {
      ...ofCollectible,
    })
    expect(dearest.order.orderId).toBe(orderId)
    const none = { contractAddress, tokenId: '3' }
    expect(await ask('GetHighestPriceListingForCollectible', none)).toEqual({
      order: null,
    })
    const { orders } = await ask('GetOrders', {
      input: [{ contractAddress, orderId }],
    })
    expect(orders).toHaveLength(1)
    const { metadata } = await ask('GetCollectible', ofCollectible)
    expect(metadata.assets).toHaveLength(1)
    const { filters } = await ask('TokenCollectionFilters', {
      chainId: 'local',
      contractAddress,
    })
    expect(filters).toHaveLength(2)

    const deal = {
      collectionAddress: contractAddress,
      marketplace: 'service_marketplace_v2',
    }
    const bought = await ask('GenerateBuyTransaction', {
      ...deal,
      buyer: m.buyer.address,
      ordersData: [{ orderId, quantity: '1', tokenId: '1' }],
    })
    expect(bought.steps.length).toBeGreaterThan(0)
    const cancelled = await ask('GenerateCancelTransaction', {
      ...deal,
      maker: m.seller.address,
      orderId,
    })
    await m.carryOut(cancelled.steps, m.seller)
    await m.indexer.sync()
    const again = await ask('GetOrders', {
      input: [{ contractAddress, orderId }],
    })
    expect(again.orders[0].status).toBe('cancelled')

    const builder = await ask('ListContracts', {
      projectId: 1,
      page: { ...page, sort: [{ column: 'createdAt' }] },
    })
    expect(builder.contracts).toHaveLength(2)
    const sources = await ask('ListContractSources', {
      projectId: 1,
      page: { column: 'uid', after: { id: 1, uid: 'a' } },
    })
    expect(sources.contractSources).toHaveLength(1)
    const { contacts } = await ask('GetAudience', {
      projectId: 1,
      audienceId: 1,
    })
    expect(contacts).toHaveLength(2)
    expectDescribed('/ready', await m.send('/ready'))
    expectDescribed('/health', await m.send('/health'))
  })

  test('behavior: error responses match the document', async () => {
    const path = '/rpc/Builder/GetAudience'
    const large = { text: 'x'.repeat(1024 * 1024) }
    for (const [status, answer] of [
      [400, await m.send(path, {})],
      [400, await m.send(path, [])],
      [401, await m.send(path, {}, { 'X-Access-Key': 'wrong' })],
      [403, await m.send(path, { projectId: 2, audienceId: 1 })],
      [404, await m.send(path, { projectId: 1, audienceId: 99 })],
      [405, await m.send(path)],
      [413, await m.send(path, large)],
    ] as const) {
      expect(answer.status).toBe(status)
      expectDescribed(path, answer)
    }
  })
})

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collectibles } from '../../../src/service/database/schema.js'
import type { StoredMetadata } from '../../../src/service/database/stored.js'
import { toCollectibleRow } from '../../../src/service/database/toCollectibleRow.js'
import { parseMetadata } from '../../../src/service/metadata/parseMetadata.js'
import { resolveUri } from '../../../src/service/metadata/resolveUri.js'
import { countRuns } from '../../sample.js'
import { openEmptyDatabase } from '../openEmptyDatabase.js'
import { chainId, collection } from '../setup.js'

const gateways = ['https://ipfs.example', 'https://other.example/gateway/']
const cid = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'
const arweaveId = 'Sgmyo7nUqPpVQWUfK72p5yIpd85QQbhGaWAF-I8L6yE'

const parse = (document: unknown) =>
  parseMetadata(JSON.stringify(document), gateways)
const parseAttributes = (document: object) => parse(document).attributes
const toRow = (metadata: StoredMetadata) =>
  toCollectibleRow({
    chainId,
    contractAddress: collection,
    tokenId: 1n,
    metadata,
  })

describe('resolveUri', () => {
  test.each([
    ['https://a.example/1.json', ['https://a.example/1.json']],
    [' HTTP://a.example/a b ', ['http://a.example/a%20b']],
    [
      `ipfs://${cid}/1.json`,
      [
        `https://ipfs.example/ipfs/${cid}/1.json`,
        `https://other.example/gateway/ipfs/${cid}/1.json`,
      ],
    ],
    [
      `IPFS://ipfs/${cid}`,
      [
        `https://ipfs.example/ipfs/${cid}`,
        `https://other.example/gateway/ipfs/${cid}`,
      ],
    ],
    [
      `ipfs://${cid}/A #1.json?x=1`,
      [
        `https://ipfs.example/ipfs/${cid}/A%20%231.json?x=1`,
        `https://other.example/gateway/ipfs/${cid}/A%20%231.json?x=1`,
      ],
    ],
    [`ar://${arweaveId}/1`, [`https://arweave.net/${arweaveId}/1`]],
    ['data:,{"a":"#"}', ['data:,{"a":"%23"}']],
    ['DATA:application/json,{}', ['data:application/json,{}']],
  ])('default: %s', (uri, urls) => {
    expect(resolveUri(uri, gateways)).toEqual(urls)
  })

  test('behavior: without gateways, ipfs addresses have no URL', () => {
    expect(resolveUri(`ipfs://${cid}`, [])).toEqual([])
  })

  test.each([
    '',
    ' ',
    '1.json',
    '/1.json',
    '//a.example/1.json',
    '../1.json',
    'a.example/1.json',
    'http://',
    'http://user:password@a.example/',
    'data:application/json',
    'ftp://a.example/1',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'blob:https://a.example/1',
    'ipfs://',
    'ipfs://../../api/v0/shutdown',
    `ipfs://${cid}/../../api/v0/shutdown`,
    `ipfs://${cid}/%2e%2e/%2E./other`,
    `ipfs://${cid}\\..\\..\\other`,
    'ipfs://short',
    'ar://short',
    `ar://${arweaveId}/../other`,
  ])('behavior: %j is refused', (uri) => {
    expect(resolveUri(uri, gateways)).toBeUndefined()
  })
})

test('default: all fields are read', () => {
  expect(
    parse({
      name: 'Emblem',
      description: 'Round.',
      image: `ipfs://${cid}/1.png`,
      video: 'https://a.example/1.mp4',
      audio: `ar://${arweaveId}`,
      imageData: '<svg/>',
      externalUrl: 'https://a.example/1',
      backgroundColor: 'c0ffee',
      animationUrl: 'data:text/html,<p>#</p>',
      decimals: 2,
      properties: { strength: 7, colors: { sky: 'blue' } },
      attributes: [{ trait_type: 'Shape', value: 'Round' }],
    }),
  ).toEqual({
    name: 'Emblem',
    description: 'Round.',
    image: `https://ipfs.example/ipfs/${cid}/1.png`,
    video: 'https://a.example/1.mp4',
    audio: `https://arweave.net/${arweaveId}`,
    imageData: '<svg/>',
    externalUrl: 'https://a.example/1',
    backgroundColor: 'c0ffee',
    animationUrl: 'data:text/html,<p>%23</p>',
    decimals: 2,
    properties: { strength: 7, colors: { sky: 'blue' } },
    attributes: [{ trait_type: 'Shape', value: 'Round' }],
  })
})

describe('shapes', () => {
  test('behavior: both spellings of fields are read, and other names of the image', () => {
    const expected = {
      imageData: '<svg/>',
      externalUrl: 'https://a.example/',
      backgroundColor: '#fff',
      animationUrl: 'https://a.example/a.glb',
    }
    expect(
      parse({
        image_data: '<svg/>',
        external_url: 'https://a.example/',
        background_color: '#fff',
        animation_url: 'https://a.example/a.glb',
      }),
    ).toEqual(expected)
    expect(parse({ image_url: 'https://a.example/1.png' })).toEqual({
      image: 'https://a.example/1.png',
    })
    expect(parse({ image: '<svg xmlns="a"></svg>' })).toEqual({
      imageData: '<svg xmlns="a"></svg>',
    })
  })

  test('behavior: attributes of several shapes are read', () => {
    expect(
      parseAttributes({
        attributes: [
          { trait_type: 'Level', value: 5, display_type: 'number' },
          { name: 'Kind', value: 'Rare' },
          { sharpness: 1120, weight: 0.5 },
          { trait_type: 'Flies', value: false },
          { trait_type: 'Colors', value: ['red', 'blue'] },
          { trait_type: 'Zero', value: 0 },
        ],
      }),
    ).toEqual([
      { trait_type: 'Level', value: 5, display_type: 'number' },
      { trait_type: 'Kind', value: 'Rare' },
      { trait_type: 'sharpness', value: 1120 },
      { trait_type: 'weight', value: 0.5 },
      { trait_type: 'Flies', value: false },
      { trait_type: 'Colors', value: ['red', 'blue'] },
      { trait_type: 'Zero', value: 0 },
    ])
  })

  test('behavior: attributes as an object and the field traits are read', () => {
    const expected = [
      { trait_type: 'name', value: 'Sword' },
      { trait_type: 'sharpness', value: 1120 },
    ]
    const byName = { name: 'Sword', sharpness: 1120 }
    expect(parseAttributes({ attributes: byName })).toEqual(expected)
    expect(parseAttributes({ attributes: [], traits: byName })).toEqual(
      expected,
    )
    expect(
      parseAttributes({ traits: [{ trait_type: 'Hat', value: 'Cap' }] }),
    ).toEqual([{ trait_type: 'Hat', value: 'Cap' }])
  })

  test('behavior: invalid attributes are left out', () => {
    const attributes = [
      null,
      5,
      'Rare',
      ['Rare'],
      {},
      { trait_type: 'Hat', value: null },
      { trait_type: 'Hat' },
      { trait_type: '', value: 1 },
      { value: 'Cap', trait_type: 'Hat' },
    ]
    expect(parseAttributes({ attributes })).toEqual([
      { trait_type: 'Hat', value: 'Cap' },
    ])
    for (const attributes of [null, 'Rare', 5, true])
      expect(parse({ name: 'A', attributes })).toEqual({ name: 'A' })
  })

  test('behavior: properties are kept if they are an object', () => {
    const nested = { a: { b: { c: [1, { d: true }] } } }
    expect(parse({ properties: nested })).toEqual({ properties: nested })
    for (const properties of [null, [], ['a'], 'a', {}])
      expect(parse({ name: 'A', properties })).toEqual({ name: 'A' })
  })

  test('behavior: a numeric name and textual decimals are converted', () => {
    expect(parse({ name: 7, decimals: '18' })).toEqual({
      name: '7',
      decimals: 18,
    })
    for (const decimals of [-1, 256, 1.5, 'x', null, {}, '1e1', [1]])
      expect(parse({ name: 'A', decimals })).toEqual({ name: 'A' })
  })
})

describe('hostile documents', () => {
  test.each([
    ['', 'Unexpected end'],
    ['<html>', 'Unexpected token'],
    ['{"name":', 'Unexpected end'],
    ['[]', 'not a JSON object'],
    ['null', 'not a JSON object'],
    ['"text"', 'not a JSON object'],
    ['{}', 'no metadata field'],
    ['{"error":"Too many requests"}', 'no metadata field'],
    ['{"name":null,"attributes":[],"image":{}}', 'no metadata field'],
  ])('behavior: %s is refused', (text, reason) => {
    expect(() => parseMetadata(text, gateways)).toThrow(reason)
  })

  test('behavior: addresses that no browser should load are left out', () => {
    const hostile = [
      'javascript:alert(1)',
      ' JaVaScRiPt:alert(1)',
      'file:///etc/passwd',
      'vbscript:a',
      '1.png',
      '//a.example/1.png',
      'https://user:password@a.example/',
      `https://a.example/${'a'.repeat(3000)}`,
    ]
    for (const address of hostile)
      expect(
        parse({
          name: 'A',
          image: address,
          video: address,
          audio: address,
          image_data: address,
          animation_url: address,
          external_url: address,
          background_color: address,
        }),
      ).toEqual({ name: 'A' })
    expect(parse({ name: 'A', external_url: 'data:text/html,a' })).toEqual({
      name: 'A',
    })
  })

  test('behavior: sizes are bounded', () => {
    const long = 'a'.repeat(20_000)
    const deep = JSON.parse(`${'{"a":'.repeat(100)}1${'}'.repeat(100)}`)
    const metadata = parse({
      name: long,
      description: long,
      properties: { long, deep },
      attributes: [
        { trait_type: long, value: long, display_type: long },
        ...Array.from({ length: 3000 }, (_, value) => ({ index: value })),
      ],
    })
    const { attributes = [], description, name, properties } = metadata
    expect(name).toHaveLength(500)
    expect(description).toHaveLength(10_000)
    expect(properties?.long).toHaveLength(10_000)
    expect(JSON.stringify(properties?.deep)).toBe(
      '{"a":{"a":{"a":{"a":{"a":{"a":{}}}}}}}',
    )
    expect(attributes).toHaveLength(1000)
    expect(attributes[0]?.trait_type).toHaveLength(200)
    expect(attributes[0]?.value).toHaveLength(1000)
    expect(attributes[0]?.display_type).toHaveLength(100)
    expect(toRow(metadata).search).toHaveLength(4000)
  })

  test('behavior: a value that cannot be text leaves other fields intact', () => {
    const odd = { toString: null }
    const document = { description: odd, image: odd, decimals: odd }
    expect(parse({ name: 'A', ...document })).toEqual({ name: 'A' })
  })

  test('behavior: very long documents are refused', () => {
    const name = 'a'.repeat(2 ** 20)
    expect(() => parse({ name })).toThrow('longer than 1048576 characters')
  })

  test('behavior: very deep documents are read', () => {
    const text = `{"name":"A","properties":${'['.repeat(200_000)}${']'.repeat(200_000)}}`
    expect(parseMetadata(text, gateways)).toEqual({ name: 'A' })
  })
})

describe('traits', () => {
  test('default: traits and search words come from attributes and properties', () => {
    const { search, traits } = toRow({
      name: 'Ägir',
      description: 'The SEA',
      properties: {
        level: 3,
        kind: 'none',
        flags: [true, 1],
        nested: { a: 1 },
      },
      attributes: [
        { trait_type: 'kind', value: 'Giant' },
        { trait_type: 'Mount', value: 'Horse' },
        { trait_type: 'Mount', value: 'Ship' },
        { trait_type: 'Mount', value: 'Ship' },
        { trait_type: 'Alone', value: true },
      ],
    })
    expect(traits).toEqual({
      level: 3,
      kind: 'Giant',
      flags: ['true', 1],
      Mount: ['Horse', 'Ship'],
      Alone: 'true',
    })
    expect(search).toBe(
      'ägir\nthe sea\nkind giant\nmount horse ship\nalone true\nlevel 3\nflags true 1',
    )
  })

  test('behavior: a long description leaves room for traits', () => {
    const attributes = [{ trait_type: 'Kind', value: 'Giant' }]
    const description = 'x'.repeat(10_000)
    expect(toRow({ description, attributes }).search).toMatch(/x\nkind giant$/)
  })
})

describe('storage', () => {
  let database: Awaited<ReturnType<typeof openEmptyDatabase>>
  let tokenId = 0n
  beforeAll(async () => {
    database = await openEmptyDatabase()
  })
  afterAll(() => database.close())

  async function stored(metadata: StoredMetadata) {
    tokenId++
    const [row] = await database.db
      .insert(collectibles)
      .values(
        toCollectibleRow({
          chainId,
          contractAddress: collection,
          metadata,
          tokenId,
        }),
      )
      .returning()
    return row
  }

  /** All UTF-16 units, including lone surrogates and NUL. */
  const anyText = fc.oneof(
    fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
      .map((units) => String.fromCharCode(...units)),
    fc.constantFrom('\0', '\ud800', '__proto__', 'constructor', '<svg\0>'),
    fc.constantFrom('data:,\0', 'ipfs://\udfff', 'https://a/\ud800', '1e400'),
  )
  const anyValue = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'medium' },
      anyText,
      fc.double(),
      fc.maxSafeInteger(),
      fc.constantFrom(null, true, false),
      fc.array(tie('value'), { maxLength: 5 }),
      fc.dictionary(anyText, tie('value'), { maxKeys: 5 }),
    ),
  })).value
  const names = [
    ...['name', 'description', 'image', 'image_url', 'image_data', 'imageData'],
    ...['video', 'audio', 'animation_url', 'external_url', 'background_color'],
    ...['decimals', 'properties', 'attributes', 'traits', 'tokenId', 'assets'],
  ]
  const attribute = fc.record(
    { trait_type: anyValue, name: anyValue, value: anyValue },
    { requiredKeys: [] },
  )
  const document = fc.record(
    Object.fromEntries(
      names.map((name) => [
        name,
        fc.oneof(
          anyValue,
          anyText,
          fc.array(fc.oneof(attribute, anyValue), { maxLength: 5 }),
        ),
      ]),
    ),
    { requiredKeys: [] },
  )

  test('behavior: any parsed document can be stored', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(document, anyValue), async (value) => {
        let metadata: StoredMetadata
        try {
          metadata = parse(value)
        } catch (error) {
          expect(String(error)).toMatch(/not a JSON object|no metadata field/)
          return
        }
        const row = await stored(metadata)
        expect(row?.metadata).toEqual(JSON.parse(JSON.stringify(metadata)))
        expect(row?.name).toBe(metadata.name ?? '')
      }),
      { numRuns: countRuns(400, 4) },
    )
  })

  test('behavior: any text is parsed, or refused with a known error', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.json()), (text) => {
        try {
          parseMetadata(text, gateways)
        } catch (error) {
          expect(String(error)).toMatch(
            /^SyntaxError|not a JSON object|no metadata field/,
          )
        }
      }),
    )
  })

  test('behavior: the longest names fit into the index', async () => {
    const letters = Array.from({ length: 2000 }, (_, index) =>
      String.fromCharCode(0x4e00 + ((index * 7919) % 20_000)),
    ).join('')
    const metadata = parse({ name: letters, description: letters })
    expect((await stored(metadata))?.name).toBe(letters.slice(0, 500))
  })

  test('behavior: infinite numbers are left out of the traits', async () => {
    const text =
      '{"name":"A","properties":{"a":1e999,"b":-1e999,"c":1e308,"d":5e-324},"attributes":[{"trait_type":"a","value":1e999}]}'
    const row = await stored(parseMetadata(text, gateways))
    expect(row?.traits).toEqual({ c: 1e308, d: 5e-324 })
  })
})

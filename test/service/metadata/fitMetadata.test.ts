import { afterAll, beforeAll, expect, test } from 'vitest'
import { createResponseCache } from '../../../src/service/answers/createResponseCache.js'
import {
  fitMetadata,
  maxMetadata,
} from '../../../src/service/metadata/fitMetadata.js'
import { parseMetadata } from '../../../src/service/metadata/parseMetadata.js'
import { storeMetadata } from '../../../src/service/metadata/storeMetadata.js'
import { testExhaustive } from '../../sample.js'
import {
  ada,
  chainId,
  collection,
  largest,
  now,
  setupService,
} from '../setup.js'

/** Maximum bytes of an answer. */
const most = 2_000_000

let s: Awaited<ReturnType<typeof setupService>>

beforeAll(async () => {
  s = await setupService()
  await s.addCollection()
})
afterAll(() => s.close())

/** Characters that take six bytes as JSON, three, and one. */
const characters = ['\u0001', '漢', 'x']

const getSize = (value: unknown) => Buffer.byteLength(JSON.stringify(value))

/** A document whose fields are as long as they may be; about 1 MB. */
function fill(character: string, index: number) {
  const text = (length: number) => character.repeat(length)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(20_000)}</svg>`
  const image = `data:image/svg+xml,${encodeURIComponent(svg)}`
  return JSON.stringify({
    name: `${index} ${text(600)}`,
    description: text(12_000),
    image,
    image_data: svg,
    animation_url: `https://a.example/${'a'.repeat(1900)}`,
    external_url: `https://a.example/${'b'.repeat(1900)}`,
    background_color: '#ffffff',
    decimals: 255,
    attributes: Array.from({ length: 300 }, (_, place) => ({
      trait_type: `${place} ${text(60)}`,
      value: text(150),
    })),
    properties: Object.fromEntries(
      Array.from({ length: 200 }, (_, place) => [`${place}`, text(100)]),
    ),
  })
}

async function addToken(tokenId: bigint, character: string) {
  const text = fill(character, Number(tokenId))
  const before = { metadataDue: null, metadataTries: 0 }
  await s.addCollectible(tokenId)
  await storeMetadata(
    {
      responseCache: createResponseCache({ bytes: 0, now: () => now }),
      db: s.db,
      now: () => now,
      publicUrl: 'https://market.example',
    },
    {
      ...{ chainId, contractAddress: collection, tokenId },
      ...{ type: 'ERC721', before, after: before },
    },
    parseMetadata(text, []),
  )
}

/** An order whose amounts and fees are as long as they may be. */
const full = {
  quantityInitial: 2n ** 120n - 1n,
  quantityRemaining: 2n ** 120n - 1n,
  quantityAvailable: 2n ** 120n - 1n,
  priceNetPerToken: largest,
  priceUsd: 1.7976931348623157e308,
  validUntil: new Date(now + 1_000_000),
  feeBreakdown: Array.from({ length: 15 }, () => ({
    kind: 'marketplace',
    recipientAddress: ada,
    bps: 10_000,
  })),
} as const

test('behavior: the largest page is below 2 MB', async () => {
  for (let token = 0; token < 100; token++) {
    const tokenId = BigInt(token)
    await addToken(tokenId, characters[token % characters.length] ?? '')
    for (const side of ['listing', 'offer'] as const)
      await s.addOrder(tokenId, largest - tokenId, { ...full, side })
  }
  const { body } = await s.send('/local/rpc/Marketplace/ListCollectibles', {
    body: JSON.stringify({
      side: 'listing',
      contractAddress: collection,
      page: { pageSize: 100 },
    }),
  })
  expect(body.collectibles).toHaveLength(100)
  for (const { listing, metadata, offer } of body.collectibles) {
    expect(listing.feeBreakdown).toHaveLength(15)
    expect(offer.feeBreakdown).toHaveLength(15)
    expect(metadata.image).toContain('/media/')
    expect(getSize(metadata)).toBeGreaterThan(maxMetadata * 0.85)
  }
  expect(getSize(body)).toBeLessThan(most)
})

testExhaustive('behavior: filters of a collection are below 2 MB', async () => {
  for (let token = 0; token < 200; token++)
    await s.addCollectible(BigInt(1000 + token), {
      attributes: Array.from({ length: 40 }, (_, place) => ({
        trait_type: `Trait ${place}`,
        value: `${token} ${'\u0001'.repeat(60)}`,
      })),
    })
  const { body } = await s.send('/rpc/Metadata/TokenCollectionFilters', {
    body: JSON.stringify({ chainId, contractAddress: collection }),
  })
  expect(getSize(body)).toBeGreaterThan(most / 2)
  expect(getSize(body)).toBeLessThan(most)
})

test('behavior: metadata below the limit are returned unchanged', () => {
  const metadata = parseMetadata(
    JSON.stringify({
      name: 'One',
      description: 'x'.repeat(5000),
      attributes: [{ trait_type: 'Shape', value: 'Round' }],
      properties: { Level: 1 },
    }),
    [],
  )
  expect(fitMetadata(metadata)).toBe(metadata)
})

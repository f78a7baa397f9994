import { zeroAddress } from 'viem'
import { createResponseCache } from '../../src/service/answers/createResponseCache.js'
import { collectibles, collections } from '../../src/service/database/schema.js'
import { toCollectibleRow } from '../../src/service/database/toCollectibleRow.js'
import { parseMetadata } from '../../src/service/metadata/parseMetadata.js'
import { storeMetadata } from '../../src/service/metadata/storeMetadata.js'
import type { Database } from '../../src/service/node/database.js'

export const publicUrl = 'http://market.example'
export const project = { id: 1, name: 'One', accessKeys: ['key'] }
export const network = {
  chainId: 1,
  name: 'local',
  seaport: zeroAddress,
  currencies: [],
  feeRecipient: zeroAddress,
  feeBps: 0,
}
export const contractAddress = '0x00000000000000000000000000000000000c0de1'

/**
 * Stores 100 tokens with as many attributes as fit, whose images are on the
 * chain and as large as a document may be.
 */
export async function addTokens({ db }: Database): Promise<void> {
  const place = { chainId: network.chainId, contractAddress } as const
  await db
    .insert(collections)
    .values({ ...place, type: 'ERC721', name: 'Drawings' })
  const paths = '<path d="M0 0h9"/>'.repeat(36_000)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${paths}</svg>`
  const image = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  const attributes = Array.from({ length: 400 }, (_, index) => ({
    trait_type: `Trait ${index}`,
    value: 'x'.repeat(60),
  }))
  const responseCache = createResponseCache({ bytes: 0, now: Date.now })
  const settled = { metadataDue: null, metadataTries: 0 }
  for (let token = 1n; token <= 100n; token++) {
    await db
      .insert(collectibles)
      .values(toCollectibleRow({ ...place, tokenId: token, metadata: {} }))
    await storeMetadata(
      { db, now: Date.now, publicUrl, responseCache },
      {
        ...{ ...place, tokenId: token, type: 'ERC721' },
        ...{ before: settled, after: settled },
      },
      parseMetadata(
        JSON.stringify({ name: `Drawing ${token}`, image, attributes }),
        [],
      ),
    )
  }
}

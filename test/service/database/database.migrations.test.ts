import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  collectibles,
  collections,
} from '../../../src/service/database/schema.js'
import { databases, openFresh } from '../databases.js'

const place = {
  chainId: 31337,
  contractAddress: `0x${'12'.repeat(20)}`,
} as const

/** Returns the last statement of a migration. */
function readLastStatement(name: string): string {
  const text = readFileSync(`drizzle/${name}.sql`, 'utf8')
  return text.split('--> statement-breakpoint').at(-1) ?? ''
}

test.each(databases)('media migration drops large media, %s', async (kind) => {
  const { close, db } = await openFresh(kind)
  const small = { name: 'Small', image: 'https://media.example/1.png' }
  const large = {
    name: 'Large',
    image: `data:image/png;base64,${'A'.repeat(20_000)}`,
    attributes: [{ trait_type: 'Hue', value: 'Red' }],
  }
  await db.insert(collections).values({ ...place, type: 'ERC721' })
  await db.insert(collectibles).values([
    { ...place, tokenId: 1n, metadata: small, description: 'One' },
    { ...place, tokenId: 2n, metadata: large, description: 'd'.repeat(2000) },
  ])

  await db.execute(sql.raw(readLastStatement('0001_media')))

  const rows = await db.select().from(collectibles).orderBy(collectibles.id)
  expect(
    rows.map(({ description, metadata, metadataDue }) => ({
      description: description.length,
      isDue: metadataDue !== null,
      metadata,
    })),
  ).toEqual([
    { description: 3, isDue: false, metadata: small },
    {
      description: 1000,
      isDue: true,
      metadata: { name: large.name, attributes: large.attributes },
    },
  ])
  await close()
})

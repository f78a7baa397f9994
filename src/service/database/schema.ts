import { sql } from 'drizzle-orm'
import {
  index,
  integer as int4,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import {
  address,
  bytes,
  collectionKey,
  hex,
  identity,
  integer,
  moment,
  stamps,
  uint256,
} from './columns.js'
import type { StoredFilters, StoredMetadata, Traits } from './stored.js'

export {
  accessKeys,
  audienceContacts,
  audiences,
  contractSources,
  contracts,
  projects,
} from './builderSchema.js'
export { orders } from './orderSchema.js'

export const collections = pgTable(
  'collections',
  {
    ...collectionKey,
    id: identity(),
    type: text({ enum: ['ERC721', 'ERC1155'] }).notNull(),
    name: text().notNull().default(''),
    /** Decimals of quantities, for fungible items. */
    decimals: int4().notNull().default(0),
    projectId: integer(),
    /**
     * Newest block whose events of the collection were read; null before the
     * first.
     */
    indexedBlock: integer(),
    /**
     * From the block after this one, its events are read with those of other
     * collections; earlier ones separately. Null before the indexer has seen
     * it.
     */
    followedFrom: integer(),
    /** Traits as filters, as of `filtersAt`; null if unknown. */
    filters: jsonb().$type<StoredFilters>(),
    filtersAt: moment(),
    /** Time of the last change of a collectible's metadata. */
    metadataAt: moment(),
    ...stamps,
  },
  (t) => [primaryKey({ columns: [t.chainId, t.contractAddress] })],
)

export const collectibles = pgTable(
  'collectibles',
  {
    ...collectionKey,
    tokenId: uint256().notNull(),
    id: identity(),
    name: text().notNull().default(''),
    description: text().notNull().default(''),
    /** All fields of `CollectibleMetadata` except the token id. */
    metadata: jsonb().$type<StoredMetadata>().notNull().default({}),
    /** Traits by name, derived from the metadata by `toCollectibleRow`. */
    traits: jsonb().$type<Traits>().notNull().default({}),
    /** Name, description and traits in lower case, for searches. */
    search: text().notNull().default(''),
    /** Time of the next metadata read; null if none is due. */
    metadataDue: moment(),
    /** Failed metadata reads since the last success. */
    metadataTries: int4().notNull().default(0),
    ...stamps,
  },
  (t) => [
    primaryKey({ columns: [t.chainId, t.contractAddress, t.tokenId] }),
    index('collectibles_name').on(
      t.chainId,
      t.contractAddress,
      t.name,
      t.tokenId,
    ),
    index('collectibles_traits').using(
      'gin',
      t.contractAddress,
      sql`${t.traits} jsonb_path_ops`,
    ),
    index('collectibles_search').using(
      'gin',
      t.contractAddress,
      sql`${t.search} gin_trgm_ops`,
    ),
    index('collectibles_metadata_due')
      .on(t.chainId, t.metadataDue)
      .where(sql`metadata_due is not null`),
  ],
)

/**
 * Images and other files that metadata contain as `data:` URLs. The service
 * serves them, so that its answers stay small.
 */
export const media = pgTable(
  'media',
  {
    ...collectionKey,
    tokenId: uint256().notNull(),
    /** Field of the metadata, such as `image`. */
    field: text().notNull(),
    /** Start of the SHA-256 hash of the content, a part of the file's path. */
    hash: text().notNull(),
    /** Media type, such as `image/svg+xml`. */
    type: text().notNull(),
    content: bytes().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.chainId, t.contractAddress, t.tokenId, t.field] }),
  ],
)

/** Balances of accounts; a row may stay when the amount becomes 0. */
export const balances = pgTable(
  'balances',
  {
    ...collectionKey,
    tokenId: uint256().notNull(),
    owner: address().notNull(),
    amount: uint256().notNull(),
    /** Block as of which the amount is known; -1 if it must be read again. */
    blockNumber: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.chainId, t.contractAddress, t.tokenId, t.owner] }),
    index('balances_owner').on(
      t.chainId,
      t.contractAddress,
      t.owner,
      t.tokenId,
    ),
    index('balances_block').on(t.chainId, t.blockNumber),
  ],
)

/** Positions of the indexer. */
export const cursors = pgTable('indexer_cursors', {
  chainId: integer().primaryKey(),
  blockNumber: integer().notNull(),
  blockHash: hex().notNull(),
  updatedAt: moment().notNull().defaultNow(),
})

/** Blocks that were read; a missing hash reveals a reorg. */
export const seenBlocks = pgTable(
  'indexer_blocks',
  {
    chainId: integer().notNull(),
    blockNumber: integer().notNull(),
    blockHash: hex().notNull(),
  },
  (t) => [primaryKey({ columns: [t.chainId, t.blockNumber] })],
)

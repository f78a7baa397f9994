import { sql } from 'drizzle-orm'
import {
  doublePrecision,
  index,
  integer as int4,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import {
  address,
  hex,
  identity,
  integer,
  moment,
  stamps,
  uint256,
} from './columns.js'
import type {
  FeeBreakdown,
  StoredComponents,
  StoredFilters,
  StoredMetadata,
  Traits,
} from './stored.js'

export {
  accessKeys,
  audienceContacts,
  audiences,
  contractSources,
  contracts,
  projects,
} from './builderSchema.js'

const best = sql`standing = 'best'`

/** Contract and chain lead every key, so that tables can be distributed. */
const place = {
  chainId: integer().notNull(),
  contractAddress: address().notNull(),
}

export const collections = pgTable(
  'collections',
  {
    ...place,
    id: identity(),
    type: text({ enum: ['ERC721', 'ERC1155'] }).notNull(),
    name: text().notNull().default(''),
    /** Decimals of the quantities, for fungible items. */
    decimals: int4().notNull().default(0),
    projectId: integer(),
    /** Newest block whose events of it were read; null before the first. */
    indexedBlock: integer(),
    /**
     * Block after which its events are read with those of the others; until
     * then, they are read up to it. Null before the indexer has seen it.
     */
    followedFrom: integer(),
    /** Traits as filters, as they were at `filtersAt`; null when not known. */
    filters: jsonb().$type<StoredFilters>(),
    filtersAt: moment(),
    /** When the metadata of one of its collectibles last changed. */
    metadataAt: moment(),
    ...stamps,
  },
  (t) => [primaryKey({ columns: [t.chainId, t.contractAddress] })],
)

export const collectibles = pgTable(
  'collectibles',
  {
    ...place,
    tokenId: uint256().notNull(),
    id: identity(),
    name: text().notNull().default(''),
    description: text().notNull().default(''),
    /** All that `CollectibleMetadata` has, without the token id. */
    metadata: jsonb().$type<StoredMetadata>().notNull().default({}),
    /** Traits by name, made of the metadata by `collectibleOf`. */
    traits: jsonb().$type<Traits>().notNull().default({}),
    /** Name, description and traits in lower case, for searches. */
    search: text().notNull().default(''),
    /** When to read the metadata from the chain; null when it is not. */
    metadataDue: moment(),
    /** How often reading it has failed since it last succeeded. */
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

/** What an account holds; rows may stay when the amount becomes 0. */
export const balances = pgTable(
  'balances',
  {
    ...place,
    tokenId: uint256().notNull(),
    owner: address().notNull(),
    amount: uint256().notNull(),
    /** Block as of which the amount is known; -1 to have it read again. */
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

/**
 * Orders of all books. Whether an order has begun or ended is compared with
 * the clock when it is read; the stored status and standing follow later.
 */
export const orders = pgTable(
  'orders',
  {
    ...place,
    orderHash: hex().notNull(),
    id: identity(),
    /** Null on offers for any token of the collection. */
    tokenId: uint256(),
    marketplace: text().notNull(),
    source: text().notNull(),
    side: text({ enum: ['listing', 'offer'] }).notNull(),
    status: text({
      enum: ['active', 'inactive', 'expired', 'cancelled', 'filled'],
    }).notNull(),
    /**
     * `best` among the fillable orders of its collectible and side, or
     * `waiting` to begin; null otherwise. Kept by `rankOrders`.
     */
    standing: text({ enum: ['best', 'waiting'] }),
    maker: address().notNull(),
    currencyAddress: address().notNull(),
    /** Smallest units for one token; `Order.priceAmount` on the wire. */
    pricePerToken: uint256().notNull(),
    /** As `pricePerToken`, without the fees in `feeBreakdown`. */
    priceNetPerToken: uint256().notNull(),
    /** US dollars for one token; null when the rate is unknown. */
    priceUsd: doublePrecision(),
    quantityInitial: uint256().notNull(),
    quantityRemaining: uint256().notNull(),
    /** What of the remaining quantity the maker can deliver now. */
    quantityAvailable: uint256().notNull(),
    feeBps: int4().notNull().default(0),
    feeBreakdown: jsonb().$type<FeeBreakdown>().notNull().default([]),
    components: jsonb().$type<StoredComponents>().notNull(),
    /** Absent while the order is only validated on chain. */
    signature: hex(),
    salt: uint256().notNull(),
    counter: uint256().notNull(),
    validFrom: moment().notNull(),
    validUntil: moment().notNull(),
    /** Block at which the order was last seen to change. */
    blockNumber: integer().notNull(),
    /** Block as of which the state is known; -1 to have it read again. */
    readBlock: integer().notNull().default(0),
    orderCreatedAt: moment().notNull(),
    orderUpdatedAt: moment().notNull(),
    ...stamps,
    deletedAt: moment(),
    /**
     * Lower is better: listings by what the buyer pays, offers by what the
     * seller is left with. Unknown dollars come last.
     */
    rank: doublePrecision()
      .notNull()
      .generatedAlwaysAs(
        sql`case side when 'listing' then coalesce(price_usd, 'Infinity') else -coalesce(price_usd * (price_net_per_token / nullif(price_per_token, 0))::float8, '-Infinity') end`,
      ),
    /** Breaks ties of `rank`. */
    rankAmount: numeric({ mode: 'bigint' })
      .notNull()
      .generatedAlwaysAs(
        sql`case side when 'listing' then price_per_token else -price_net_per_token end`,
      ),
  },
  (t) => [
    primaryKey({ columns: [t.chainId, t.contractAddress, t.orderHash] }),
    index('orders_hash').on(t.chainId, t.orderHash),
    index('orders_id').on(t.chainId, t.id),
    index('orders_block').on(t.chainId, t.readBlock),
    index('orders_maker').on(t.chainId, t.maker, t.contractAddress, t.tokenId),
    index('orders_ending')
      .on(t.chainId, t.validUntil)
      .where(sql`status in ('active', 'inactive')`),
    index('orders_book')
      .on(t.chainId, t.contractAddress, t.side, t.rank, t.rankAmount, t.id)
      .where(sql`status = 'active'`),
    index('orders_token')
      .on(
        t.chainId,
        t.contractAddress,
        t.side,
        t.tokenId,
        t.rank,
        t.rankAmount,
        t.id,
      )
      .where(sql`status = 'active'`),
    index('orders_waiting')
      .on(t.chainId, t.contractAddress, t.side, t.validFrom)
      .where(sql`standing = 'waiting'`),
    uniqueIndex('orders_best')
      .on(t.chainId, t.contractAddress, t.side, t.tokenId)
      .where(best),
    index('orders_best_rank')
      .on(t.chainId, t.contractAddress, t.side, t.rank, t.rankAmount, t.id)
      .where(best),
    index('orders_best_usd')
      .on(t.chainId, t.contractAddress, t.side, t.priceUsd)
      .where(best),
    index('orders_best_dearest')
      .on(t.chainId, t.contractAddress, t.side, t.priceUsd.desc().nullsLast())
      .where(best),
    index('orders_best_amount')
      .on(t.chainId, t.contractAddress, t.side, t.pricePerToken)
      .where(best),
    index('orders_best_created')
      .on(t.chainId, t.contractAddress, t.side, t.createdAt)
      .where(best),
    index('orders_best_updated')
      .on(t.chainId, t.contractAddress, t.side, t.updatedAt)
      .where(best),
    index('orders_best_until')
      .on(t.chainId, t.contractAddress, t.side, t.validUntil)
      .where(best),
  ],
)

/** How far the indexer has come on a chain. */
export const cursors = pgTable('indexer_cursors', {
  chainId: integer().primaryKey(),
  blockNumber: integer().notNull(),
  blockHash: hex().notNull(),
  updatedAt: moment().notNull().defaultNow(),
})

/** Blocks that were seen; hashes that are gone tell of a reorganisation. */
export const seenBlocks = pgTable(
  'indexer_blocks',
  {
    chainId: integer().notNull(),
    blockNumber: integer().notNull(),
    blockHash: hex().notNull(),
  },
  (t) => [primaryKey({ columns: [t.chainId, t.blockNumber] })],
)

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

/** Contract and chain lead every key, so that tables can be distributed. */
const place = {
  chainId: integer().notNull(),
  contractAddress: address().notNull(),
}

export const collections = pgTable(
  'collections',
  {
    ...place,
    id: identity().unique(),
    type: text({ enum: ['ERC721', 'ERC1155'] }).notNull(),
    name: text().notNull().default(''),
    /** Decimals of the quantities, for fungible items. */
    decimals: int4().notNull().default(0),
    projectId: integer(),
    ...stamps,
  },
  (t) => [primaryKey({ columns: [t.chainId, t.contractAddress] })],
)

export const collectibles = pgTable(
  'collectibles',
  {
    ...place,
    tokenId: uint256().notNull(),
    id: identity().unique(),
    name: text().notNull().default(''),
    description: text().notNull().default(''),
    /** All that `CollectibleMetadata` has, without the token id. */
    metadata: jsonb().$type<StoredMetadata>().notNull().default({}),
    /** Traits by name, made of the metadata by `collectibleOf`. */
    traits: jsonb().$type<Traits>().notNull().default({}),
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
    index('collectibles_traits').using('gin', sql`${t.traits} jsonb_path_ops`),
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
    /** Block at which the amount was last seen to change. */
    blockNumber: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.chainId, t.contractAddress, t.tokenId, t.owner] }),
    index('balances_owner').on(t.chainId, t.owner, t.contractAddress),
  ],
)

/**
 * Orders of all books. The stored status knows nothing of time: whether an
 * order has begun or ended is compared with the clock when it is read.
 */
export const orders = pgTable(
  'orders',
  {
    ...place,
    orderHash: hex().notNull(),
    id: identity().unique(),
    /** Null on offers for any token of the collection. */
    tokenId: uint256(),
    marketplace: text().notNull(),
    source: text().notNull(),
    side: text({ enum: ['listing', 'offer'] }).notNull(),
    status: text({
      enum: ['active', 'inactive', 'cancelled', 'filled'],
    }).notNull(),
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
    uniqueIndex('orders_hash').on(t.chainId, t.orderHash),
    index('orders_book')
      .on(t.chainId, t.contractAddress, t.side, t.rank, t.rankAmount, t.id)
      .where(sql`status = 'active'`),
    index('orders_best')
      .on(
        t.chainId,
        t.contractAddress,
        t.tokenId,
        t.side,
        t.rank,
        t.rankAmount,
        t.id,
      )
      .where(sql`status = 'active'`),
    index('orders_maker').on(t.chainId, t.maker, t.contractAddress, t.tokenId),
  ],
)

/** How far the indexer has come; the hash tells of a reorganisation. */
export const cursors = pgTable('indexer_cursors', {
  chainId: integer().primaryKey(),
  blockNumber: integer().notNull(),
  blockHash: hex().notNull(),
  updatedAt: moment().notNull().defaultNow(),
})

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
  collectionKey,
  hex,
  identity,
  integer,
  moment,
  stamps,
  uint256,
} from './columns.js'
import type { FeeBreakdown, StoredComponents } from './stored.js'

const best = sql`standing = 'best'`

/**
 * Orders of all books. Queries compare start and end with the clock, because the
 * sweeper updates `status` and `standing` only afterwards.
 */
export const orders = pgTable(
  'orders',
  {
    ...collectionKey,
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
     * `best` of the fillable orders of its collectible and side, or `waiting`
     * for its start; null otherwise. Updated by `rankOrders`.
     */
    standing: text({ enum: ['best', 'waiting'] }),
    maker: address().notNull(),
    currencyAddress: address().notNull(),
    /** Smallest units for one token; `Order.priceAmount` on the wire. */
    pricePerToken: uint256().notNull(),
    /** As `pricePerToken`, without the fees in `feeBreakdown`. */
    priceNetPerToken: uint256().notNull(),
    /** US dollars for one token; null if the rate is unknown. */
    priceUsd: doublePrecision(),
    quantityInitial: uint256().notNull(),
    quantityRemaining: uint256().notNull(),
    /** Part of the remaining quantity that the maker can deliver now. */
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
    /** Block of the last known change. */
    blockNumber: integer().notNull(),
    /** Block as of which the state is known; -1 if it must be read again. */
    readBlock: integer().notNull().default(0),
    orderCreatedAt: moment().notNull(),
    orderUpdatedAt: moment().notNull(),
    ...stamps,
    deletedAt: moment(),
    /**
     * Lower is better: listings by the buyer's price, offers by the seller's
     * net amount. Unknown dollars come last.
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
    index('orders_currency')
      .on(
        t.chainId,
        t.contractAddress,
        t.side,
        t.currencyAddress,
        t.rank,
        t.rankAmount,
        t.id,
      )
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
    index('orders_changed').on(
      t.chainId,
      t.contractAddress,
      t.side,
      t.tokenId,
      t.updatedAt.desc().nullsLast(),
    ),
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

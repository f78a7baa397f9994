import { and, eq } from 'drizzle-orm'
import type { Address } from 'viem'
import type { NetworkConfig, ServiceContext } from '../context.js'
import { orders } from '../database/schema.js'
import { isOpen } from '../orders/isOpen.js'

/** Makers of offers, whose money the indexer watches. */
export type Buyers = {
  /** Adds the makers of offers among orders, as of a block. */
  note(orders: readonly { maker: Address; side: 'listing' | 'offer' }[]): void
  /** Clears the cache, because another process may have added makers. */
  forget(): void
  /** Returns all makers of open offers, and some of recently ended ones. */
  read(): Promise<Address[]>
}

/** Milliseconds after which makers without open offers are left out. */
const lifetime = 60 * 60_000

/** Caches the makers of offers, because the query is slow. */
export function createBuyers(
  { db, now }: ServiceContext,
  { chainId }: NetworkConfig,
): Buyers {
  let known = new Set<Address>()
  let since = Number.NEGATIVE_INFINITY

  return {
    note(orders) {
      for (const { maker, side } of orders)
        if (side === 'offer') known.add(maker)
    },
    forget() {
      since = Number.NEGATIVE_INFINITY
    },
    async read() {
      if (now() - since > lifetime) {
        const found = await db
          .selectDistinct({ maker: orders.maker })
          .from(orders)
          .where(
            and(eq(orders.chainId, chainId), eq(orders.side, 'offer'), isOpen),
          )
        known = new Set(found.map(({ maker }) => maker))
        since = now()
      }
      return [...known]
    },
  }
}

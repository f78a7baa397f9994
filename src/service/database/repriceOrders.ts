import { and, eq, or, sql } from 'drizzle-orm'
import type { NetworkConfig } from '../context.js'
import { orders } from './schema.js'
import type { Db } from './types.js'

/** Puts the dollar prices of all orders at the rates of the configuration. */
export async function repriceOrders(
  db: Db,
  networks: readonly NetworkConfig[],
): Promise<void> {
  for (const { chainId, currencies } of networks)
    for (const { address, decimals, priceUSD } of currencies) {
      const price =
        priceUSD === undefined
          ? sql`null::float8`
          : sql`${orders.pricePerToken}::float8 / 10::float8 ^ ${decimals}::int * ${priceUSD}::float8`
      await db
        .update(orders)
        .set({ priceUsd: price })
        .where(
          and(
            eq(orders.chainId, chainId),
            eq(orders.currencyAddress, address),
            // Sums are rounded; only other rates make other prices.
            or(
              sql`(${orders.priceUsd} is null) <> (${price} is null)`,
              sql`abs(${orders.priceUsd} - ${price}) > 1e-9 * abs(${price})`,
            ),
          ),
        )
    }
}

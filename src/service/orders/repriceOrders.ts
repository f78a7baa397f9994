import { and, eq, max, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { NetworkConfig, ServiceContext } from '../context.js'
import { lockChain } from '../database/lockChain.js'
import { orders } from '../database/schema.js'
import { splitIntoChunks } from '../splitIntoChunks.js'
import { forgetResponses } from './forgetResponses.js'
import { rankOrders, slotColumns } from './rankOrders.js'

type Context = Pick<ServiceContext, 'db' | 'networks' | 'now' | 'responseCache'>

/** Maximum number of orders that a statement reads and a transaction changes. */
const atOnce = { read: 10_000, changed: 1_000 }

/**
 * Updates the dollar prices of open orders to the configured rates, and marks
 * the best orders again. Skips rows with a correct price; ended orders keep
 * their dollars.
 */
export async function repriceOrders(
  context: Context,
  signal?: AbortSignal | undefined,
): Promise<void> {
  for (const network of context.networks) {
    const last = await findLast(context, network)
    for (let after = 0; after < last; after += atOnce.read) {
      signal?.throwIfAborted()
      const hashes = await findMispriced(context, network, after)
      for (const some of splitIntoChunks(hashes, atOnce.changed)) {
        signal?.throwIfAborted()
        await reprice(context, network, some)
      }
    }
  }
}

async function findLast(
  { db }: Context,
  { chainId }: NetworkConfig,
): Promise<number> {
  const [found] = await db
    .select({ id: max(orders.id) })
    .from(orders)
    .where(eq(orders.chainId, chainId))
  return found?.id ?? 0
}

async function findMispriced(
  { db }: Context,
  network: NetworkConfig,
  after: number,
): Promise<string[]> {
  const some = sql`${o.id} > ${after} and ${o.id} <= ${after + atOnce.read}`
  const rows = await db
    .select({ orderHash: sql<string>`order_hash` })
    .from(sql`(${mispriced(network)} and ${some}) mispriced`)
  return rows.map(({ orderHash }) => orderHash)
}

async function reprice(
  context: Context,
  network: NetworkConfig,
  hashes: readonly string[],
): Promise<void> {
  const { chainId } = network
  const slots = await context.db.transaction(async (tx) => {
    await lockChain(tx, network)
    const some = sql`${o.orderHash} = any(${sql.param(hashes)}::text[])`
    const slots = await tx
      .update(orders)
      .set({ priceUsd: sql`mispriced.price` })
      .from(sql`(${mispriced(network)} and ${some}) mispriced`)
      .where(
        and(
          eq(orders.chainId, chainId),
          eq(orders.contractAddress, sql`mispriced.contract_address`),
          eq(orders.orderHash, sql`mispriced.order_hash`),
        ),
      )
      .returning(slotColumns)
    await rankOrders(tx, { chainId, now: context.now(), slots })
    return slots
  })
  forgetResponses(context, chainId, slots)
}

const o = alias(orders, 'o')

/** Selects open orders whose dollar price is outdated, with the new one. */
function mispriced({ chainId, currencies }: NetworkConfig): SQL {
  const rates = currencies.flatMap(({ address, decimals, priceUSD: rate }) =>
    rate === undefined
      ? []
      : { currency: address.toLowerCase(), decimals, rate },
  )
  const price = sql`${o.pricePerToken}::float8 / 10::float8 ^ decimals * rate`
  return sql`
    select ${o.contractAddress}, ${o.orderHash}, ${price} as price
    from ${orders} ${o}
      left join jsonb_to_recordset(${JSON.stringify(rates)}::jsonb)
        as rates(currency text, decimals int, rate float8)
      on currency = ${o.currencyAddress}
    where ${o.chainId} = ${chainId} and ${o.status} in ('active', 'inactive')
      and (
        (${o.priceUsd} is null) <> (rate is null)
        -- Sums are rounded; only other rates make other prices.
        or abs(${o.priceUsd} - ${price}) > 1e-9 * abs(${price})
      )`
}

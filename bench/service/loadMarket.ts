import {
  type BenchCollection,
  chainId,
  currencies,
  getContract,
  planCollections,
} from './market.js'
import {
  insertBalances,
  insertCollectibles,
  insertOrders,
  markBest,
} from './marketRows.js'

export type Run = (text: string) => Promise<Record<string, unknown>[]>

/**
 * Fills an empty database with `orders` orders, with one statement per table.
 * Recreates the indexes afterwards.
 */
export async function loadMarket(run: Run, orders: number): Promise<void> {
  const collections = planCollections(orders)
  for (const text of [
    `set work_mem = '256MB'`,
    `set maintenance_work_mem = '512MB'`,
    ...stage(collections),
  ])
    await run(text)
  const restore = await dropIndexes(run)
  for (const text of [
    insertCollectibles,
    insertBalances,
    insertOrders,
    'analyze orders',
    // With indexes, inserts would take hours.
    'set enable_nestloop = off',
    markBest,
    'reset enable_nestloop',
    ...restore,
    // Last, because it marks the market as complete.
    insertCollections,
    'vacuum analyze',
    'reset work_mem',
    'reset maintenance_work_mem',
  ])
    await run(text)
}

/** Inserts the collections, and a numbered row for each token and order. */
function stage(collections: readonly BenchCollection[]): string[] {
  const listed = collections
    .map(
      (c) =>
        `('${getContract(c)}', ${c.seed}, '${c.type}', ${c.tokens}, ${c.orders})`,
    )
    .join(', ')
  const paid = currencies
    .map(
      (c, n) =>
        `(${n}, '${c.address}', ${c.decimals}, ${c.priceUSD ?? 'null'}::float8)`,
    )
    .join(', ')
  const first = 'seed * 10000000::bigint'
  return [
    `create temp table bench_collections as
      select * from (values ${listed}) c(address, seed, type, tokens, orders)`,
    `create temp table bench_currencies as
      select * from (values ${paid}) c(n, currency, decimals, rate)`,
    `create temp table bench_tokens as
      select address, seed, type, token, ${first} + token as i
      from bench_collections cross join lateral generate_series(1, tokens) token`,
    `create temp table bench_orders as
      select address as contract, type, tokens, ${first} + k as i
      from bench_collections cross join lateral generate_series(1, orders) k`,
    'analyze bench_orders',
  ]
}

const insertCollections = `
  insert into collections (chain_id, contract_address, type, name, metadata_at)
  select ${chainId}, address, type, 'Collection ' || seed, now() - interval '1 day'
  from bench_collections`

/**
 * Drops the indexes of the large tables; returns the statements that recreate
 * them.
 */
async function dropIndexes(run: Run): Promise<string[]> {
  const found = await run(`
    select
      case when contype is null then format('drop index %I', c.relname)
        else format('alter table %I drop constraint %I', t.relname, conname) end as drop,
      case when contype is null then pg_get_indexdef(indexrelid)
        else format('alter table %I add constraint %I %s', t.relname, conname, pg_get_constraintdef(k.oid)) end as restore
    from pg_index
      join pg_class c on c.oid = indexrelid
      join pg_class t on t.oid = indrelid
      left join pg_constraint k on conindid = indexrelid
    where t.relname in ('collectibles', 'balances', 'orders')
    order by contype nulls last, 1`)
  for (const { drop } of found) await run(String(drop))
  return found.map(({ restore }) => String(restore))
}

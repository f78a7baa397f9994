import type { PgliteClient } from './pgliteClient.js'

/** Milliseconds between two checks. */
const interval = 10_000

/**
 * Vacuums and analyses tables with many writes, because PGlite has no
 * autovacuum. Returns the function that stops it.
 */
export function maintainTables(client: PgliteClient): () => Promise<void> {
  let running: Promise<unknown> | undefined
  const timer = setInterval(() => {
    // A failed run is repeated at the next check.
    running ??= vacuumTables(client)
      .catch(() => {})
      .finally(() => {
        running = undefined
      })
  }, interval)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}

/**
 * Vacuums and analyses the tables that PostgreSQL's autovacuum would, with its
 * defaults.
 */
export async function vacuumTables(client: PgliteClient): Promise<void> {
  const { rows } = await client.query<{ name: string; isBloated: boolean }>(`
    select name, dead > 50 + 0.2 * size as "isBloated"
    from (
      select
        format('%I.%I', schemaname, t.relname) as name,
        n_dead_tup as dead,
        n_mod_since_analyze as changed,
        greatest(reltuples, 0) as size
      from pg_stat_user_tables t join pg_class c on c.oid = relid
    ) tables
    where dead > 50 + 0.2 * size or changed > 50 + 0.1 * size`)
  for (const { isBloated, name } of rows)
    await client.exec(isBloated ? `vacuum analyze ${name}` : `analyze ${name}`)
}

import { sql } from 'drizzle-orm'
import type { Db } from '../database/types.js'

type Table = { name: string; columns: string; row: string }

/**
 * Copies all tables as they are at one moment; the returned function brings them
 * back, as often as it is called. It writes only rows that differ.
 */
export async function keepTables(db: Db): Promise<() => Promise<void>> {
  const tables = await db.transaction(copyTables, {
    isolationLevel: 'repeatable read',
  })
  const statements = tables.flatMap(toStatements).map((text) => sql.raw(text))
  return () =>
    db.transaction(async (tx) => {
      // Tables that refer to each other are written one after the other.
      await tx.execute(sql`set local session_replication_role = replica`)
      for (const statement of statements) await tx.execute(statement)
    })
}

async function copyTables(
  tx: Pick<Db, 'execute' | 'select'>,
): Promise<Table[]> {
  const tables = await readTables(tx)
  await tx.execute(sql`create schema kept`)
  for (const { columns, name } of tables)
    await tx.execute(
      sql.raw(`create table kept.${name} as select ${columns} from ${name}`),
    )
  return tables
}

/** Columns that the database generates are left out. */
function readTables(db: Pick<Db, 'select'>): Promise<Table[]> {
  const columns = sql`(
    select
      quote_ident(table_name) as name,
      string_agg(quote_ident(column_name), ', ') as columns,
      string_agg('t.' || quote_ident(column_name), ', ') as row
    from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER'
    group by table_name) as tables`
  return db
    .select({
      name: sql<string>`name`,
      columns: sql<string>`columns`,
      row: sql<string>`row`,
    })
    .from(columns)
}

/** As text, rows are equal if all their values are, also those that are null. */
function toStatements({ columns, name, row }: Table): string[] {
  return [
    `delete from ${name} t where row(${row})::text not in
      (select k::text from kept.${name} k)`,
    `insert into ${name} (${columns}) overriding system value
      select * from kept.${name} k where k::text not in
        (select row(${row})::text from ${name} t)`,
  ]
}

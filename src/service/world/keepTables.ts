import { sql } from 'drizzle-orm'
import type { Db } from '../database/types.js'

type Table = { name: string; columns: string; row: string }

type Reader = Pick<Db, 'select'>

/** Copies all tables as they are at one moment. A dump contains the copies. */
export async function keepTables(db: Db): Promise<void> {
  await db.transaction(
    async (tx) => {
      const tables = await readTables(tx, 'public')
      await tx.execute(sql`create schema kept`)
      for (const { columns, name } of tables)
        await tx.execute(
          sql.raw(
            `create table kept.${name} as select ${columns} from ${name}`,
          ),
        )
    },
    { isolationLevel: 'repeatable read' },
  )
}

/** Brings the tables back that `keepTables` copied. Writes only rows that differ. */
export async function restoreTables(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const tables = await readTables(tx, 'kept')
    // Tables that refer to each other are written one after the other.
    await tx.execute(sql`set local session_replication_role = replica`)
    for (const statement of tables.flatMap(toStatements))
      await tx.execute(sql.raw(statement))
  })
}

/** Columns that the database generates are left out. */
function readTables(db: Reader, schema: 'kept' | 'public'): Promise<Table[]> {
  // The views of `information_schema` take ten times as long.
  const columns = sql`(
    select
      quote_ident(relname) as name,
      string_agg(quote_ident(attname), ', ' order by attnum) as columns,
      string_agg('t.' || quote_ident(attname), ', ' order by attnum) as row
    from pg_class c join pg_attribute a on attrelid = c.oid
    where relnamespace = ${schema}::regnamespace and relkind = 'r'
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname) as tables`
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

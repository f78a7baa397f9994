import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

type Value = AnyPgColumn | SQL

/** SQL that writes an object; fields that are null are left out, the first must not be. */
export function objectSql(fields: Record<string, SQL>): SQL<string> {
  const written = Object.entries(fields).map(([name, value], index) => {
    const key = sql.raw(`'${index === 0 ? '{' : ','}"${name}":'`)
    return sql`${key} || ${value}`
  })
  // `concat` leaves out what is null.
  return sql`concat(${sql.join(written, sql`, `)}, '}')`
}

/** SQL that writes a number, or a value that is JSON already. */
export function plainSql(value: Value): SQL {
  return sql`(${value})::text`
}

/** SQL that writes a value in quotes, without a check: names from a fixed set, digits, hex. */
export function quotedSql(value: Value): SQL {
  return sql`'"' || (${value}) || '"'`
}

/** SQL that writes any text. */
export function textSql(value: Value): SQL {
  return sql`to_json(${value})::text`
}

/** SQL that writes a time in RFC 3339. */
export function timeSql(value: Value): SQL {
  return quotedSql(toRfc3339(value))
}

/** SQL for a time in RFC 3339. */
export function toRfc3339(value: Value): SQL<string> {
  return sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** SQL that writes smallest units in whole units; null if the decimals are. */
export function unitsSql(amount: Value, decimals: Value): SQL {
  return quotedSql(sql`trim_scale(${amount} * ('1e-' || ${decimals})::numeric)`)
}

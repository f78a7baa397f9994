import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

// SQL that writes JSON as text. Of a null value, the text is null.

type Value = AnyPgColumn | SQL

/** Writes an object of at most 99 fields; those that are null are left out. */
export function objectSql(fields: Record<string, SQL>): SQL<string> {
  const written = Object.entries(fields).map(([name, json]) => {
    const key = sql.raw(`'"${name}":'`)
    return sql`${key} || ${json}`
  })
  return sql`'{' || concat_ws(',', ${sql.join(written, sql`, `)}) || '}'`
}

/** Writes any text. */
export function stringSql(text: Value): SQL {
  return sql`to_json(${text})::text`
}

/** Writes a text that needs no escapes, faster: digits, hex, a name of ours. */
export function unescapedSql(text: Value): SQL {
  return sql`'"' || (${text}) || '"'`
}

/** Writes a finite number, or a value that is JSON already. */
export function unquotedSql(value: Value): SQL {
  return sql`(${value})::text`
}

/** Writes a time in RFC 3339. */
export function timeSql(time: Value): SQL {
  return unescapedSql(toRfc3339(time))
}

/** Returns the text of a time in RFC 3339. */
export function toRfc3339(time: Value): SQL<string> {
  return sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** Writes an amount of smallest units in whole units. */
export function unitsSql(amount: Value, decimals: Value): SQL {
  return unescapedSql(
    sql`trim_scale(${amount} * ('1e-' || ${decimals})::numeric)`,
  )
}

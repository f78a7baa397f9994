import { Column, is } from 'drizzle-orm'
import { PgNumericBigInt, PgTimestamp } from 'drizzle-orm/pg-core'
import type { Db } from '../database/types.js'

/** Columns by name; those of a joined table are a group. */
type Fields = { [name: string]: Field | { [name: string]: Field } }
type Field = Column

/** A row with times in RFC 3339 and amounts as decimal digits, as they are sent. */
export type AsText<row> = {
  [name in keyof row]: row[name] extends Date | bigint | null
    ? string | Extract<row[name], null>
    : row[name]
}

/** A prepared statement. */
type Read<row> = {
  /** Runs it with values for its placeholders. */
  execute(values: Record<string, unknown>): Promise<row[]>
}

/**
 * Prepares a statement that selects `fields`, in this order. A group is null if its
 * first column is null, so that must be one that every row of its table has.
 *
 * Drizzle's `prepare` decides for each cell how to read it, and makes objects of times
 * and amounts, which would become texts again: that took more than a third of a page's computing.
 */
export function prepareRead<row>(
  { _: { session } }: Db,
  fields: Fields,
  statement: { toSQL(): { sql: string; params: unknown[] } },
): Read<row> {
  const readRow = createReader(fields)
  const mapRows = (rows: unknown[][]) =>
    rows.map((cells) => readRow(cells) as row)
  return session.prepareQuery<{
    execute: row[]
    all: unknown
    values: unknown
  }>(statement.toSQL(), undefined, '', true, mapRows)
}

/** Reads a value from the cells of a row. */
type Reader = (cells: readonly unknown[]) => unknown
type NamedReader = { name: string; read: Reader }

function createReader(fields: Fields): Reader {
  let column = 0
  function createFieldReader([name, field]: [string, Field]): NamedReader {
    const index = column
    const decode = getDecoder(field)
    column += 1
    return { name, read: (cells) => decode(cells[index]) }
  }
  const readers = Object.entries(fields).map(([name, field]): NamedReader => {
    if (isField(field)) return createFieldReader([name, field])
    const first = column
    const group = Object.entries(field).map(createFieldReader)
    return {
      name,
      read: (cells) => (cells[first] === null ? null : readAll(group, cells)),
    }
  })
  return (cells) => readAll(readers, cells)
}

function readAll(readers: readonly NamedReader[], cells: readonly unknown[]) {
  const found: Record<string, unknown> = {}
  for (const { name, read } of readers) found[name] = read(cells)
  return found
}

function isField(field: Fields[string]): field is Field {
  return is(field, Column)
}

/** Returns the decoder of a column. */
function getDecoder(field: Field): (cell: unknown) => unknown {
  if (is(field, PgTimestamp)) return unlessNull(toTime)
  if (is(field, PgNumericBigInt)) return unlessNull(String)
  return unlessNull((cell) => field.mapFromDriverValue(cell))
}

function unlessNull(decode: (cell: unknown) => unknown) {
  return (cell: unknown) => (cell === null ? null : decode(cell))
}

/** Writes a time of PostgreSQL, such as `2026-11-26 21:00:00.5+00`, in RFC 3339. */
function toTime(cell: unknown): string {
  const text = String(cell)
  // `Date` takes ten times as long; other time zones need it.
  const [, day, time, fraction = ''] =
    /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,3}))?\+00$/.exec(text) ?? []
  return day
    ? `${day}T${time}.${fraction.padEnd(3, '0')}Z`
    : new Date(text).toISOString()
}

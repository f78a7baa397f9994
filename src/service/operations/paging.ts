import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { defaultPageSize } from '../../rpc/pageRequests.js'
import type { Page } from '../../rpc/schemas.js'
import { ServiceError } from '../http/serviceErrors.js'

type Request =
  | {
      page?: number | undefined
      pageSize?: number | undefined
      sort?: { column: string; order: string }[] | undefined
    }
  | null
  | undefined

/** Rows of a list: how many, after how many others. */
export type Range = { limit: number; offset: number }

/** Rows to ask the database for: one more than fit, to know if more follow. */
export function toRange(request: Request): Range {
  const { page = 1, pageSize = defaultPageSize } = request ?? {}
  return { limit: pageSize + 1, offset: (page - 1) * pageSize }
}

/**
 * The power of ten that the end of a range fits in. Plans are made for any
 * values of the parameters; as a limit in the text, this tells them how much
 * is wanted, and leaves few texts.
 */
export function getLimitMagnitude({ limit, offset }: Range): number {
  return 10 ** Math.max(2, Math.ceil(Math.log10(limit + offset)))
}

/** The rows that fit on the page, and the page to answer with. */
export function toPage<row>(
  request: Request,
  rows: readonly row[],
): { rows: row[]; page: Page } {
  const { page = 1, pageSize = defaultPageSize, sort } = request ?? {}
  return {
    rows: rows.slice(0, pageSize),
    page: { page, pageSize, more: rows.length > pageSize, sort },
  }
}

/** One column of an ordering, under its name on the wire. */
export type Sorting<name extends string = string> = {
  column: name
  isDescending: boolean
}

/** The ordering that a request asks for. */
export function getSortings<name extends string>(
  request: Request,
  columns: readonly name[],
): Sorting<name>[] {
  return (request?.sort ?? []).map((sort, index) =>
    getSorting(sort, columns, `page.sort.${index}.column`),
  )
}

/** A column that the field of a request names, in camel or snake case. */
export function getSorting<name extends string>(
  { column: asked, order }: { column: string; order: string },
  columns: readonly name[],
  field: string,
): Sorting<name> {
  const column = columns.find((name) => plain(name) === plain(asked))
  if (column === undefined)
    throw new ServiceError(
      'InvalidArgument',
      `This list cannot be sorted by that column. Columns: ${columns.join(', ')}.`,
      { field },
    )
  return { column, isDescending: order !== 'ASC' }
}

function plain(name: string): string {
  return name.replaceAll('_', '').toLowerCase()
}

/** A column to sort by; what is unknown comes last. */
export function sortBy(
  column: AnyPgColumn,
  {
    isDescending,
    isNullable = false,
  }: { isDescending: boolean; isNullable?: boolean },
): SQL {
  if (!isDescending) return sql`${column}`
  return isNullable ? sql`${column} desc nulls last` : sql`${column} desc`
}

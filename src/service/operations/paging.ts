import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Page } from '../../rpc/schemas.js'
import { ServiceError } from '../http/serviceErrors.js'

type Sort = { column: string; order: string }[]
type Request =
  | {
      page?: number | undefined
      pageSize?: number | undefined
      sort?: Sort | undefined
    }
  | null
  | undefined

const defaultPageSize = 30

/** Rows to ask the database for: one more than fit, to know if more follow. */
export function rangeOf(request: Request): { limit: number; offset: number } {
  const { page = 1, pageSize = defaultPageSize } = request ?? {}
  return { limit: pageSize + 1, offset: (page - 1) * pageSize }
}

/** The rows that fit on the page, and the page to answer with. */
export function pageOf<row>(
  request: Request,
  rows: readonly row[],
): { rows: row[]; page: Page } {
  const { page = 1, pageSize = defaultPageSize, sort } = request ?? {}
  return {
    rows: rows.slice(0, pageSize),
    page: { page, pageSize, more: rows.length > pageSize, sort },
  }
}

/** Columns that a list can be sorted by, under their names on the wire. */
export type SortColumns = Record<string, AnyPgColumn | SQL>

/**
 * The ordering that a request asks for. Names are looked up, in camel or
 * snake case, and never become SQL; what is unknown comes last.
 */
export function orderingOf(request: Request, columns: SortColumns): SQL[] {
  return (request?.sort ?? []).map(({ column, order }, index) => {
    const name = Object.keys(columns).find(
      (name) => plain(name) === plain(column),
    )
    const expression = name === undefined ? undefined : columns[name]
    if (!expression)
      throw new ServiceError(
        'InvalidArgument',
        `This list cannot be sorted by that column. Columns: ${Object.keys(columns).join(', ')}.`,
        { field: `page.sort.${index}.column` },
      )
    const direction = order === 'ASC' ? asc(expression) : desc(expression)
    return sql`${direction} nulls last`
  })
}

function plain(name: string): string {
  return name.replaceAll('_', '').toLowerCase()
}

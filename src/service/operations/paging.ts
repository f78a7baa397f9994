import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { defaultPageSize } from '../../rpc/pageRequests.js'
import type { Page } from '../../rpc/schemas.js'
import { ServiceError } from '../serviceErrors.js'

type Request =
  | {
      page?: number | undefined
      pageSize?: number | undefined
      sort?: { column: string; order: string }[] | undefined
    }
  | null
  | undefined

/** Limit and offset of a list. */
export type Range = { limit: number; offset: number }

/**
 * Returns the rows to select: one more than the page has, to know whether more
 * follow.
 */
export function toRange(request: Request): Range {
  const { page = 1, pageSize = defaultPageSize } = request ?? {}
  return { limit: pageSize + 1, offset: (page - 1) * pageSize }
}

/**
 * Returns the power of ten that is at least the end of a range. Plans are
 * generic; as a limit in the text, it tells the planner how many rows are
 * needed, with few different texts.
 */
export function getLimitMagnitude({ limit, offset }: Range): number {
  return 10 ** Math.max(2, Math.ceil(Math.log10(limit + offset)))
}

/** Returns the rows of the page, and the page information. */
export function toPage<row>(
  request: Request,
  found: readonly row[],
  /** Returns the cursor of a row; without it, the list has no cursors. */
  getCursor?: (row: row) => string,
): { rows: row[]; page: Page } {
  const { page = 1, pageSize = defaultPageSize, sort } = request ?? {}
  const rows = found.slice(0, pageSize)
  const more = found.length > pageSize
  const last = more ? rows.at(-1) : undefined
  const after = last && getCursor?.(last)
  return { rows, page: { page, pageSize, more, after, sort } }
}

/** A column of an ordering, with its wire name. */
export type Sorting<name extends string = string> = {
  column: name
  isDescending: boolean
}

/** Returns the requested ordering. */
export function getSortings<name extends string>(
  request: Request,
  columns: readonly name[],
): Sorting<name>[] {
  return (request?.sort ?? []).map((sort, index) =>
    getSorting(sort, columns, `page.sort.${index}.column`),
  )
}

/**
 * Returns the column that a field of the request names, in camel or snake case.
 */
export function getSorting<name extends string>(
  { column: asked, order }: { column: string; order: string },
  columns: readonly name[],
  field: string,
): Sorting<name> {
  const column = columns.find((name) => plain(name) === plain(asked))
  if (column === undefined)
    throw new ServiceError(
      'InvalidArgument',
      `This list cannot be sorted by that column. Available columns: ${columns.join(', ')}.`,
      { field },
    )
  return { column, isDescending: order !== 'ASC' }
}

function plain(name: string): string {
  return name.replaceAll('_', '').toLowerCase()
}

/** SQL that sorts by a column; missing values come last. */
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

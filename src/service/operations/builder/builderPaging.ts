import { and, asc, desc, eq, gt, lt, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { BuilderPage } from '../../../rpc/builderSchemas.js'
import { ServiceError } from '../../serviceErrors.js'
import { getSorting, getSortings, toRange } from '../paging.js'
import { builderCursor } from './builderCursor.js'

/** Columns that a list can be sorted by; none is ever null. */
export type BuilderColumns = { id: PgColumn } & Record<string, PgColumn>

type Request = {
  page?: number | undefined
  pageSize?: number | undefined
  column?: string | undefined
  before?: Record<string, unknown> | undefined
  after?: Record<string, unknown> | undefined
  sort?: { column: string; order: string }[] | undefined
}

/** One column of the ordering of a list. */
export type Sorting = {
  name: string
  column: PgColumn
  isDescending: boolean
}

/**
 * Returns the conditions of a page of the builder's lists, and a function that
 * creates the page. A page has a number, or starts `after` or `before` a row.
 */
export function builderPaging(
  asked: Request | null | undefined,
  columns: BuilderColumns,
) {
  const request = asked ?? {}
  const cursor = getCursor(request)
  const sortings = getOrdering(request, columns)
  const isBackward = cursor?.name === 'before'
  const { limit, offset } = toRange(request)
  return {
    /** Condition for rows after or before the cursor. */
    where: cursor
      ? beyond(builderCursor(cursor, sortings), sortings, isBackward)
      : undefined,
    orderBy: sortings.map(({ column, isDescending }) =>
      isDescending === isBackward ? asc(column) : desc(column),
    ),
    limit,
    offset,
    /** Returns the rows of the page in order, and the page information. */
    toPage<row extends { id: number }>(found: readonly row[]) {
      const pageSize = limit - 1
      const rows = found.slice(0, pageSize)
      if (isBackward) rows.reverse()
      const page: BuilderPage = {
        page: request.page ?? 1,
        pageSize,
        column: request.column,
        more: found.length > pageSize,
        before: cursorTo(rows.at(0), sortings),
        after: cursorTo(rows.at(-1), sortings),
        sort: request.sort,
      }
      return { rows, page }
    },
  }
}

/** Some clients send empty objects for unused cursors. */
function getCursor({ page, ...request }: Request) {
  const [cursor, other] = (['before', 'after'] as const).flatMap((name) => {
    const values = request[name] ?? {}
    return Object.keys(values).length > 0 ? [{ name, values }] : []
  })
  if (other)
    throw new ServiceError(
      'InvalidArgument',
      'Pass either `before` or `after`, not both.',
      { field: 'page.before' },
    )
  if (cursor && (page ?? 1) > 1)
    throw new ServiceError(
      'InvalidArgument',
      `Pass either \`page\` or \`${cursor.name}\`, not both.`,
      { field: 'page.page' },
    )
  return cursor
}

/**
 * Returns the requested ordering. The id comes last, so that there are no ties.
 */
function getOrdering(
  { column: asked, sort }: Request,
  columns: BuilderColumns,
): Sorting[] {
  const names = Object.keys(columns)
  const sortings =
    sort?.length || !asked
      ? getSortings({ sort }, names)
      : [getSorting({ column: asked, order: 'ASC' }, names, 'page.column')]
  return [...sortings, { column: 'id', isDescending: false }]
    .filter(
      ({ column }, index, all) =>
        all.findIndex((other) => other.column === column) === index,
    )
    .map(({ column: name, isDescending }) => ({
      name,
      column: columns[name] ?? columns.id,
      isDescending,
    }))
}

/** Selects rows that come after these values, or before. */
function beyond(
  values: unknown[],
  sortings: Sorting[],
  isBackward: boolean,
): SQL | undefined {
  return or(
    ...sortings.map(({ column, isDescending }, index) =>
      and(
        ...sortings
          .slice(0, index)
          .map((tied, index) => eq(tied.column, values[index])),
        isDescending === isBackward
          ? gt(column, values[index])
          : lt(column, values[index]),
      ),
    ),
  )
}

/** Returns the cursor of a row: `{ id, <column>: … }`. */
function cursorTo(row: object | undefined, sortings: Sorting[]) {
  if (!row) return undefined
  const values = row as Record<string, unknown>
  return Object.fromEntries(
    sortings.map(({ name }) => {
      const value = values[name]
      return [name, value instanceof Date ? value.toISOString() : value]
    }),
  )
}

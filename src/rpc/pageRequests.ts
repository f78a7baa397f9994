import * as v from 'valibot'
import { sortOrders } from './enumerations.js'
import { jsonObject, knownName, resource } from './values.js'

/** Rows that a list may skip to come to a page. */
const furthestRow = 1_000_000

const pageNumber = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(furthestRow + 1),
)
const pageSize = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))
const columnName = v.pipe(v.string(), v.maxLength(64))
const sort = v.nullish(
  v.pipe(
    v.array(
      resource({
        column: columnName,
        order: v.nullish(knownName(sortOrders), 'DESC'),
      }),
    ),
    v.maxLength(5),
  ),
)

/** Rows on a page that does not say how many it wants. */
export const defaultPageSize = 30

function isWithinReach({
  page = 1,
  pageSize = defaultPageSize,
}: {
  page?: number | undefined
  pageSize?: number | undefined
}): boolean {
  return (page - 1) * pageSize <= furthestRow
}

const outOfReach = `Expected a page that skips at most ${furthestRow} rows`

/** Which page of a list to send, how long, and in which order. */
export type PageRequest = v.InferInput<typeof pageRequest>
export const pageRequest = v.nullish(
  v.pipe(
    resource({
      /** Which page, from 1. @default 1 */
      page: v.nullish(pageNumber),
      /** Items on it, 100 at most. @default 30 */
      pageSize: v.nullish(pageSize),
      /** Columns to sort by, the first before the others. */
      sort,
    }),
    v.forward(
      v.check((page) => isWithinReach(page), outOfReach),
      ['page'],
    ),
  ),
)

/** As `PageRequest`, for lists of the builder. */
export type BuilderPageRequest = v.InferInput<typeof builderPageRequest>
export const builderPageRequest = v.nullish(
  v.pipe(
    resource({
      /** Which page, from 1. @default 1 */
      page: v.nullish(pageNumber),
      /** Items on it, 100 at most. @default 30 */
      pageSize: v.nullish(pageSize),
      /** The column that `before` and `after` are about. */
      column: v.nullish(columnName),
      /** Only rows before this one: what `before` of an answer holds. */
      before: v.nullish(jsonObject),
      /** Only rows after this one: what `after` of an answer holds. */
      after: v.nullish(jsonObject),
      /** Columns to sort by, the first before the others. */
      sort,
    }),
    v.forward(
      v.check((page) => isWithinReach(page), outOfReach),
      ['page'],
    ),
  ),
)

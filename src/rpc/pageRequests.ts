import * as v from 'valibot'
import { sortOrders } from './enumerations.js'
import { jsonObject, knownName, resource } from './values.js'

/** Maximum number of rows that a page may skip. */
const maxSkippedRows = 1_000_000

const pageNumber = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(maxSkippedRows + 1),
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

/** Page size of requests without one. */
export const defaultPageSize = 30

function isWithinReach({
  page = 1,
  pageSize = defaultPageSize,
}: {
  page?: number | undefined
  pageSize?: number | undefined
}): boolean {
  return (page - 1) * pageSize <= maxSkippedRows
}

const tooManySkipped = `Expected a page that skips at most ${maxSkippedRows} rows`

/** Page number, page size and sort of a list request. */
export type PageRequest = v.InferInput<typeof pageRequest>
export const pageRequest = v.nullish(
  v.pipe(
    resource({
      /** Page number, from 1. @default 1 */
      page: v.nullish(pageNumber),
      /** Number of items per page, at most 100. @default 30 */
      pageSize: v.nullish(pageSize),
      /** Cursor: `page.after` of a response. Pages are counted from the item after it. */
      after: v.nullish(v.pipe(v.string(), v.maxLength(128))),
      /** Sort columns, most important first. */
      sort,
    }),
    v.forward(
      v.check((page) => isWithinReach(page), tooManySkipped),
      ['page'],
    ),
  ),
)

/** Like `PageRequest`, for builder lists. */
export type BuilderPageRequest = v.InferInput<typeof builderPageRequest>
export const builderPageRequest = v.nullish(
  v.pipe(
    resource({
      /** Page number, from 1. @default 1 */
      page: v.nullish(pageNumber),
      /** Number of items per page, at most 100. @default 30 */
      pageSize: v.nullish(pageSize),
      /** Column that `before` and `after` refer to. */
      column: v.nullish(columnName),
      /** Only rows before this one: `before` of an earlier response. */
      before: v.nullish(jsonObject),
      /** Only rows after this one: `after` of an earlier response. */
      after: v.nullish(jsonObject),
      /** Sort columns, most important first. */
      sort,
    }),
    v.forward(
      v.check((page) => isWithinReach(page), tooManySkipped),
      ['page'],
    ),
  ),
)

import { ServiceError } from '../http/serviceErrors.js'
import type { orderingOf } from './paging.js'

type Request = NonNullable<Parameters<typeof orderingOf>[0]> & {
  column?: string | undefined
  before?: unknown
  after?: unknown
}

/** A page of the builder, whose `column` sorts where `sort` does not. */
export function builderPage(request: Request | null | undefined) {
  const { after, before, column, sort, ...page } = request ?? {}
  for (const [name, cursor] of Object.entries({ before, after }))
    if (cursor !== undefined && !isEmpty(cursor))
      throw new ServiceError(
        'InvalidArgument',
        'Lists cannot be read from a cursor yet. Use page and pageSize.',
        { field: `page.${name}` },
      )
  return {
    ...page,
    sort: sort ?? (column ? [{ column, order: 'ASC' }] : undefined),
  }
}

function isEmpty(cursor: unknown): boolean {
  return (
    cursor === null ||
    (typeof cursor === 'object' && Object.keys(cursor).length === 0)
  )
}

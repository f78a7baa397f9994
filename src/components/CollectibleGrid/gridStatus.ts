/** Where a grid stands; written as `data-status`. */
export type GridStatus = 'loading' | 'error' | 'empty' | 'ready'

/** What a grid shows: what it has stays, even when asking again failed. */
export function gridStatus(
  query: { isError: boolean; isPending: boolean },
  count: number,
): GridStatus {
  if (query.isPending) return 'loading'
  if (count > 0) return 'ready'
  return query.isError ? 'error' : 'empty'
}

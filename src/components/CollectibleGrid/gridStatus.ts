/** Status of a grid, written as `data-status`. */
export type GridStatus = 'loading' | 'error' | 'empty' | 'ready'

/** Cards stay visible when a refetch fails. */
export function gridStatus(pages: {
  collectibles: readonly unknown[]
  isFailed: boolean
  isLoading: boolean
}): GridStatus {
  if (pages.isLoading) return 'loading'
  if (pages.collectibles.length > 0) return 'ready'
  return pages.isFailed ? 'error' : 'empty'
}

/** Where a grid stands; written as `data-status`. */
export type GridStatus = 'loading' | 'error' | 'empty' | 'ready'

/** What a grid shows: what it has stays, even when asking again failed. */
export function gridStatus(pages: {
  collectibles: readonly unknown[]
  isFailed: boolean
  isLoading: boolean
}): GridStatus {
  if (pages.isLoading) return 'loading'
  if (pages.collectibles.length > 0) return 'ready'
  return pages.isFailed ? 'error' : 'empty'
}

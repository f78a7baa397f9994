import type { LabelsOf } from '../../labels/labelsOf.js'

/** `CollectibleGrid`. */
export const gridLabels = {
  'card.broken': 'This one cannot be shown.',
  collectibles: 'Collectibles',
  emptyGrid: 'There is nothing here yet.',
  gridError: 'The collectibles could not be loaded.',
  'grid.moreError': 'More of them could not be loaded.',
  'grid.next': 'Next page',
  'grid.page': (page: string) => `Page ${page}`,
  'grid.pages': 'Pages',
  'grid.previous': 'Previous page',
  'grid.refreshing': 'Looking for news…',
  loadMore: 'Show more',
}

export type GridLabels = LabelsOf<typeof gridLabels>

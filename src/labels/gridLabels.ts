export const gridLabels = {
  'card.broken': 'Couldn’t show this item.',
  collectibles: 'Items',
  emptyGrid: 'Nothing here yet.',
  gridError: 'Couldn’t load these items.',
  'grid.moreError': 'Couldn’t load more.',
  'grid.next': 'Next page',
  'grid.page': (page: string) => `Page ${page}`,
  'grid.pages': 'Pages',
  'grid.previous': 'Previous page',
  'grid.refreshing': 'Checking for updates…',
  loadMore: 'Show more',
}

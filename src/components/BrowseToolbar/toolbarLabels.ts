import type { LabelsOf } from '../../labels/labelsOf.js'
import { plural } from '../../labels/plural.js'

/** `BrowseToolbar`, and texts it shares with `CollectionFilters`. */
export const toolbarLabels = {
  activeFilters: 'Filters that are set',
  clearFilters: 'Clear all',
  clearSearch: 'Clear search',
  comfortable: 'Large cards',
  compact: 'Small cards',
  density: 'Size of cards',
  'ownership.mine': 'Mine',
  'ownership.others': 'Not mine',
  rangeAtLeast: (from: string) => `${from} or more`,
  rangeAtMost: (to: string) => `${to} or less`,
  removeFilter: (filter: string) => `Remove filter: ${filter}`,
  results: (count: number) =>
    plural('en', count, { one: '# item', other: '# items' }),
  resultsOver: (count: number) => plural('en', count, { other: '#+ items' }),
  search: 'Search',
  searchCollectibles: 'Search collectibles',
  searchIn: (collection: string) => `Search ${collection}`,
  show: 'Show',
  showAll: 'All',
  showListed: 'For sale',
  sort: 'Sort',
}

export type ToolbarLabels = LabelsOf<typeof toolbarLabels>

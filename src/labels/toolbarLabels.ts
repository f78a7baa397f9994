import type { LabelsOf } from './labelsOf.js'
import { plural } from './plural.js'

export const toolbarLabels = {
  activeFilters: 'Active filters',
  clearFilters: 'Clear all',
  clearSearch: 'Clear search',
  comfortable: 'Large cards',
  compact: 'Small cards',
  density: 'Card size',
  'ownership.mine': 'Owned',
  'ownership.others': 'Not owned',
  rangeAtLeast: (from: string) => `${from} or more`,
  rangeAtMost: (to: string) => `${to} or less`,
  removeFilter: (filter: string) => `Remove filter: ${filter}`,
  results: (count: number) =>
    plural('en', count, { one: '# item', other: '# items' }),
  resultsOver: (count: number) => plural('en', count, { other: '#+ items' }),
  search: 'Search',
  searchCollectibles: 'Search items',
  searchIn: (collection: string) => `Search ${collection}`,
  show: 'Show',
  showAll: 'All',
  showListed: 'For sale',
  showUnlisted: 'Unlisted',
  sort: 'Sort',
}

export type ToolbarLabels = LabelsOf<typeof toolbarLabels>

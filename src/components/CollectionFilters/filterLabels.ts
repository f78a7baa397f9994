import type { LabelsOf } from '../../labels/labelsOf.js'
import { plural } from '../../labels/plural.js'

/** `CollectionFilters`. */
export const filterLabels = {
  applyFilters: 'Show results',
  applyFiltersTo: (count: string) => `Show ${count}`,
  chosen: (count: number) => plural('en', count, { other: '# chosen' }),
  connectForMine: 'Connect a wallet to see what it holds.',
  filters: 'Filters',
  filtersError: 'The traits could not be loaded.',
  filtersSet: (count: number) => plural('en', count, { other: '# set' }),
  marketplace: 'Marketplace',
  moreFound: (count: number) =>
    plural('en', count, { other: '# more. Type to find them.' }),
  nothingFound: 'Nothing found.',
  ownership: 'Owner',
  'ownership.any': 'Anyone',
  rangeFrom: (name: string) => `${name}, at least`,
  rangeTo: (name: string) => `${name}, at most`,
  'rangeProblem.number': 'Enter a number.',
  'rangeProblem.order': 'The first number is above the second.',
  'rangeProblem.limits': (from: string, to: string) =>
    `Enter numbers from ${from} to ${to}.`,
  searchFacet: (name: string) => `Search ${name}`,
  showFewer: 'Show fewer',
  showMore: (count: number) => plural('en', count, { other: 'Show # more' }),
}

export type FilterLabels = LabelsOf<typeof filterLabels>

import { plural } from './plural.js'

export const filterLabels = {
  applyFilters: 'Show results',
  applyFiltersTo: (count: string) => `Show ${count}`,
  chosen: (count: number) => plural('en', count, { other: '# selected' }),
  connectForMine: 'Connect your wallet to see what you own.',
  filters: 'Filters',
  filtersError: 'Couldn’t load traits.',
  filtersSet: (count: number) => plural('en', count, { other: '# active' }),
  marketplace: 'Marketplace',
  moreFound: (count: number) =>
    plural('en', count, { other: '# more. Search to find them.' }),
  nothingFound: 'No matches.',
  ownership: 'Ownership',
  'ownership.any': 'All',
  rangeFrom: (name: string) => `${name}, min`,
  rangeTo: (name: string) => `${name}, max`,
  'rangeProblem.number': 'Enter a number.',
  'rangeProblem.order': 'Min can’t be higher than max.',
  'rangeProblem.limits': (from: string, to: string) =>
    `Enter numbers between ${from} and ${to}.`,
  searchFacet: (name: string) => `Search ${name}`,
  showFewer: 'Show fewer',
  showMore: (count: number) => plural('en', count, { other: 'Show # more' }),
}

import type { FilterLabels } from '../../components/CollectionFilters/filterLabels.js'
import { plural } from '../../labels/plural.js'

export const filterLabels: FilterLabels = {
  applyFilters: 'Ergebnisse zeigen',
  applyFiltersTo: (count) => `${count} zeigen`,
  chosen: (count) => plural('de', count, { other: '# gewählt' }),
  connectForMine: 'Wallet verbinden, um zu sehen, was sie enthält.',
  filters: 'Filter',
  filtersError: 'Die Merkmale konnten nicht geladen werden.',
  filtersSet: (count) => plural('de', count, { other: '# gesetzt' }),
  marketplace: 'Marktplatz',
  moreFound: (count) =>
    plural('de', count, {
      one: '# weiterer Eintrag. Tippen, um ihn zu finden.',
      other: '# weitere Einträge. Tippen, um sie zu finden.',
    }),
  nothingFound: 'Nichts gefunden.',
  ownership: 'Besitz',
  'ownership.any': 'Alle',
  rangeFrom: (name) => `${name}, mindestens`,
  rangeTo: (name) => `${name}, höchstens`,
  'rangeProblem.number': 'Eine Zahl eingeben.',
  'rangeProblem.order': 'Die erste Zahl ist größer als die zweite.',
  'rangeProblem.limits': (from, to) => `Zahlen von ${from} bis ${to} eingeben.`,
  searchFacet: (name) => `${name} durchsuchen`,
  showFewer: 'Weniger anzeigen',
  showMore: (count) => plural('de', count, { other: '# mehr anzeigen' }),
}

import type { FilterLabels } from '../../components/CollectionFilters/filterLabels.js'
import { plural } from '../../labels/plural.js'

export const filterLabels: FilterLabels = {
  applyFilters: 'Ergebnisse anzeigen',
  applyFiltersTo: (count) => `${count} anzeigen`,
  chosen: (count) => plural('de', count, { other: '# ausgewählt' }),
  connectForMine: 'Verbinde deine Wallet, um zu sehen, was dir gehört.',
  filters: 'Filter',
  filtersError: 'Merkmale konnten nicht geladen werden.',
  filtersSet: (count) => plural('de', count, { other: '# aktiv' }),
  marketplace: 'Marktplatz',
  moreFound: (count) =>
    plural('de', count, {
      one: '# weiterer Eintrag. Suche, um ihn zu finden.',
      other: '# weitere Einträge. Suche, um sie zu finden.',
    }),
  nothingFound: 'Keine Treffer.',
  ownership: 'Besitz',
  'ownership.any': 'Alle',
  rangeFrom: (name) => `${name}, min.`,
  rangeTo: (name) => `${name}, max.`,
  'rangeProblem.number': 'Gib eine Zahl ein.',
  'rangeProblem.order': 'Das Minimum darf nicht über dem Maximum liegen.',
  'rangeProblem.limits': (from, to) =>
    `Gib Zahlen zwischen ${from} und ${to} ein.`,
  searchFacet: (name) => `${name} durchsuchen`,
  showFewer: 'Weniger anzeigen',
  showMore: (count) =>
    plural('de', count, {
      one: '# weiteren anzeigen',
      other: '# weitere anzeigen',
    }),
}

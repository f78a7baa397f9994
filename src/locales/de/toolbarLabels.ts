import type { ToolbarLabels } from '../../components/BrowseToolbar/toolbarLabels.js'
import { plural } from '../../labels/plural.js'

export const toolbarLabels: ToolbarLabels = {
  activeFilters: 'Aktive Filter',
  clearFilters: 'Alle löschen',
  clearSearch: 'Suche löschen',
  comfortable: 'Große Karten',
  compact: 'Kleine Karten',
  density: 'Kartengröße',
  'ownership.mine': 'Meine',
  'ownership.others': 'Nicht meine',
  rangeAtLeast: (from) => `ab ${from}`,
  rangeAtMost: (to) => `bis ${to}`,
  removeFilter: (filter) => `Filter entfernen: ${filter}`,
  results: (count) => plural('de', count, { other: '# Stück' }),
  resultsOver: (count) => plural('de', count, { other: 'Über # Stück' }),
  search: 'Suchen',
  searchCollectibles: 'Stücke suchen',
  searchIn: (collection) => `${collection} durchsuchen`,
  show: 'Anzeigen',
  showAll: 'Alle',
  showListed: 'Im Verkauf',
  showUnlisted: 'Nicht im Verkauf',
  sort: 'Sortieren',
}

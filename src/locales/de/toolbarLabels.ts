import type { ToolbarLabels } from '../../components/BrowseToolbar/toolbarLabels.js'
import { plural } from '../../labels/plural.js'

export const toolbarLabels: ToolbarLabels = {
  activeFilters: 'Gesetzte Filter',
  clearFilters: 'Alle löschen',
  clearSearch: 'Suche löschen',
  comfortable: 'Große Karten',
  compact: 'Kleine Karten',
  density: 'Kartengröße',
  'ownership.mine': 'Eigene',
  'ownership.others': 'Fremde',
  rangeAtLeast: (from) => `${from} oder mehr`,
  rangeAtMost: (to) => `${to} oder weniger`,
  removeFilter: (filter) => `Filter entfernen: ${filter}`,
  results: (count) => plural('de', count, { other: '# Stück' }),
  resultsOver: (count) => plural('de', count, { other: 'Über # Stück' }),
  search: 'Suchen',
  searchCollectibles: 'Sammelstücke suchen',
  searchIn: (collection) => `${collection} durchsuchen`,
  show: 'Anzeigen',
  showAll: 'Alle',
  showListed: 'Zu verkaufen',
  sort: 'Sortieren',
}

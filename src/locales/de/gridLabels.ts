import type { GridLabels } from '../../components/CollectibleGrid/gridLabels.js'

export const gridLabels: GridLabels = {
  'card.broken': 'Dieses Stück kann nicht angezeigt werden.',
  collectibles: 'Stücke',
  emptyGrid: 'Hier ist noch nichts.',
  gridError: 'Diese Stücke konnten nicht geladen werden.',
  'grid.moreError': 'Weitere konnten nicht geladen werden.',
  'grid.next': 'Nächste Seite',
  'grid.page': (page) => `Seite ${page}`,
  'grid.pages': 'Seiten',
  'grid.previous': 'Vorherige Seite',
  'grid.refreshing': 'Suche nach Neuem…',
  loadMore: 'Mehr anzeigen',
}

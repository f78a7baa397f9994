import type { TableLabels } from '../../components/table/tableLabels.js'

export const tableLabels: TableLabels = {
  pageNext: 'Nächste Seite',
  pageOf: (page) => `Seite ${page}`,
  pagePrevious: 'Vorherige Seite',
  refreshing: 'Wird aktualisiert',
  sortedBy: (column) => `Sortieren nach: ${column}`,
  tableError: 'Diese Liste konnte nicht geladen werden.',
}

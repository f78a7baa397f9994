import type { TableLabels } from '../../components/table/tableLabels.js'

export const tableLabels: TableLabels = {
  pageNext: 'Página siguiente',
  pageOf: (page) => `Página ${page}`,
  pagePrevious: 'Página anterior',
  refreshing: 'Actualizando',
  sortedBy: (column) => `Ordenar por ${column}`,
  tableError: 'No se pudo cargar esta lista.',
}

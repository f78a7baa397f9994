import type { ToolbarLabels } from '../../components/BrowseToolbar/toolbarLabels.js'
import { plural } from '../../labels/plural.js'

export const toolbarLabels: ToolbarLabels = {
  activeFilters: 'Filtros activos',
  clearFilters: 'Quitar todos',
  clearSearch: 'Borrar búsqueda',
  comfortable: 'Tarjetas grandes',
  compact: 'Tarjetas pequeñas',
  density: 'Tamaño de tarjeta',
  'ownership.mine': 'Míos',
  'ownership.others': 'No míos',
  rangeAtLeast: (from) => `${from} o más`,
  rangeAtMost: (to) => `${to} o menos`,
  removeFilter: (filter) => `Quitar filtro: ${filter}`,
  results: (count) =>
    plural('es', count, {
      one: '# artículo',
      many: '# de artículos',
      other: '# artículos',
    }),
  resultsOver: (count) =>
    plural('es', count, {
      many: 'Más de # de artículos',
      other: 'Más de # artículos',
    }),
  search: 'Buscar',
  searchCollectibles: 'Buscar artículos',
  searchIn: (collection) => `Buscar en ${collection}`,
  show: 'Mostrar',
  showAll: 'Todos',
  showListed: 'En venta',
  showUnlisted: 'No en venta',
  sort: 'Ordenar',
}

import type { GridLabels } from '../../components/CollectibleGrid/gridLabels.js'

export const gridLabels: GridLabels = {
  'card.broken': 'Este no se puede mostrar.',
  collectibles: 'Coleccionables',
  emptyGrid: 'Aquí todavía no hay nada.',
  gridError: 'No se pudieron cargar los coleccionables.',
  'grid.moreError': 'No se pudieron cargar más.',
  'grid.next': 'Página siguiente',
  'grid.page': (page) => `Página ${page}`,
  'grid.pages': 'Páginas',
  'grid.previous': 'Página anterior',
  'grid.refreshing': 'Buscando novedades…',
  loadMore: 'Mostrar más',
}

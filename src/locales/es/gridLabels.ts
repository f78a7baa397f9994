import type { GridLabels } from '../../components/CollectibleGrid/gridLabels.js'

export const gridLabels: GridLabels = {
  'card.broken': 'No se pudo mostrar este artículo.',
  collectibles: 'Artículos',
  emptyGrid: 'Todavía no hay nada aquí.',
  gridError: 'No se pudieron cargar estos artículos.',
  'grid.moreError': 'No se pudieron cargar más.',
  'grid.next': 'Página siguiente',
  'grid.page': (page) => `Página ${page}`,
  'grid.pages': 'Páginas',
  'grid.previous': 'Página anterior',
  'grid.refreshing': 'Buscando cambios…',
  loadMore: 'Mostrar más',
}

import type { FilterLabels } from '../../components/CollectionFilters/filterLabels.js'
import { plural } from '../../labels/plural.js'

export const filterLabels: FilterLabels = {
  applyFilters: 'Mostrar resultados',
  applyFiltersTo: (count) => `Mostrar ${count.replace(/^M/, 'm')}`,
  chosen: (count) =>
    plural('es', count, { one: '# seleccionado', other: '# seleccionados' }),
  connectForMine: 'Conecta tu billetera para ver lo que tienes.',
  filters: 'Filtros',
  filtersError: 'No se pudieron cargar los rasgos.',
  filtersSet: (count) =>
    plural('es', count, { one: '# activo', other: '# activos' }),
  marketplace: 'Mercado',
  moreFound: (count) =>
    plural('es', count, {
      one: '# más. Busca para encontrarlo.',
      other: '# más. Busca para encontrarlos.',
    }),
  nothingFound: 'Sin resultados.',
  ownership: 'Propiedad',
  'ownership.any': 'Todos',
  rangeFrom: (name) => `${name}, mín.`,
  rangeTo: (name) => `${name}, máx.`,
  'rangeProblem.number': 'Escribe un número.',
  'rangeProblem.order': 'El mínimo no puede ser mayor que el máximo.',
  'rangeProblem.limits': (from, to) => `Escribe números entre ${from} y ${to}.`,
  searchFacet: (name) => `Buscar en ${name}`,
  showFewer: 'Mostrar menos',
  showMore: (count) => plural('es', count, { other: 'Mostrar # más' }),
}

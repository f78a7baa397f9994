import type { FilterLabels } from '../../components/CollectionFilters/filterLabels.js'
import { plural } from '../../labels/plural.js'

export const filterLabels: FilterLabels = {
  applyFilters: 'Mostrar resultados',
  applyFiltersTo: (count) => `Mostrar ${count.replace(/^M/, 'm')}`,
  chosen: (count) =>
    plural('es', count, { one: '# elegido', other: '# elegidos' }),
  connectForMine: 'Conecta una billetera para ver lo que contiene.',
  filters: 'Filtros',
  filtersError: 'No se pudieron cargar los rasgos.',
  filtersSet: (count) =>
    plural('es', count, { one: '# activo', other: '# activos' }),
  marketplace: 'Mercado',
  moreFound: (count) =>
    plural('es', count, {
      one: '# más. Escribe para encontrarlo.',
      other: '# más. Escribe para encontrarlos.',
    }),
  nothingFound: 'No se encontró nada.',
  ownership: 'Dueño',
  'ownership.any': 'Cualquiera',
  rangeFrom: (name) => `${name}, como mínimo`,
  rangeTo: (name) => `${name}, como máximo`,
  'rangeProblem.number': 'Escribe un número.',
  'rangeProblem.order': 'El primer número es mayor que el segundo.',
  'rangeProblem.limits': (from, to) => `Escribe números de ${from} a ${to}.`,
  searchFacet: (name) => `Buscar ${name}`,
  showFewer: 'Mostrar menos',
  showMore: (count) => plural('es', count, { other: 'Mostrar # más' }),
}

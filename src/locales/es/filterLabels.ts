import type { filterLabels as english } from '../../labels/filterLabels.js'
import type { LabelsOf } from '../../labels/labelsOf.js'
import { plural } from '../../labels/plural.js'

export const filterLabels: LabelsOf<typeof english> = {
  filters: 'Filtros',
  filtersSet: (count) =>
    plural('es', count, { one: '# activo', other: '# activos' }),
  clearFilters: 'Quitar todos',
  clearSearch: 'Borrar búsqueda',
  removeFilter: (filter) => `Quitar filtro: ${filter}`,
  activeFilters: 'Filtros activos',
  applyFilters: 'Mostrar resultados',
  applyFiltersTo: (count) => `Mostrar ${count.replace(/^M/, 'm')}`,
  filtersError: 'No se pudieron cargar los rasgos.',
  searchIn: (collection) => `Buscar en ${collection}`,
  searchCollectibles: 'Buscar coleccionables',
  search: 'Buscar',
  sort: 'Ordenar',
  show: 'Mostrar',
  showListed: 'En venta',
  showAll: 'Todos',
  density: 'Tamaño de las tarjetas',
  comfortable: 'Tarjetas grandes',
  compact: 'Tarjetas pequeñas',
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
  ownership: 'Dueño',
  'ownership.any': 'Cualquiera',
  'ownership.mine': 'Míos',
  'ownership.others': 'De otros',
  marketplace: 'Mercado',
  chosen: (count) =>
    plural('es', count, { one: '# elegido', other: '# elegidos' }),
  searchFacet: (name) => `Buscar ${name}`,
  showMore: (count) => plural('es', count, { other: 'Mostrar # más' }),
  showFewer: 'Mostrar menos',
  nothingFound: 'No se encontró nada.',
  moreFound: (count) =>
    plural('es', count, {
      one: '# más. Escribe para encontrarlo.',
      other: '# más. Escribe para encontrarlos.',
    }),
  rangeFrom: (name) => `${name}, como mínimo`,
  rangeTo: (name) => `${name}, como máximo`,
  rangeBetween: (from, to) => `${from} – ${to}`,
  rangeAtLeast: (from) => `${from} o más`,
  rangeAtMost: (to) => `${to} o menos`,
  'rangeProblem.number': 'Escribe un número.',
  'rangeProblem.order': 'El primer número es mayor que el segundo.',
  'rangeProblem.limits': (from, to) => `Escribe números de ${from} a ${to}.`,
  items: 'Artículos',
  forSale: 'En venta',
  connectForMine: 'Conecta una billetera para ver lo que contiene.',
  nothingMatches: 'Nada coincide con todo esto.',
  nothingCalled: (words) => `Aquí nada se llama «${words}».`,
  showEverything: 'Mostrar todo',
}

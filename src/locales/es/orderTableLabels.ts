import type { OrderTableLabels } from '../../components/table/orderTableLabels.js'

export const orderTableLabels: OrderTableLabels = {
  // Columns
  columnActions: 'Acciones',
  columnEnds: 'Termina',
  columnFloor: 'vs. mínimo',
  columnFor: 'Para',
  columnMaker: 'De',
  columnMarketplace: 'Mercado',
  columnNet: 'El vendedor recibe',
  columnPrice: 'Precio',
  columnQuantity: 'Cantidad',
  columnUnitPrice: 'Precio por unidad',

  // Cells
  atFloor: 'Al mínimo',
  ended: 'Terminado',
  feesNet: 'El vendedor recibe',
  feesOf: (percent) => `Comisiones: ${percent}`,
  feesTitle: 'Desglose del precio',
  forCollection: 'Toda la colección',
  forItem: 'Este artículo',
  noEnd: 'Sin vencimiento',
  'problem.filled': 'Vendido',
  'problem.cancelled': 'Cancelado',
  'problem.expired': 'Vencido',
  'problem.inactive':
    'En pausa: el vendedor no puede entregarlo en este momento',
  'problem.gone': 'Ya no está disponible',
  'problem.early': 'Aún no ha empezado',
  'problem.unknown': 'Ilegible',

  // Listings
  listings: 'Anuncios',
  listingsEmpty: 'No hay anuncios',
  'row.addToCart': 'Añadir al carrito',
  'row.buy': 'Comprar',
  'row.cancel': 'Cancelar',
  'row.edit': 'Editar',
  'row.inCart': 'En el carrito',

  // Offers
  makeOffer: 'Hacer oferta',
  offers: 'Ofertas',
  offersEmpty: 'No hay ofertas',
  'row.accept': 'Aceptar',
}

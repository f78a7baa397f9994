import type { OrderTableLabels } from '../../components/table/orderTableLabels.js'

export const orderTableLabels: OrderTableLabels = {
  // Columns
  columnActions: 'Acciones',
  columnEnds: 'Termina',
  columnFees: 'Comisiones',
  columnFloor: 'Frente al mínimo',
  columnFor: 'Para',
  columnMaker: 'De',
  columnMarketplace: 'Mercado',
  columnNet: 'El vendedor recibe',
  columnPrice: 'Precio',
  columnQuantity: 'Cantidad',
  columnUnitPrice: 'Precio por unidad',

  // Cells
  aboveFloor: (percent) => `${percent} por encima`,
  atFloor: 'En el mínimo',
  belowFloor: (percent) => `${percent} por debajo`,
  ended: 'Terminado',
  feesNet: 'El vendedor recibe',
  feesOf: (percent) => `Comisiones: ${percent}`,
  feesTitle: 'Qué incluye el precio',
  forCollection: 'Cualquiera de la colección',
  forItem: 'Este artículo',
  noEnd: 'Sin fin',
  'problem.filled': 'Vendido',
  'problem.cancelled': 'Cancelado',
  'problem.expired': 'Vencido',
  'problem.inactive': 'En pausa: el vendedor no puede entregarlo ahora',
  'problem.gone': 'Ya no existe',
  'problem.early': 'Todavía no está abierto',
  'problem.unknown': 'No se puede leer',

  // Listings
  listings: 'Anuncios',
  listingsEmpty: 'Ahora mismo nadie lo vende.',
  'row.addToCart': 'Añadir al carrito',
  'row.buy': 'Comprar',
  'row.cancel': 'Cancelar',
  'row.edit': 'Editar',
  'row.inCart': 'En el carrito',

  // Offers
  acceptMissing: 'En esta aplicación no se pueden aceptar ofertas.',
  acceptNotOwner: 'Solo su dueño puede aceptar una oferta.',
  makeOffer: 'Hacer oferta',
  makeOfferMissing: 'En esta aplicación no se pueden hacer ofertas.',
  offers: 'Ofertas',
  offersEmpty: 'Todavía nadie ha hecho una oferta.',
  'row.accept': 'Aceptar',
}

import type { ListLabels } from '../../components/ListDialog/listLabels.js'

export const listLabels: ListLabels = {
  listTitle: 'Poner en venta',
  listAction: (price) => `Poner en venta por ${price}`,
  listAnyway: (price) => `Poner en venta por ${price} igualmente`,
  listingFees: 'Comisiones del mercado y del creador',
  listedAlready: (count) => `${count} ya en venta`,
  notOwned: 'Este artículo no es tuyo.',
  allListed:
    'Todo lo que tienes aquí ya está en venta. Edita o cancela antes un anuncio.',
  alreadyListed: (price) =>
    `Ya está en venta por ${price}. Ese anuncio sigue activo.`,
  editThat: 'Editar ese anuncio',
  earnings: 'Recibes',

  // Price
  belowOffer: (offer) => `Ya hay una oferta de ${offer}.`,
  changePrice: 'Cambiar el precio',
  enterPrice: 'Escribe un precio',
  farBelowFloor: (share, floor) =>
    `Está un ${share} por debajo del precio mínimo de ${floor}. Cualquiera puede comprarlo de inmediato.`,
  marketUnknown: 'No pudimos cargar los precios del mercado ni tus anuncios.',
  notCompared: (price) => `No podemos compararlo con ${price}.`,
  priceBelowFloor: (share) => `${share} por debajo del mínimo`,
  priceHelp: 'Precios de referencia',
  pricePerItem: 'Precio por artículo',

  // Duration
  duration: 'Duración',
  endsAt: 'Termina el',
  'endsAt.empty': 'Elige un día y una hora.',
  'endsAt.tooSoon': (date) => `Elige una hora posterior a ${date}.`,
  'endsAt.tooLate': (date) => `Elige una hora anterior a ${date}.`,
  expires: (date) => `Termina: ${date}`,
  timeZone: (zone) => `Hora en ${zone}`,
  untilDate: 'Otra fecha',

  // Order book
  orderbook: 'Dónde ponerlo en venta',
  orderbookFee: (fee) => `Comisión del ${fee}`,
}

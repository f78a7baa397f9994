import type { ListLabels } from '../../components/ListDialog/listLabels.js'

export const listLabels: ListLabels = {
  listTitle: 'Poner en venta',
  listAction: (price) => `Poner en venta por ${price}`,
  listAnyway: (price) => `Poner en venta por ${price} de todos modos`,
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
  divisible:
    'Según el mercado, este artículo se puede dividir en fracciones. Si no es cierto, venderías más de lo que ves aquí.',
  enterPrice: 'Escribe un precio',
  farBelowFloor: (share, floor) =>
    `Está un ${share} por debajo del precio mínimo de ${floor}. Cualquiera puede comprarlo de inmediato.`,
  marketUnknown: 'No pudimos cargar los precios del mercado o tus anuncios.',
  notCompared: (price) => `No podemos compararlo con ${price}.`,
  priceBelowFloor: (share) => `${share} por debajo del precio mínimo`,
  priceHelp: 'Precios sugeridos',
  pricePerItem: 'Precio por unidad',

  // Duration
  duration: 'Duración',
  endsAt: 'Termina el',
  'endsAt.empty': 'Elige una fecha y una hora.',
  'endsAt.tooSoon': (date) => `Elige una hora posterior al ${date}.`,
  'endsAt.tooLate': (date) => `Elige una hora anterior al ${date}.`,
  expires: (date) => `Termina el ${date}`,
  timeZone: (zone) => `Zona horaria: ${zone}`,
  untilDate: 'Personalizada',

  // After it
  viewListing: 'Ver anuncio',

  // Order book
  orderbook: 'Dónde vender',
  orderbookFee: (fee) => `Comisión del ${fee}`,
}

import type { LabelsOf } from '../../labels/labelsOf.js'
import { plural } from '../../labels/plural.js'
import type { tradeLabels as english } from '../../labels/tradeLabels.js'

export const tradeLabels: LabelsOf<typeof english> = {
  // Buying
  buyTitle: 'Comprar',
  buyFor: (price) => `Comprar por ${price}`,
  bought: (name, quantity) =>
    BigInt(quantity) > 1n
      ? `${plural('es', BigInt(quantity), { other: '#' })} × ${name} ya son tuyos`
      : `${name} ya es tuyo`,
  boughtText: 'Ya está en tu billetera.',
  checking: 'Comprobando…',
  orderGone: 'Este anuncio ya no está: se vendió, se canceló o venció.',
  ownedNow: 'Ya es tuyo.',
  orderGoneNext: (price) => `Comprar el siguiente por ${price}`,

  // Listing
  listTitle: 'Poner en venta',
  listAction: (price) => `Poner en venta por ${price}`,
  enterPrice: 'Escribe un precio',
  listed: (name) => `${name} está en venta`,
  listedText: 'Los compradores ya lo pueden ver.',
  notOwned: 'Esta billetera no lo tiene, así que no puede ponerlo en venta.',
  pricePerItem: 'Precio por artículo',
  currency: 'Moneda',
  duration: 'En venta durante',
  expires: (date) => `Termina: ${date}`,
  earnings: 'Recibes',
  listingFees: 'Comisiones del mercado y del creador',
  'price.invalid': 'Escribe un número, como 0,5.',
  'price.tooManyDecimals': (symbol, decimals) =>
    `${symbol} tiene como máximo ${plural('es', decimals, { one: '# decimal', other: '# decimales' })}.`,
  'price.tooLarge': 'Es más de lo que un contrato puede contar.',
  'price.zero': 'El precio debe ser mayor que cero.',

  // Cancelling
  cancelTitle: 'Cancelar anuncio',
  cancelText:
    'Después nadie podrá comprarlo con este anuncio. Hasta entonces sigue siendo válido, aunque el artículo salga de la billetera y vuelva.',
  cancelGas:
    'Hace falta una transacción, así que la red cobra una pequeña comisión.',
  cancelled: (name) => `${name} ya no está en venta`,
  cancelledText: 'Sigue en tu billetera.',
}

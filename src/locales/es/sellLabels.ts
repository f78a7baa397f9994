import type { LabelsOf } from '../../labels/labelsOf.js'
import { plural } from '../../labels/plural.js'
import type { sellLabels as english } from '../../labels/sellLabels.js'

export const sellLabels: LabelsOf<typeof english> = {
  // A price with care
  priceHelp: 'Precios de referencia',
  priceBelowFloor: (share) => `${share} por debajo del mínimo`,
  farBelowFloor: (share, floor) =>
    `Está un ${share} por debajo del precio mínimo de ${floor}. Quien lo vea primero puede comprarlo enseguida.`,
  belowOffer: (offer) => `Alguien ya ofrece ${offer} por él.`,
  notCompared: (price) =>
    `Nada indica cómo se compara con ${price}, lo que otros piden u ofrecen.`,
  marketUnknown:
    'No se pudo leer todo: lo que otros piden y ofrecen, y lo que ya tienes en venta.',
  alreadyListed: (price) =>
    `Ya está en venta, por ${price}. Ese anuncio sigue abierto junto a uno nuevo.`,
  allListed:
    'Todo lo que tienes de él ya está en venta. Edita o cancela antes un anuncio.',
  listedAlready: (count) => `${count} ya en venta`,
  editThat: 'Editar ese anuncio',
  listAnyway: (price) => `Poner en venta por ${price} igualmente`,
  changeAnyway: (price) => `Cambiar a ${price} igualmente`,
  changePrice: 'Cambiar el precio',

  // Until when, and where
  untilDate: 'Hasta una fecha',
  endsAt: 'Termina el',
  timeZone: (zone) => `Hora en ${zone}`,
  'endsAt.empty': 'Elige un día y una hora.',
  'endsAt.tooSoon': (date) => `Elige una hora posterior a ${date}.`,
  'endsAt.tooLate': (date) => `Elige una hora anterior a ${date}.`,
  orderbook: 'Dónde ponerlo en venta',
  orderbookFee: (fee) => `Comisión del ${fee}`,

  // Changes left half done
  editLeft: (name) => `${name} no está en venta`,
  editLeftText: (price) =>
    `Estabas cambiando su precio. El anuncio anterior está cancelado y el de ${price} no se creó.`,
  editLeftBoth: (name) => `${name} está en venta dos veces`,
  editLeftBothText: (price) =>
    `Estabas cambiando su precio. El anuncio anterior, de ${price}, sigue vigente.`,
  editLeftGoOn: 'Terminar la publicación',

  // Cancelling what is over
  cancelFree: 'Basta con una firma, así que no hay comisión de red.',
  'cancelOver.filled': (name) => `${name} ya se vendió`,
  'cancelOver.cancelled': (name) => `${name} ya se canceló`,
  'cancelOver.expired': (name) => `El anuncio de ${name} había vencido`,
  'cancelOver.other': (name) => `${name} ya no está en venta`,
  cancelOverText:
    'Nadie puede comprar con este anuncio. No hizo falta enviar nada.',
  cancelMine: 'Cancelar algunos de mis anuncios',
  mineListed: (count) =>
    plural('es', count, {
      one: '# de ellos está en venta',
      other: '# de ellos están en venta',
    }),

  // Sweeping
  sweep: 'Comprar varios',
  sweepValue: (count, all) => `${count} de ${all}`,
  sweepUnread: (count) =>
    plural('es', count, {
      one: 'Elegido entre el # anuncio más barato; hay más.',
      many: 'Elegidos entre los # de anuncios más baratos; hay más.',
      other: 'Elegidos entre los # anuncios más baratos; hay más.',
    }),

  // The page
  offline: 'Sin conexión.',
  offlineText:
    'Lo que ves puede estar desactualizado. Seguirá cuando vuelvas a estar en línea.',
  widgetBroken: 'Esta parte no se puede mostrar.',
}

import type { buyLabels as english } from '../../labels/buyLabels.js'
import type { LabelsOf } from '../../labels/labelsOf.js'
import { plural } from '../../labels/plural.js'

export const buyLabels: LabelsOf<typeof english> = {
  // Before the wallet opens
  networkFee: 'Comisión de red',
  networkFeeByWallet: 'la añade tu billetera',
  maximum: 'Máx.',
  quantityShrunk: (available) =>
    `Quedan menos: ahora ${available} como máximo.`,
  priceMoved: (before, now) => `El precio pasó de ${before} a ${now}.`,
  priceAccept: (price) => `Aceptar ${price}`,
  notForSaleYet: 'Aún no está en venta',
  notForSaleYetText:
    'Este anuncio se está publicando. Se podrá comprar en un momento.',
  ownListing: 'Este anuncio es tuyo.',
  addFunds: (symbol) => `Añadir ${symbol}`,
  viewItem: 'Ver artículo',

  // What was checked
  'checked.match': 'Comprobado: hace lo que aceptas',
  'checked.unknown': 'No se pudo comprobar todo',
  'checked.mismatch': 'Pide otra cosa',
  'checked.fails': 'Ahora fallaría',
  'checked.approve': (amount, who) => `Permite que ${who} tome ${amount}`,
  'checked.approveAll': (who) =>
    `Permite que ${who} mueva los artículos de esta colección`,
  'checked.pay': (amount) => `Paga ${amount}, no más`,
  'checked.receive': (item) => `Recibes ${item}`,
  'checked.fee': (amount, who) => `De eso, ${amount} va a ${who}`,
  'checked.tried': 'Recién probado en la red: se completaría',
  'checked.triedFirst': 'Su primer paso se acaba de probar en la red',
  'checked.notTried': 'No se pudo probar antes en la red',

  // What is under way
  'tray.title': 'Tu actividad',
  'tray.open': (count) =>
    plural('es', count, {
      one: 'Tu actividad: # operación en curso',
      other: 'Tu actividad: # operaciones en curso',
    }),
  'tray.empty': 'No hay nada en curso.',
  'tray.disconnected': 'Conecta tu billetera para ver lo que empezaste.',
  'tray.failed': 'No se pudo leer lo que empezaste.',
  'tray.view': 'Ver',
}

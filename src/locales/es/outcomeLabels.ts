import type { OutcomeLabels } from '../../labels/outcomeLabels.js'
import { plural } from '../../labels/plural.js'
import { items, number } from './counts.js'
import { getNoun } from './getNoun.js'

export const outcomeLabels: OutcomeLabels = {
  // Success
  bought: (name, quantity) =>
    quantity === '1'
      ? `${name} ya es tuyo`
      : `${quantity} × ${name} ya son tuyos`,
  boughtText: 'Ya está en tu billetera.',
  basketBought: (count) =>
    count === 1n
      ? 'Ya es tuyo'
      : plural('es', count, {
          many: '# de artículos ya son tuyos',
          other: '# artículos ya son tuyos',
        }),
  basketPartly: (bought, all) =>
    `${number(bought)} de ${items(all)} ${bought === 1n ? 'ya es tuyo' : 'ya son tuyos'}`,
  basketMissedText: 'Alguien se adelantó. El resto no se te cobró.',
  cancelled: (name) => `${name} ya no está en venta`,
  cancelledText: 'El artículo sigue en tu billetera.',
  listed: (name) => `${name} está en venta`,
  listedMany: (count) =>
    plural('es', count, {
      one: '# artículo está en venta',
      many: '# de artículos están en venta',
      other: '# artículos están en venta',
    }),
  listedText: 'Los compradores ya pueden verlo.',
  'resumed.done': (kind) => `Tu ${getNoun(kind)} se completó`,

  // Not settled
  'resumed.settling': (kind) => `Completando tu ${getNoun(kind)}…`,
  'resumed.unresolved': (kind) =>
    `No sabemos si tu ${getNoun(kind)} se completó`,
  askAgain: 'Enviar la solicitud otra vez',
  cancelSigned: 'Cancelar orden',
  checkAgain: 'Comprobar otra vez',
  editCancelOld: 'Cancelar el anuncio anterior',
  keepWaiting: 'Seguir esperando',
  repost: 'Publicar otra vez',
}

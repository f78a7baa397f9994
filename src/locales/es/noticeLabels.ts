import type { NoticeLabels } from '../../components/FlowNotices/noticeLabels.js'
import { plural } from '../../labels/plural.js'
import { items } from './counts.js'
import { getNoun } from './getNoun.js'

export const noticeLabels: NoticeLabels = {
  minimize: 'Minimizar',
  andMore: (count) => plural('es', count, { other: '# más' }),
  'tray.view': 'Ver',

  // Flows
  'resumed.running': (kind) => `Tu ${getNoun(kind)} está en curso`,
  'resumed.failed': (kind) => `Tu ${getNoun(kind)} falló`,
  'resumed.interrupted': (kind) => `Tu ${getNoun(kind)} no se completó`,
  'resumed.refused': (kind) =>
    `Tu ${getNoun(kind)} está firmada, pero el mercado la rechazó`,
  'resumedText.settling': 'Empezaste esto en otra pestaña o antes de recargar.',
  'resumedText.running': 'En curso en otra pestaña.',
  'resumedText.here': 'Sigue explorando, nosotros lo terminamos.',
  'resumedText.prompting': 'Puede que tu billetera espere tu respuesta.',
  'resumedText.sent': 'Esperando a la red.',
  'resumedText.done': 'Empezaste esto en otra pestaña o antes de recargar.',
  'resumedText.failed': 'No cambió nada.',
  'resumedText.interrupted':
    'Los pasos restantes no se enviaron. Puedes empezar de nuevo.',
  'resumedText.refused':
    'Alguien aún puede ejecutar tu orden firmada hasta que venza. Vuelve a publicarla o cancélala.',
  'resumedText.unresolved':
    'Revisa la actividad de tu billetera antes de empezar de nuevo.',
  refusedUntil: (date) =>
    `Alguien aún puede ejecutar tu orden firmada hasta el ${date}. Vuelve a publicarla o cancélala.`,

  // Stop tracking a flow
  giveUp: 'No lo envié',
  giveUpTitle: '¿Dejar de rastrearlo?',
  giveUpText:
    'Después podrás empezar de nuevo. Si tu billetera sí envió la solicitud, puede completarse dos veces, o fallar y costar la comisión de red. Revisa antes la actividad de tu billetera.',
  giveUpConfirm: 'Dejar de rastrear',
  giveUpKeep: 'Seguir rastreando',

  // Unfinished edits
  editLeft: (name) => `${name} no está en venta`,
  editLeftText: (price) =>
    `El anuncio anterior está cancelado, pero el nuevo, de ${price}, aún no se ha creado.`,
  editLeftBoth: (name) => `${name} está en venta dos veces`,
  editLeftBothText: (price) =>
    `El anuncio nuevo está activo. Se puede seguir comprando por ${price} hasta que canceles el anterior.`,
  editLeftGoOn: 'Terminar de publicar',

  listManyPartly: (listed, all) =>
    `${plural('es', listed, { other: '#' })} de ${items(all)} en venta`,
  listManyLeft: 'Los demás no se pusieron en venta. No se envió nada más.',
  listManyFinish: 'Poner en venta los demás',
}

import type { LabelsOf } from '../../labels/labelsOf.js'
import type { noticeLabels as english } from '../../labels/noticeLabels.js'
import { plural } from '../../labels/plural.js'

export const noticeLabels: LabelsOf<typeof english> = {
  notices: 'Lo que empezaste',
  'resumed.settling': (kind) => `Terminando tu ${nounOf(kind)}…`,
  'resumed.running': (kind) => `Tu ${nounOf(kind)} está en curso`,
  'resumed.done': (kind) => `Tu ${nounOf(kind)} se completó`,
  'resumed.failed': (kind) => `Tu ${nounOf(kind)} falló`,
  'resumed.interrupted': (kind) => `Tu ${nounOf(kind)} no se terminó`,
  'resumed.unresolved': (kind) => `No sabemos qué fue de tu ${nounOf(kind)}`,
  'resumedText.settling': 'Lo empezaste en otra pestaña o antes de recargar.',
  'resumedText.running': 'Otra pestaña o ventana se ocupa de ello.',
  'resumedText.here': 'Sigue mientras exploras.',
  'resumedText.prompting': 'Puede que tu billetera espere una respuesta.',
  'resumedText.sent': 'Esperando a la red.',
  'resumedText.done': 'Lo empezaste en otra pestaña o antes de recargar.',
  'resumedText.failed': 'Terminó sin efecto.',
  'resumedText.interrupted':
    'El resto nunca se envió. Puedes empezar de nuevo.',
  'resumedText.unresolved':
    'Mira la actividad de tu billetera antes de empezar de nuevo.',
  andMore: (count) => plural('es', count, { other: '# más' }),
  giveUp: 'Nunca se envió',
  giveUpTitle: '¿Olvidarlo?',
  giveUpText:
    'Dejamos de buscarlo y puedes empezar de nuevo. Si tu billetera sí lo envió, entonces puede ocurrir dos veces, o fallar y costar la comisión de red. Mira antes la actividad de tu billetera.',
  giveUpConfirm: 'Olvidarlo',
  giveUpKeep: 'Conservarlo',
}

function nounOf(kind: string): string {
  const nouns = {
    buy: 'compra',
    cancel: 'cancelación',
    cancelMany: 'cancelación',
    edit: 'actualización',
    list: 'publicación',
  }
  return nouns[kind as keyof typeof nouns] ?? 'transacción'
}

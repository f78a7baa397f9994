import type { LabelsOf } from '../../labels/labelsOf.js'
import type { stepLabels as english } from '../../labels/stepLabels.js'

export const stepLabels: LabelsOf<typeof english> = {
  // Steps
  'stepTitle.tokenApproval': (subject) => `Aprobar ${subject}`,
  'stepTitle.buy': 'Comprar',
  'stepTitle.sell': 'Vender',
  'stepTitle.createListing': 'Firmar y publicar el anuncio',
  'stepTitle.createOffer': 'Firmar y publicar la oferta',
  'stepTitle.cancel': 'Cancelar el anuncio',
  'stepTitle.transaction': 'Enviar una transacción',
  'stepTitle.signature': 'Firmar y publicar',
  'stepTitle.message': 'Firmar un mensaje',
  'stepTitle.post': 'Publicar',
  stepNow: (title, text) => `${title}. ${text}`,
  approveCollection: 'la colección',
  approveCurrencyText:
    'Permite que el contrato del mercado tome exactamente este importe.',
  approvalText:
    'El contrato del mercado podrá mover artículos de esta colección una vez que hayas firmado un anuncio para ellos. Solo hace falta una vez por colección.',
  'stepText.switching': 'Cambia la red en tu billetera.',
  'stepText.prompting': 'Confirma en tu billetera.',
  'stepText.bundled': 'Tu billetera los muestra juntos: confirma una vez.',
  'stepText.confirming': 'Esperando a la red. Tarda un momento.',
  'stepText.repriced': 'La aceleraste. Esperando a la red.',
  'stepText.queued': 'Tu billetera reúne confirmaciones. Puedes irte y volver.',
  'stepText.posting': 'Enviando al mercado.',
  'working.quoting': 'Comprobando…',
  'working.resuming': 'Terminando lo que empezaste…',
  'working.settling.buy': 'Pagado. Esperando al mercado…',
  'working.settling.list': 'Publicado. Esperando al mercado…',
  'working.settling.cancel': 'Cancelado. Esperando al mercado…',
  'working.waiting': 'Preparando…',
  'working.switching': 'Cambia la red en la billetera…',
  'working.prompting': 'Confirma en la billetera…',
  'working.confirming': 'Esperando a la red…',
  'working.queued': 'Esperando confirmaciones…',
  'working.posting': 'Publicando…',

  // Why it takes longer than usual
  'wait.offline': 'Sin conexión. Seguirá cuando vuelvas a estar en línea.',
  'wait.quoting': 'El mercado tarda más de lo normal en responder.',
  'wait.resuming': 'Averiguar qué fue de ello tarda más de lo normal.',
  'wait.waiting': 'Esto tarda más de lo normal.',
  'wait.switching':
    'Abre tu billetera: puede que oculte la petición de cambiar de red.',
  'wait.prompting': 'Abre tu billetera: puede que oculte la petición.',
  'wait.confirming':
    'La red tarda más de lo normal. Puedes cerrar esto: seguirá adelante.',
  'wait.posting': 'Publicar tarda más de lo normal.',
  'wait.settling':
    'Se completó. El mercado tarda más de lo normal en mostrarlo.',

  // Questions
  reviewTitle: 'No lo conocemos todo',
  reviewText:
    'El mercado pide algo que no podemos comprobar del todo. Todavía no se ha enviado nada.',
  reviewContinue: 'Continuar de todos modos',
  reviewStop: 'Detener',
  askAgain: 'Preguntar de nuevo a mi billetera',
  consentTitle: '¿Preguntar otra vez a tu billetera?',
  'consentText.buy':
    'La primera petición aún puede completarse y entonces podrías pagar dos veces, al menos la comisión de red. Mira la actividad de tu billetera antes de continuar.',
  'consentText.list':
    'La primera petición aún puede completarse y entonces quedaría en venta dos veces. Mira la actividad de tu billetera antes de continuar.',
  'consentText.cancel':
    'La primera petición aún puede completarse y entonces pagarías dos veces a la red. Mira la actividad de tu billetera antes de continuar.',
  consentAsk: 'Lo sé, preguntar de nuevo',
  consentKeep: 'No preguntar de nuevo',
}

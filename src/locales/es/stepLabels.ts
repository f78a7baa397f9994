import type { StepLabels } from '../../components/StepsProgress/stepLabels.js'
import { plural } from '../../labels/plural.js'

export const stepLabels: StepLabels = {
  approveCollection: 'la colección',
  copyTransaction: 'Copiar hash de la transacción',
  viewTransaction: 'Ver transacción',
  'wallet.open': (wallet) => `Abrir ${wallet}`,

  // Steps
  stepNow: (title, text) => `${title}. ${text}`,
  stepOf: (position, count) => `Paso ${position} de ${count}`,
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

  // What the current step waits for
  'stepText.switching': 'Cambia de red en tu billetera.',
  'stepText.switchingIn': (wallet) => `Cambia de red en ${wallet}.`,
  'stepText.prompting': 'Confirma en tu billetera.',
  'stepText.promptingIn': (wallet) => `Confirma en ${wallet}.`,
  'stepText.bundled':
    'Tu billetera muestra estos pasos juntos. Confirma una sola vez.',
  'stepText.bundledIn': (wallet) =>
    `${wallet} muestra estos pasos juntos. Confirma una sola vez.`,
  'stepText.confirming': 'Esperando a la red. Tarda un momento.',
  'stepText.repriced': 'Aceleraste la transacción. Esperando a la red.',
  'stepText.queued': 'Esperando más firmas. Puedes irte y volver.',
  'stepText.queuedFor': (needed) =>
    plural('es', needed, {
      one: 'Esperando la firma de # propietario en tu billetera. Puedes irte y volver.',
      other:
        'Esperando las firmas de # propietarios en tu billetera. Puedes irte y volver.',
    }),
  'stepText.posting': 'Enviando al mercado.',
}

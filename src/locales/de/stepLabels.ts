import type { StepLabels } from '../../components/StepsProgress/stepLabels.js'
import { plural } from '../../labels/plural.js'

export const stepLabels: StepLabels = {
  approveCollection: 'Sammlung',
  copyTransaction: 'Transaktions-Hash kopieren',
  viewTransaction: 'Transaktion ansehen',
  'wallet.open': (wallet) => `${wallet} öffnen`,

  // Steps
  stepNow: (title, text) => `${title}. ${text}`,
  stepOf: (position, count) => `Schritt ${position} von ${count}`,
  'stepTitle.tokenApproval': (subject) => `${subject} freigeben`,
  'stepTitle.buy': 'Kaufen',
  'stepTitle.sell': 'Verkaufen',
  'stepTitle.createListing': 'Angebot signieren und veröffentlichen',
  'stepTitle.createOffer': 'Gebot signieren und veröffentlichen',
  'stepTitle.cancel': 'Angebot zurückziehen',
  'stepTitle.transaction': 'Transaktion senden',
  'stepTitle.signature': 'Signieren und veröffentlichen',
  'stepTitle.message': 'Nachricht signieren',
  'stepTitle.post': 'Veröffentlichen',

  // What the current step waits for
  'stepText.switching': 'In der Wallet das Netzwerk wechseln.',
  'stepText.switchingIn': (wallet) => `In ${wallet} das Netzwerk wechseln.`,
  'stepText.prompting': 'In der Wallet bestätigen.',
  'stepText.promptingIn': (wallet) => `In ${wallet} bestätigen.`,
  'stepText.bundled':
    'Die Wallet zeigt diese Schritte zusammen: einmal bestätigen.',
  'stepText.bundledIn': (wallet) =>
    `${wallet} zeigt diese Schritte zusammen: einmal bestätigen.`,
  'stepText.confirming': 'Warten auf das Netzwerk. Das dauert einen Moment.',
  'stepText.repriced': 'Beschleunigt. Warten auf das Netzwerk.',
  'stepText.queued':
    'Es fehlen noch Signaturen. Diese Seite kann solange verlassen werden.',
  'stepText.queuedFor': (needed) =>
    plural('de', needed, {
      one: 'Warten auf die Signatur von # Inhaber in der Wallet. Diese Seite kann solange verlassen werden.',
      other:
        'Warten auf die Signaturen von # Inhabern in der Wallet. Diese Seite kann solange verlassen werden.',
    }),
  'stepText.posting': 'Wird an den Marktplatz gesendet.',
}

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
  'stepText.switching': 'Wechsle das Netzwerk in deiner Wallet.',
  'stepText.switchingIn': (wallet) => `Wechsle das Netzwerk in ${wallet}.`,
  'stepText.prompting': 'Bestätige in deiner Wallet.',
  'stepText.promptingIn': (wallet) => `Bestätige in ${wallet}.`,
  'stepText.bundled':
    'Deine Wallet zeigt diese Schritte zusammen. Bestätige einmal.',
  'stepText.bundledIn': (wallet) =>
    `${wallet} zeigt diese Schritte zusammen. Bestätige einmal.`,
  'stepText.confirming': 'Warten auf das Netzwerk. Das dauert einen Moment.',
  'stepText.repriced':
    'Du hast die Transaktion beschleunigt. Warten auf das Netzwerk.',
  'stepText.queued':
    'Es fehlen noch Signaturen. Du kannst die Seite verlassen und zurückkommen.',
  'stepText.queuedFor': (needed) =>
    plural('de', needed, {
      one: 'Warten auf die Signatur von # Inhaber in deiner Wallet. Du kannst die Seite verlassen und zurückkommen.',
      other:
        'Warten auf die Signaturen von # Inhabern in deiner Wallet. Du kannst die Seite verlassen und zurückkommen.',
    }),
  'stepText.posting': 'Wird an den Marktplatz gesendet.',
}

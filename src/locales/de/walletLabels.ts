import type { LabelsOf } from '../../labels/labelsOf.js'
import { plural } from '../../labels/plural.js'
import type { walletLabels as english } from '../../labels/walletLabels.js'

export const walletLabels: LabelsOf<typeof english> = {
  'wallet.connecting': 'Wird verbunden…',
  'wallet.reconnecting': 'Wallet wird wieder verbunden…',
  'wallet.switchTo': (chain) => `Zu ${chain} wechseln`,
  'wallet.switching': 'Netzwerk in der Wallet wechseln…',
  'wallet.wrongChain': (chain) =>
    `Das geschieht auf ${chain}, und die Wallet ist in einem anderen Netzwerk.`,
  'wallet.switchDeclined': 'Der Wechsel wurde in der Wallet abgelehnt.',
  'wallet.switchFailed': (chain) =>
    `Die Wallet hat nicht gewechselt. Dort ${chain} wählen oder hinzufügen und zurückkommen.`,
  'wallet.switchBack': (account) => `Zurück zu ${account} wechseln`,
  'wallet.wrongAccount': (account) =>
    `Das wurde mit ${account} begonnen. Zum Fortfahren in der Wallet dorthin zurückwechseln.`,
  'wallet.watchOnly':
    'Diese Wallet sieht nur zu: Sie kann nichts bestätigen. Eine verbinden, die es kann.',
  'wallet.open': (wallet) => `${wallet} öffnen`,
  'stepText.switchingIn': (wallet) => `In ${wallet} das Netzwerk wechseln.`,
  'stepText.promptingIn': (wallet) => `In ${wallet} bestätigen.`,
  'stepText.bundledIn': (wallet) =>
    `${wallet} zeigt diese Schritte zusammen: einmal bestätigen.`,
  'stepText.queuedFor': (needed) =>
    plural('de', needed, {
      one: 'Warten auf die Signatur von # Inhaber in der Wallet. Diese Seite kann solange verlassen werden.',
      other:
        'Warten auf die Signaturen von # Inhabern in der Wallet. Diese Seite kann solange verlassen werden.',
    }),
  'working.switchingIn': (wallet) => `Netzwerk in ${wallet} wechseln…`,
  'working.promptingIn': (wallet) => `In ${wallet} bestätigen…`,
  stepOf: (position, count) => `Schritt ${position} von ${count}`,
}

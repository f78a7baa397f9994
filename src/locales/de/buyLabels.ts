import type { buyLabels as english } from '../../labels/buyLabels.js'
import type { LabelsOf } from '../../labels/labelsOf.js'
import { plural } from '../../labels/plural.js'

export const buyLabels: LabelsOf<typeof english> = {
  // Before the wallet opens
  networkFee: 'Netzwerkgebühr',
  networkFeeByWallet: 'kommt von der Wallet dazu',
  maximum: 'Max.',
  quantityShrunk: (available) =>
    `Es sind weniger übrig: jetzt höchstens ${available}.`,
  priceMoved: (before, now) =>
    `Der Preis hat sich von ${before} auf ${now} geändert.`,
  priceAccept: (price) => `${price} annehmen`,
  notForSaleYet: 'Noch nicht zu verkaufen',
  notForSaleYetText:
    'Dieses Angebot wird gerade veröffentlicht. Es kann gleich gekauft werden.',
  ownListing: 'Das ist ein eigenes Angebot.',
  addFunds: (symbol) => `${symbol} aufladen`,
  viewItem: 'Stück ansehen',

  // What was checked
  'checked.match': 'Geprüft: Es tut, was vereinbart ist',
  'checked.unknown': 'Nicht alles konnte geprüft werden',
  'checked.mismatch': 'Es verlangt etwas anderes',
  'checked.fails': 'Es würde jetzt scheitern',
  'checked.approve': (amount, who) => `${who} darf ${amount} abbuchen`,
  'checked.approveAll': (who) =>
    `${who} darf die Stücke dieser Sammlung bewegen`,
  'checked.pay': (amount) => `Bezahlt ${amount}, nicht mehr`,
  'checked.receive': (item) => `Dafür gibt es ${item}`,
  'checked.fee': (amount, who) => `Davon gehen ${amount} an ${who}`,
  'checked.tried': 'Soeben im Netzwerk erprobt: Es ginge durch',
  'checked.triedFirst': 'Der erste Schritt wurde soeben im Netzwerk erprobt',
  'checked.notTried': 'Es konnte nicht vorab im Netzwerk erprobt werden',

  // What is under way
  'tray.title': 'Eigene Aktivität',
  'tray.open': (count) =>
    plural('de', count, {
      one: 'Eigene Aktivität: # Handel läuft',
      other: 'Eigene Aktivität: # Handel laufen',
    }),
  'tray.empty': 'Zurzeit läuft nichts.',
  'tray.disconnected': 'Wallet verbinden, um Begonnenes zu sehen.',
  'tray.failed': 'Begonnenes konnte nicht gelesen werden.',
  'tray.view': 'Ansehen',
}

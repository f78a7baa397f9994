import type { OutcomeLabels } from '../../labels/outcomeLabels.js'
import { plural } from '../../labels/plural.js'
import { number, pieces } from './counts.js'
import { nounOf } from './nounOf.js'

export const outcomeLabels: OutcomeLabels = {
  // Success
  bought: (name, quantity) =>
    BigInt(quantity) > 1n
      ? `${plural('de', BigInt(quantity), { other: '#' })} × ${name} gekauft`
      : `${name} gekauft`,
  boughtText: 'Jetzt in der Wallet.',
  basketBought: (count) =>
    count === 1n ? 'Gekauft' : `${pieces(count)} gekauft`,
  basketPartly: (bought, all) => `${number(bought)} von ${pieces(all)} gekauft`,
  basketMissedText:
    'Bei den anderen war jemand schneller. Sie wurden nicht berechnet.',
  cancelled: (name) => `${name} wird nicht mehr angeboten`,
  cancelledText: 'Das Stück bleibt in der Wallet.',
  listed: (name) => `${name} wird angeboten`,
  listedText: 'Käufer können es jetzt sehen.',
  'resumed.done': (kind) => `${nounOf(kind)} ist durchgegangen`,

  // Not settled
  'resumed.settling': (kind) => `${nounOf(kind)} wird abgeschlossen…`,
  'resumed.unresolved': (kind) => `${nounOf(kind)}: Ausgang unbekannt`,
  askAgain: 'Anfrage erneut senden',
  cancelSigned: 'Order stornieren',
  checkAgain: 'Erneut prüfen',
  editCancelOld: 'Altes Angebot zurückziehen',
  keepWaiting: 'Weiter warten',
  repost: 'Erneut einreichen',
}

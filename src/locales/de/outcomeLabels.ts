import type { OutcomeLabels } from '../../labels/outcomeLabels.js'
import { plural } from '../../labels/plural.js'
import { number, pieces } from './counts.js'
import { getNoun, getStartNoun } from './getNoun.js'

export const outcomeLabels: OutcomeLabels = {
  // Success
  bought: (name, quantity) =>
    quantity === '1'
      ? `${name} gehört jetzt dir`
      : `${quantity} × ${name} gehören jetzt dir`,
  boughtText: 'Jetzt in deiner Wallet.',
  basketBought: (count) =>
    count === 1n ? 'Gehört jetzt dir' : `${pieces(count)} gehören jetzt dir`,
  basketPartly: (bought, all) =>
    `${number(bought)} von ${pieces(all)} ${bought === 1n ? 'gehört' : 'gehören'} jetzt dir`,
  basketMissedText:
    'Jemand war schneller. Für den Rest hast du nichts bezahlt.',
  cancelled: (name) => `${name} wird nicht mehr angeboten`,
  cancelledText: 'Das Stück bleibt in deiner Wallet.',
  listed: (name) => `${name} wird angeboten`,
  listedMany: (count) =>
    plural('de', count, {
      one: '# Stück wird angeboten',
      other: '# Stück werden angeboten',
    }),
  listedText: 'Käufer sehen es jetzt.',
  'resumed.done': (kind) => `${getStartNoun(kind)} ist durchgegangen`,

  // Not settled
  'resumed.settling': (kind) => `${getStartNoun(kind)} wird abgeschlossen…`,
  'resumed.unresolved': (kind) =>
    `Wir wissen nicht, ob ${getNoun(kind)} durchgegangen ist`,
  askAgain: 'Anfrage erneut senden',
  cancelSigned: 'Order stornieren',
  checkAgain: 'Erneut prüfen',
  editCancelOld: 'Altes Angebot zurückziehen',
  keepWaiting: 'Weiter warten',
  repost: 'Erneut veröffentlichen',
}

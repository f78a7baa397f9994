import type { LabelsOf } from '../../labels/labelsOf.js'
import type { noticeLabels as english } from '../../labels/noticeLabels.js'
import { plural } from '../../labels/plural.js'

export const noticeLabels: LabelsOf<typeof english> = {
  notices: 'Begonnenes',
  'resumed.settling': (kind) => `${nounOf(kind)} wird abgeschlossen…`,
  'resumed.running': (kind) => `${nounOf(kind)} läuft`,
  'resumed.done': (kind) => `${nounOf(kind)} ist durchgegangen`,
  'resumed.failed': (kind) => `${nounOf(kind)} ist gescheitert`,
  'resumed.interrupted': (kind) => `${nounOf(kind)} wurde nicht beendet`,
  'resumed.unresolved': (kind) => `${nounOf(kind)}: Ausgang unbekannt`,
  'resumedText.settling':
    'In einem anderen Tab oder vor dem Neuladen begonnen.',
  'resumedText.running': 'Ein anderer Tab oder ein Fenster arbeitet daran.',
  'resumedText.here': 'Es läuft weiter, während man sich umsieht.',
  'resumedText.prompting': 'Die Wallet wartet vielleicht auf eine Antwort.',
  'resumedText.sent': 'Warten auf das Netzwerk.',
  'resumedText.done': 'In einem anderen Tab oder vor dem Neuladen begonnen.',
  'resumedText.failed': 'Es endete ohne Wirkung.',
  'resumedText.interrupted':
    'Der Rest wurde nie gesendet. Es kann neu begonnen werden.',
  'resumedText.unresolved':
    'Vor einem neuen Versuch die Aktivitäten in der Wallet ansehen.',
  andMore: (count) => plural('de', count, { other: '# weitere' }),
  giveUp: 'Es wurde nie gesendet',
  giveUpTitle: 'Verwerfen?',
  giveUpText:
    'Wir suchen nicht mehr danach, und es kann neu begonnen werden. Hat die Wallet es doch gesendet, kann es dann zweimal geschehen, oder es scheitert und kostet die Netzwerkgebühr. Vorher die Aktivitäten in der Wallet ansehen.',
  giveUpConfirm: 'Verwerfen',
  giveUpKeep: 'Behalten',
}

function nounOf(kind: string): string {
  const nouns = {
    buy: 'Der Kauf',
    cancel: 'Der Rückzug',
    cancelMany: 'Der Rückzug',
    edit: 'Die Änderung des Angebots',
    list: 'Das Angebot',
  }
  return nouns[kind as keyof typeof nouns] ?? 'Die Transaktion'
}

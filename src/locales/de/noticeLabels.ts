import type { NoticeLabels } from '../../components/FlowNotices/noticeLabels.js'
import { plural } from '../../labels/plural.js'
import { nounOf } from './nounOf.js'

export const noticeLabels: NoticeLabels = {
  notices: 'Eigene Aktivität',
  minimize: 'Minimieren',
  andMore: (count) => plural('de', count, { other: '# weitere' }),
  'tray.failed': 'Die eigene Aktivität konnte nicht geladen werden.',
  'tray.view': 'Ansehen',

  // Flows
  'resumed.running': (kind) => `${nounOf(kind)} läuft`,
  'resumed.failed': (kind) => `${nounOf(kind)} ist gescheitert`,
  'resumed.interrupted': (kind) => `${nounOf(kind)} wurde nicht beendet`,
  'resumed.refused': (kind) =>
    `${nounOf(kind)}: signiert, aber vom Marktplatz abgelehnt`,
  'resumedText.settling':
    'In einem anderen Tab oder vor dem Neuladen gestartet.',
  'resumedText.running': 'Läuft in einem anderen Tab.',
  'resumedText.here': 'Einfach weiter stöbern, wir bringen es zu Ende.',
  'resumedText.prompting': 'Die Wallet wartet vielleicht auf eine Antwort.',
  'resumedText.sent': 'Warten auf das Netzwerk.',
  'resumedText.done': 'In einem anderen Tab oder vor dem Neuladen gestartet.',
  'resumedText.failed': 'Es hat sich nichts geändert.',
  'resumedText.interrupted':
    'Der Rest wurde nie gesendet. Ein neuer Versuch ist möglich.',
  'resumedText.refused':
    'Jemand kann die signierte Order bis zu ihrem Ende noch ausführen. Erneut einreichen oder stornieren.',
  'resumedText.unresolved':
    'Vor einem neuen Versuch die Aktivitäten in der Wallet ansehen.',
  refusedUntil: (date) =>
    `Jemand kann die signierte Order bis ${date} noch ausführen. Erneut einreichen oder stornieren.`,

  // Stop tracking a flow
  giveUp: 'Nicht gesendet',
  giveUpTitle: 'Nicht weiter verfolgen?',
  giveUpText:
    'Danach ist ein neuer Versuch möglich. Hat die Wallet doch gesendet, kann es zweimal geschehen, oder es scheitert und kostet die Netzwerkgebühr. Vorher die Aktivitäten in der Wallet ansehen.',
  giveUpConfirm: 'Nicht weiter verfolgen',
  giveUpKeep: 'Weiter verfolgen',

  // Unfinished edits
  editLeft: (name) => `${name} steht nicht zum Verkauf`,
  editLeftText: (price) =>
    `Das alte Angebot ist zurückgezogen, das neue für ${price} aber noch nicht erstellt.`,
  editLeftBoth: (name) => `${name} wird zweimal angeboten`,
  editLeftBothText: (price) =>
    `Das neue Angebot ist aktiv. Das alte für ${price} kann noch gekauft werden, bis es zurückgezogen ist.`,
  editLeftGoOn: 'Angebot abschließen',
}

import type { NoticeLabels } from '../../components/FlowNotices/noticeLabels.js'
import { plural } from '../../labels/plural.js'
import { pieces } from './counts.js'
import { getStartNoun } from './getNoun.js'

export const noticeLabels: NoticeLabels = {
  andMore: (count) =>
    plural('de', count, { one: '# weiteres', other: '# weitere' }),
  minimize: 'Minimieren',
  'tray.view': 'Ansehen',

  // Flows
  'resumed.running': (kind) => `${getStartNoun(kind)} ist in Arbeit`,
  'resumed.failed': (kind) => `${getStartNoun(kind)} ist fehlgeschlagen`,
  'resumed.interrupted': (kind) =>
    `${getStartNoun(kind)} wurde nicht abgeschlossen`,
  'resumed.refused': (kind) =>
    `${getStartNoun(kind)} ist signiert, wurde aber vom Marktplatz abgelehnt`,
  'resumedText.settling':
    'Du hast das in einem anderen Tab oder vor dem Neuladen gestartet.',
  'resumedText.running': 'Läuft in einem anderen Tab.',
  'resumedText.here': 'Stöbere ruhig weiter, wir bringen es zu Ende.',
  'resumedText.prompting': 'Deine Wallet wartet vielleicht auf deine Antwort.',
  'resumedText.sent': 'Warten auf das Netzwerk.',
  'resumedText.done':
    'Du hast das in einem anderen Tab oder vor dem Neuladen gestartet.',
  'resumedText.failed': 'Es hat sich nichts geändert.',
  'resumedText.interrupted':
    'Die übrigen Schritte wurden nicht gesendet. Du kannst neu beginnen.',
  'resumedText.refused':
    'Deine signierte Order kann bis zu ihrem Ablauf noch ausgeführt werden. Veröffentliche sie erneut oder storniere sie.',
  'resumedText.unresolved':
    'Sieh in den Aktivitäten deiner Wallet nach, bevor du neu beginnst.',
  refusedUntil: (date) =>
    `Deine signierte Order kann bis ${date} noch ausgeführt werden. Veröffentliche sie erneut oder storniere sie.`,

  // Stop tracking a flow
  giveUp: 'Habe ich nicht gesendet',
  giveUpTitle: 'Nicht weiterverfolgen?',
  giveUpText:
    'Danach kannst du neu beginnen. Falls deine Wallet die Anfrage doch gesendet hat, kann sie zweimal durchgehen oder fehlschlagen und die Netzwerkgebühr kosten. Sieh vorher in den Aktivitäten deiner Wallet nach.',
  giveUpConfirm: 'Nicht weiterverfolgen',
  giveUpKeep: 'Weiterverfolgen',

  // Unfinished edits
  editLeft: (name) => `${name} steht nicht zum Verkauf`,
  editLeftText: (price) =>
    `Das alte Angebot ist zurückgezogen, das neue für ${price} wurde aber noch nicht erstellt.`,
  editLeftBoth: (name) => `${name} wird zweimal angeboten`,
  editLeftBothText: (price) =>
    `Das neue Angebot ist aktiv. Das alte für ${price} kann noch gekauft werden, bis du es zurückziehst.`,
  editLeftGoOn: 'Angebot fertigstellen',

  listManyPartly: (listed, all) =>
    `${plural('de', listed, { other: '#' })} von ${pieces(all)} angeboten`,
  listManyLeft:
    'Die übrigen wurden nicht angeboten. Sonst wurde nichts gesendet.',
  listManyFinish: 'Die übrigen anbieten',
}

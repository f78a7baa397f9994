import type { LabelsOf } from '../../labels/labelsOf.js'
import type { stepLabels as english } from '../../labels/stepLabels.js'

export const stepLabels: LabelsOf<typeof english> = {
  // Steps
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
  stepNow: (title, text) => `${title}. ${text}`,
  approveCollection: 'Sammlung',
  approveCurrencyText:
    'Der Vertrag des Marktplatzes darf dann genau diesen Betrag abbuchen.',
  approvalText:
    'Der Vertrag des Marktplatzes darf dann Stücke dieser Sammlung bewegen, sobald ein Angebot dafür signiert ist. Einmal je Sammlung nötig.',
  'stepText.switching': 'In der Wallet das Netzwerk wechseln.',
  'stepText.prompting': 'In der Wallet bestätigen.',
  'stepText.bundled':
    'Die Wallet zeigt diese Schritte zusammen: einmal bestätigen.',
  'stepText.confirming': 'Warten auf das Netzwerk. Das dauert einen Moment.',
  'stepText.repriced': 'Beschleunigt. Warten auf das Netzwerk.',
  'stepText.queued':
    'Die Wallet sammelt Bestätigungen. Diese Seite kann solange verlassen werden.',
  'stepText.posting': 'Wird an den Marktplatz gesendet.',
  'working.quoting': 'Wird geprüft…',
  'working.resuming': 'Begonnenes wird abgeschlossen…',
  'working.settling.buy': 'Bezahlt. Warten auf den Marktplatz…',
  'working.settling.list': 'Veröffentlicht. Warten auf den Marktplatz…',
  'working.settling.cancel': 'Zurückgezogen. Warten auf den Marktplatz…',
  'working.waiting': 'Wird vorbereitet…',
  'working.switching': 'Netzwerk in der Wallet wechseln…',
  'working.prompting': 'In der Wallet bestätigen…',
  'working.confirming': 'Warten auf das Netzwerk…',
  'working.queued': 'Warten auf Bestätigungen…',
  'working.posting': 'Wird veröffentlicht…',

  // Why it takes longer than usual
  'wait.offline':
    'Keine Internetverbindung. Sobald sie wieder da ist, geht es weiter.',
  'wait.quoting': 'Der Marktplatz antwortet langsamer als sonst.',
  'wait.resuming':
    'Herauszufinden, was daraus geworden ist, dauert länger als sonst.',
  'wait.waiting': 'Das dauert länger als sonst.',
  'wait.switching':
    'Die Wallet öffnen: Vielleicht verbirgt sie die Frage nach dem Netzwerk.',
  'wait.prompting': 'Die Wallet öffnen: Vielleicht verbirgt sie die Anfrage.',
  'wait.confirming':
    'Das Netzwerk braucht länger als sonst. Dieses Fenster kann geschlossen werden: Es geht weiter.',
  'wait.posting': 'Das Veröffentlichen dauert länger als sonst.',
  'wait.settling':
    'Es ist durchgegangen. Der Marktplatz braucht länger als sonst, um es zu zeigen.',

  // Questions
  reviewTitle: 'Nicht alles davon ist bekannt',
  reviewText:
    'Der Marktplatz verlangt etwas, das wir nicht ganz prüfen können. Bisher wurde nichts gesendet.',
  reviewContinue: 'Trotzdem fortfahren',
  reviewStop: 'Anhalten',
  askAgain: 'Wallet erneut fragen',
  consentTitle: 'Die Wallet noch einmal fragen?',
  'consentText.buy':
    'Die erste Anfrage kann noch durchgehen, und dann wird womöglich zweimal bezahlt, mindestens die Netzwerkgebühr. Vorher die Aktivitäten in der Wallet ansehen.',
  'consentText.list':
    'Die erste Anfrage kann noch durchgehen, und dann wird es zweimal angeboten. Vorher die Aktivitäten in der Wallet ansehen.',
  'consentText.cancel':
    'Die erste Anfrage kann noch durchgehen, und dann wird das Netzwerk zweimal bezahlt. Vorher die Aktivitäten in der Wallet ansehen.',
  consentAsk: 'Verstanden, Wallet erneut fragen',
  consentKeep: 'Nicht erneut fragen',
}

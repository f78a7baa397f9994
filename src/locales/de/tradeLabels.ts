import type { TradeLabels } from '../../components/trade/tradeLabels.js'
import { plural } from '../../labels/plural.js'

export const tradeLabels: TradeLabels = {
  // Amounts
  additionalFees: 'Zusätzliche Gebühren',
  addFunds: (symbol) => `${symbol} aufladen`,
  approvalText:
    'Der Vertrag des Marktplatzes darf dann Stücke dieser Sammlung bewegen, sobald ein Angebot dafür signiert ist. Einmal je Sammlung nötig.',
  approveCurrencyText:
    'Der Vertrag des Marktplatzes darf dann genau diesen Betrag ausgeben.',
  balance: 'Guthaben',
  decrease: 'Weniger',
  increase: 'Mehr',
  insufficientFunds: (symbol) => `Nicht genug ${symbol}`,
  insufficientFundsText: (missing) =>
    `In dieser Wallet fehlen noch ${missing}.`,
  maximum: 'Max.',
  named: (label, name) => `${label}: ${name}`,
  priceAccept: (price) => `${price} annehmen`,
  priceMoved: (before, now) =>
    `Der Preis hat sich von ${before} auf ${now} geändert.`,
  quantity: 'Anzahl',
  quantityOf: (available) => `von ${available}`,
  'price.invalid': 'Eine Zahl eingeben, z. B. 0,5',
  'price.tooLarge': 'Dieser Preis ist zu hoch.',
  'price.tooManyDecimals': (symbol, decimals) =>
    `${symbol} hat höchstens ${plural('de', decimals, { one: '# Nachkommastelle', other: '# Nachkommastellen' })}.`,
  'price.zero': 'Der Preis muss über null liegen.',

  // The button while a trade runs
  'working.quoting': 'Wird geprüft…',
  'working.resuming': 'Wird abgeschlossen…',
  'working.settling.buy': 'Bezahlt. Warten auf den Marktplatz…',
  'working.settling.list': 'Veröffentlicht. Warten auf den Marktplatz…',
  'working.settling.cancel': 'Zurückgezogen. Warten auf den Marktplatz…',
  'working.waiting': 'Wird vorbereitet…',
  'working.switching': 'Netzwerk in der Wallet wechseln…',
  'working.switchingIn': (wallet) => `Netzwerk in ${wallet} wechseln…`,
  'working.prompting': 'In der Wallet bestätigen…',
  'working.promptingIn': (wallet) => `In ${wallet} bestätigen…`,
  'working.confirming': 'Warten auf das Netzwerk…',
  'working.queued': 'Warten auf Bestätigungen…',
  'working.posting': 'Wird veröffentlicht…',

  // Why a trade takes longer than usual
  'wait.offline':
    'Keine Internetverbindung. Sobald sie zurück ist, geht es weiter.',
  'wait.quoting': 'Der Marktplatz antwortet langsamer als sonst.',
  'wait.resuming': 'Es dauert länger als sonst, den Ausgang herauszufinden.',
  'wait.waiting': 'Das dauert länger als sonst.',
  'wait.switching':
    'Bitte die Wallet öffnen. Vielleicht verbirgt sie die Frage nach dem Netzwerk.',
  'wait.prompting':
    'Bitte die Wallet öffnen. Vielleicht verbirgt sie die Anfrage.',
  'wait.confirming':
    'Das Netzwerk braucht länger als sonst. Dieses Fenster kann geschlossen werden, wir bringen es zu Ende.',
  'wait.posting': 'Das Veröffentlichen dauert länger als sonst.',
  'wait.settling':
    'Es ist durchgegangen. Der Marktplatz braucht länger als sonst, um es zu zeigen.',

  // Questions
  reviewTitle: 'Nicht alles davon lässt sich prüfen',
  reviewText:
    'Der Marktplatz verlangt etwas, das sich nicht ganz prüfen lässt. Bisher wurde nichts gesendet.',
  reviewContinue: 'Trotzdem fortfahren',
  reviewStop: 'Anhalten',
  consentTitle: 'Anfrage erneut senden?',
  'consentText.buy':
    'Die erste Anfrage kann noch durchgehen. Dann würde doppelt bezahlt, mindestens die Netzwerkgebühr. Vorher die Aktivitäten in der Wallet ansehen.',
  'consentText.list':
    'Die erste Anfrage kann noch durchgehen. Dann würde das Stück doppelt angeboten. Vorher die Aktivitäten in der Wallet ansehen.',
  'consentText.cancel':
    'Die erste Anfrage kann noch durchgehen. Dann würde die Netzwerkgebühr doppelt bezahlt. Vorher die Aktivitäten in der Wallet ansehen.',
  consentAsk: 'Nachgesehen, erneut senden',
  consentKeep: 'Nicht erneut senden',

  // When it is done
  done: 'Fertig',
  viewItem: 'Stück ansehen',
}

import type { TradeLabels } from '../../components/trade/tradeLabels.js'
import { plural } from '../../labels/plural.js'

export const tradeLabels: TradeLabels = {
  // Amounts
  additionalFees: 'Zusätzliche Gebühren',
  addFunds: (symbol) => `${symbol} aufladen`,
  approvalText:
    'Erlaubt dem Smart Contract des Marktplatzes, Stücke dieser Sammlung zu übertragen, sobald du ein Angebot dafür signiert hast. Nur einmal je Sammlung nötig.',
  approveCurrencyText:
    'Erlaubt dem Smart Contract des Marktplatzes, genau diesen Betrag auszugeben.',
  balance: 'Dein Guthaben',
  decrease: 'Anzahl verringern',
  increase: 'Anzahl erhöhen',
  insufficientFunds: (symbol) => `Nicht genug ${symbol}`,
  insufficientFundsText: (missing) =>
    `Du brauchst noch ${missing} in dieser Wallet.`,
  maximum: 'Max.',
  named: (label, name) => `${label}: ${name}`,
  paid: (price) => `Du hast ${price} bezahlt.`,
  priceAccept: (price) => `${price} annehmen`,
  priceMoved: (before, now) =>
    `Der Preis hat sich von ${before} auf ${now} geändert.`,
  priceUnverified:
    'Wir können diesen Preis nicht prüfen: Der Smart Contract der Währung nennt die Zahl der Nachkommastellen nicht. Deshalb kannst du hier nicht damit kaufen.',
  quantity: 'Anzahl',
  quantityOf: (available) => `von ${available}`,
  'price.indivisible': (multiple) =>
    `Von diesem Objekt können Bruchteile gekauft werden. Der Preis muss deshalb ein Vielfaches von ${multiple} sein.`,
  'price.invalid': 'Gib eine Zahl ein, z. B. 0,5',
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
  'working.queued': 'Warten auf Signaturen…',
  'working.posting': 'Wird veröffentlicht…',

  // Why a trade takes longer than usual
  'wait.offline':
    'Du bist offline. Sobald du wieder online bist, geht es weiter.',
  'wait.quoting': 'Der Marktplatz antwortet langsamer als sonst.',
  'wait.resuming': 'Es dauert länger als sonst, den Ausgang herauszufinden.',
  'wait.waiting': 'Das dauert länger als sonst.',
  'wait.switching':
    'Öffne deine Wallet. Vielleicht verbirgt sie die Anfrage zum Netzwerkwechsel.',
  'wait.prompting': 'Öffne deine Wallet. Vielleicht verbirgt sie die Anfrage.',
  'wait.confirming':
    'Das Netzwerk braucht länger als sonst. Du kannst das schließen, wir bringen es zu Ende.',
  'wait.unreachable':
    'Das Netzwerk ist nicht erreichbar. Deine Transaktion kann noch durchgehen, sende sie also nicht noch einmal.',
  'wait.posting': 'Das Veröffentlichen dauert länger als sonst.',
  'wait.settling':
    'Das ist durchgegangen. Der Marktplatz braucht länger als sonst, um es anzuzeigen.',

  // Questions
  reviewTitle: 'Wir können nicht alles prüfen',
  reviewText:
    'Der Marktplatz verlangt etwas, das wir nicht vollständig prüfen können. Wir haben es noch nicht gesendet.',
  reviewContinue: 'Trotzdem fortfahren',
  reviewStop: 'Abbrechen',
  consentTitle: 'Anfrage erneut senden?',
  'consentText.buy':
    'Die erste Anfrage kann noch durchgehen. Dann würdest du doppelt bezahlen, mindestens die Netzwerkgebühr. Sieh vorher in den Aktivitäten deiner Wallet nach.',
  'consentText.list':
    'Die erste Anfrage kann noch durchgehen. Dann wäre das Stück doppelt angeboten. Sieh vorher in den Aktivitäten deiner Wallet nach.',
  'consentText.cancel':
    'Die erste Anfrage kann noch durchgehen. Dann würdest du die Netzwerkgebühr doppelt bezahlen. Sieh vorher in den Aktivitäten deiner Wallet nach.',
  consentAsk: 'Nachgesehen, erneut senden',
  consentKeep: 'Nicht erneut senden',

  // When it is done
  copyLink: 'Link kopieren',
  done: 'Fertig',
  share: 'Teilen',
  viewItem: 'Stück ansehen',
}

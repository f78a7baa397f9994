import type { browseLabels as english } from '../../labels/browseLabels.js'
import type { LabelsOf } from '../../labels/labelsOf.js'

export const browseLabels: LabelsOf<typeof english> = {
  // Actions
  buy: 'Jetzt kaufen',
  cancel: 'Angebot zurückziehen',
  close: 'Schließen',
  connect: 'Wallet verbinden',
  copied: 'Kopiert',
  copyTransaction: 'Transaktions-Hash kopieren',
  decrease: 'Weniger',
  done: 'Fertig',
  increase: 'Mehr',
  list: 'Zum Verkauf anbieten',
  loadMore: 'Mehr anzeigen',
  retry: 'Erneut versuchen',
  checkAgain: 'Erneut prüfen',
  dismiss: 'Ausblenden',
  keepWaiting: 'Weiter warten',
  showDetails: 'Details',
  viewTransaction: 'Transaktion ansehen',

  // Anywhere
  pair: (name, value) => `${name}: ${value}`,
  several: (quantity, name) => `${quantity} × ${name}`,
  times: (quantity) => `×${quantity}`,

  // Collectibles
  unknownItem: 'Unbekanntes Objekt',
  untitled: (tokenId) => `#${tokenId}`,
  bestOffer: 'Höchstes Gebot',
  collectibles: 'Sammelstücke',
  notListed: 'Nicht zu verkaufen',
  owned: 'Im Besitz',
  quantity: 'Anzahl',
  named: (label, name) => `${label}: ${name}`,
  quantityOf: (available) => `von ${available}`,
  yours: 'Eigenes Angebot',
  emptyGrid: 'Hier ist noch nichts.',
  gridError: 'Die Sammelstücke konnten nicht geladen werden.',
  loading: 'Wird geladen…',

  // Cards
  'card.addToCart': 'In den Warenkorb',
  'card.bid': 'Gebot',
  'card.broken': 'Dieses Stück kann nicht gezeigt werden.',
  'card.edit': 'Angebot ändern',
  'card.expired': 'Abgelaufen',
  'card.flow.buy': 'Kauf läuft…',
  'card.flow.cancel': 'Rückzug läuft…',
  'card.flow.cancelMany': 'Rückzug läuft…',
  'card.flow.edit': 'Preis wird geändert…',
  'card.flow.list': 'Wird angeboten…',
  'card.flow.steps': 'In Arbeit…',
  'card.held': (quantity) => `${quantity} im Besitz`,
  'card.offer': 'Gebot abgeben',
  'card.price.down': 'Der Preis ist seit dem letzten Blick gesunken.',
  'card.price.other': 'Der Preis hat sich seit dem letzten Blick geändert.',
  'card.price.up': 'Der Preis ist seit dem letzten Blick gestiegen.',
  'card.removeFromCart': 'Aus dem Warenkorb nehmen',
  'card.select': (name) => `${name} auswählen`,
  'card.sold': 'Verkauft',
  'card.timeLeft': (time) => `Noch ${time}`,
  'card.view': 'Ansehen',

  // Grids
  'grid.moreError': 'Weitere konnten nicht geladen werden.',
  'grid.next': 'Nächste Seite',
  'grid.page': (page) => `Seite ${page}`,
  'grid.pages': 'Seiten',
  'grid.previous': 'Vorherige Seite',
  'grid.refreshing': 'Wird aktualisiert…',
  'grid.stale':
    'Möglicherweise veraltet: Es konnte nicht erneut gelesen werden.',

  // Money
  additionalFees: 'Zusätzliche Gebühren',
  balance: 'Guthaben',
  fee: (kind) => feeNames[kind.toLowerCase()] ?? kind,
  free: 'Kostenlos',
  included: 'enthalten',
  insufficientFunds: (symbol) => `Nicht genug ${symbol}`,
  insufficientFundsText: (missing) =>
    `In dieser Wallet fehlen noch ${missing}.`,
  price: 'Preis',
  total: 'Gesamt',
  unitPrice: 'Stückpreis',
  wrapped: (symbol, coin) => `${symbol} ist ${coin} als Token, eins zu eins.`,
}

const feeNames: Record<string, string> = {
  creator: 'Urhebervergütung',
  marketplace: 'Marktplatzgebühr',
  platform: 'Marktplatzgebühr',
  royalty: 'Urhebervergütung',
}

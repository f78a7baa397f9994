import type { CommonLabels } from '../../labels/commonLabels.js'
import { nameFrom } from '../../labels/nameFrom.js'

export const commonLabels: CommonLabels = {
  // Actions
  buy: 'Jetzt kaufen',
  buyFor: (price) => `Für ${price} kaufen`,
  cancel: 'Angebot zurückziehen',
  close: 'Schließen',
  connect: 'Wallet verbinden',
  copied: 'Kopiert',
  copy: (what) => `${what} kopieren`,
  copyAddress: 'Adresse',
  dismiss: 'Ausblenden',
  list: 'Zum Verkauf anbieten',
  loading: 'Wird geladen…',
  retry: 'Erneut versuchen',
  viewOnExplorer: 'Im Explorer ansehen',

  // Names and values
  chain: 'Netzwerk',
  marketplaceName: (name) => marketplaceNames[name] ?? nameFrom(name),
  pair: (name, value) => `${name}: ${value}`,
  rangeBetween: (from, to) => `${from} – ${to}`,
  times: (quantity) => `×${quantity}`,
  unknown: 'Unbekannt',
  unknownItem: 'Unbekanntes Objekt',
  untitled: (tokenId) => `#${tokenId}`,
  you: 'Eigene Wallet',

  // Widgets that wait, are out of date or broken
  checking: 'Wird geprüft…',
  'grid.stale':
    'Möglicherweise veraltet: Es konnte nicht erneut gelesen werden.',
  offline: 'Keine Internetverbindung.',
  offlineText:
    'Das hier kann veraltet sein. Es wird aktualisiert, sobald die Verbindung zurück ist.',
  widgetBroken: 'Hier ist etwas schiefgegangen.',
}

const marketplaceNames: Record<string, string> = {
  payment_processor: 'Zahlungsabwickler',
  service_marketplace_v1: 'On-Chain-Buch',
  service_marketplace_v2: 'Signiertes Buch',
  unknown: 'Unbekannt',
}

import type { CommonLabels } from '../../labels/commonLabels.js'
import { nameFrom } from '../../labels/nameFrom.js'

export const commonLabels: CommonLabels = {
  // Actions
  buy: 'Kaufen',
  buyFor: (price) => `Für ${price} kaufen`,
  cancel: 'Angebot zurückziehen',
  close: 'Schließen',
  connect: 'Wallet verbinden',
  copied: 'Kopiert',
  copy: (what) => `${what} kopieren`,
  copyAddress: 'Adresse',
  copyTokenId: 'Token-ID',
  dismiss: 'Ausblenden',
  list: 'Anbieten',
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
  unknownItem: 'Unbekanntes Stück',
  untitled: (tokenId) => `#${tokenId}`,
  you: 'Du',

  // Widgets that wait, are out of date or broken
  checking: 'Wird geprüft…',
  'grid.stale': 'Aktualisierung fehlgeschlagen. Möglicherweise veraltet.',
  offline: 'Du bist offline.',
  offlineText:
    'Möglicherweise veraltet. Sobald du wieder online bist, wird aktualisiert.',
  widgetBroken: 'Hier ist etwas schiefgegangen.',
}

const marketplaceNames: Record<string, string> = {
  payment_processor: 'Payment Processor',
  service_marketplace_v1: 'On-Chain-Orders',
  service_marketplace_v2: 'Signierte Orders',
  unknown: 'Unbekannt',
}

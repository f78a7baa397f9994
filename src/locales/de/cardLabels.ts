import type { CardLabels } from '../../components/CollectibleCard/cardLabels.js'

export const cardLabels: CardLabels = {
  inCart: 'Im Warenkorb',
  owned: 'Gehört dir',
  yours: 'Dein Angebot',
  'card.addToCart': 'In den Warenkorb',
  'card.bid': 'Gebot',
  'card.edit': 'Angebot ändern',
  'card.expired': 'Beendet',
  'card.flow.buy': 'Wird gekauft…',
  'card.flow.cancel': 'Wird zurückgezogen…',
  'card.flow.cancelMany': 'Wird zurückgezogen…',
  'card.flow.edit': 'Wird aktualisiert…',
  'card.flow.list': 'Wird angeboten…',
  'card.flow.listMany': 'Wird angeboten…',
  'card.flow.steps': 'In Arbeit…',
  'card.held': (quantity) => `Du besitzt ${quantity}`,
  'card.offer': 'Gebot abgeben',
  'card.price.down': 'Der Preis ist gesunken, seit du zuletzt geschaut hast.',
  'card.price.other':
    'Der Preis hat sich geändert, seit du zuletzt geschaut hast.',
  'card.price.up': 'Der Preis ist gestiegen, seit du zuletzt geschaut hast.',
  'card.removeFromCart': 'Aus dem Warenkorb entfernen',
  'card.select': (name) => `${name} auswählen`,
  'card.sold': 'Verkauft',
  'card.timeLeft': (time) => `Noch ${time}`,
  'card.view': 'Ansehen',
}

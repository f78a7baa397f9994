import type { ListManyLabels } from '../../components/ListMany/listManyLabels.js'
import { plural } from '../../labels/plural.js'
import { pieces } from './counts.js'

export const listManyLabels: ListManyLabels = {
  listManyTitle: 'Zum Verkauf anbieten',
  listManyCount: (count) => pieces(count),
  listManyText: (count) =>
    plural('de', count, {
      one: 'Deine Wallet fragt einmal.',
      other: 'Deine Wallet fragt für jedes der # Stücke einmal.',
    }),
  listManyAction: (count) => `${pieces(count)} anbieten`,
  listManyAnyway: (count) => `${pieces(count)} trotzdem anbieten`,
  listManyAsked: 'Prüfe die Preise. Einige könnten ein Versehen sein.',
  listManyStopped:
    'Hier angehalten. Die übrigen Stücke werden nicht angeboten. Ein neuer Versuch behält ihre Preise bei.',
  listManyNothing: 'Es gibt nichts mehr anzubieten.',
  priceForAll: 'Preis für alle',
  priceOf: (name) => `Preis von ${name}`,
  floorAnd: (change) => `Floor ${change}`,
  receives: (amount) => `Du erhältst ${amount}`,
  isListed: 'Wird schon angeboten',
  'listPart.waiting': 'Wartet',
  'listPart.working': 'Wird angeboten…',
  'listPart.done': 'Angeboten',
  'listPart.failed': 'Nicht angeboten',
  'listPart.filled': 'Verkauft',
  'listPart.cancelled': 'Zurückgezogen',
  'listPart.expired': 'Abgelaufen',
  'listPart.other': 'Nicht mehr angeboten',
}

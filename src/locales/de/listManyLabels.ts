import type { ListManyLabels } from '../../components/ListMany/listManyLabels.js'
import { plural } from '../../labels/plural.js'
import { pieces } from './counts.js'

export const listManyLabels: ListManyLabels = {
  listManyTitle: 'Zum Verkauf anbieten',
  listManyCount: (count) => pieces(count),
  listManyText: (count) =>
    plural('de', count, {
      one: 'Du bestätigst das Angebot in deiner Wallet.',
      other: 'Du bestätigst jedes der # Stücke in deiner Wallet.',
    }),
  listManyAction: (count) => `${pieces(count)} anbieten`,
  listManyAnyway: (count) => `${pieces(count)} trotzdem anbieten`,
  listManyAsked: 'Prüfe die Preise. Einige davon könnten falsch sein.',
  listManyStopped:
    'Hier angehalten. Die übrigen Stücke wurden nicht angeboten. Bei einem neuen Versuch bleiben ihre Preise erhalten.',
  listManyNothing: 'Es gibt nichts mehr anzubieten.',
  priceForAll: 'Preis für alle',
  priceOf: (name) => `Preis für ${name}`,
  floorAnd: (change) => `Floor ${change}`,
  receives: (amount) => `Du erhältst ${amount}`,
  isListed: 'Bereits angeboten',
  'listPart.waiting': 'Wartet',
  'listPart.working': 'Wird angeboten…',
  'listPart.done': 'Angeboten',
  'listPart.failed': 'Nicht angeboten',
  'listPart.filled': 'Verkauft',
  'listPart.cancelled': 'Zurückgezogen',
  'listPart.expired': 'Abgelaufen',
  'listPart.other': 'Nicht mehr angeboten',
}

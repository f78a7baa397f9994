import type { MarketplaceLabels } from '../../components/Marketplace/marketplaceLabels.js'
import { plural } from '../../labels/plural.js'
import { pieces } from './counts.js'

export const marketplaceLabels: MarketplaceLabels = {
  cancelMine: 'Einige eigene Angebote zurückziehen',
  cartFull: (most) =>
    `Der Warenkorb ist voll: Er fasst ${pieces(most)}. Erst zur Kasse gehen oder etwas entfernen.`,
  forSale: 'Zu verkaufen',
  items: 'Stücke',
  mineListed: (count) =>
    plural('de', count, {
      one: '# davon wird angeboten',
      other: '# davon werden angeboten',
    }),
  nothingCalled: (words) => `Hier heißt nichts „${words}“.`,
  nothingMatches: 'Nichts entspricht all diesen Filtern.',
  showEverything: 'Alles anzeigen',
  sweep: 'Aufkaufen',
}

import type { MarketplaceLabels } from '../../components/Marketplace/marketplaceLabels.js'
import { plural } from '../../labels/plural.js'
import { pieces } from './counts.js'

export const marketplaceLabels: MarketplaceLabels = {
  cancelMine: 'Angebote zurückziehen',
  cartFull: (most) =>
    `Dein Warenkorb ist voll (${pieces(most)}). Geh zur Kasse oder entferne zuerst etwas.`,
  forSale: 'Im Verkauf',
  items: 'Stücke',
  mineListed: (count) =>
    plural('de', count, {
      one: '# deiner Stücke wird angeboten',
      other: '# deiner Stücke werden angeboten',
    }),
  nothingCalled: (words) => `Keine Ergebnisse für „${words}“`,
  nothingMatches: 'Keine Stücke entsprechen diesen Filtern.',
  showEverything: 'Filter löschen',
  skipToItems: 'Zu den Angeboten springen',
  sweep: 'Mehrere kaufen',
}

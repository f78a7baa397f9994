import type { MarketplaceLabels } from '../../components/Marketplace/marketplaceLabels.js'
import { pieces } from './counts.js'

export const marketplaceLabels: MarketplaceLabels = {
  cartFull: (most) =>
    `Dein Warenkorb ist voll (${pieces(most)}). Geh zur Kasse oder entferne zuerst etwas.`,
  collectionOffer: 'Gebot auf Sammlung',
  forSale: 'Im Verkauf',
  items: 'Stücke',
  nothingCalled: (words) => `Keine Ergebnisse für „${words}“`,
  nothingMatches: 'Keine Stücke entsprechen diesen Filtern.',
  showEverything: 'Filter löschen',
  skipToItems: 'Zu den Stücken springen',
  sweep: 'Mehrere kaufen',
}

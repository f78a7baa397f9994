import type { MarketplaceLabels } from '../../components/Marketplace/marketplaceLabels.js'
import { items } from './counts.js'

export const marketplaceLabels: MarketplaceLabels = {
  cartFull: (most) =>
    `Tu carrito está lleno (${items(most)}). Paga o quita alguno primero.`,
  collectionOffer: 'Oferta de colección',
  forSale: 'En venta',
  items: 'Artículos',
  nothingCalled: (words) => `Sin resultados para «${words}»`,
  nothingMatches: 'Ningún artículo coincide con estos filtros.',
  showEverything: 'Quitar filtros',
  skipToItems: 'Saltar a los artículos',
  sweep: 'Comprar varios',
}

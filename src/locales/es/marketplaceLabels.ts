import type { MarketplaceLabels } from '../../components/Marketplace/marketplaceLabels.js'
import { plural } from '../../labels/plural.js'
import { items } from './counts.js'

export const marketplaceLabels: MarketplaceLabels = {
  cancelMine: 'Cancelar anuncios',
  cartFull: (most) =>
    `Tu carrito está lleno (${items(most)}). Paga o quita alguno primero.`,
  forSale: 'En venta',
  items: 'Artículos',
  mineListed: (count) =>
    plural('es', count, {
      one: '# de tus artículos está en venta',
      other: '# de tus artículos están en venta',
    }),
  nothingCalled: (words) => `Sin resultados para «${words}»`,
  nothingMatches: 'Ningún artículo coincide con estos filtros.',
  showEverything: 'Quitar filtros',
  skipToItems: 'Saltar a los artículos',
  sweep: 'Comprar varios',
}

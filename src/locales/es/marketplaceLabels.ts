import type { MarketplaceLabels } from '../../components/Marketplace/marketplaceLabels.js'
import { plural } from '../../labels/plural.js'
import { items } from './counts.js'

export const marketplaceLabels: MarketplaceLabels = {
  cancelMine: 'Cancelar algunos de mis anuncios',
  cartFull: (most) =>
    `Tu carrito está lleno: caben ${items(most)}. Paga o quita alguno primero.`,
  forSale: 'En venta',
  items: 'Artículos',
  mineListed: (count) =>
    plural('es', count, {
      one: '# de ellos está en venta',
      other: '# de ellos están en venta',
    }),
  nothingCalled: (words) => `Aquí nada se llama «${words}».`,
  nothingMatches: 'Nada coincide con todo esto.',
  showEverything: 'Mostrar todo',
  sweep: 'Comprar varios',
}

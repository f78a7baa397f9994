import { items } from '../../labels/counts.js'
import type { LabelsOf } from '../../labels/labelsOf.js'
import { plural } from '../../labels/plural.js'

/** `Marketplace`. */
export const marketplaceLabels = {
  cancelMine: 'Cancel some of them',
  cartFull: (most: number) =>
    `Your cart is full: it holds ${items(most)}. Check out or remove some first.`,
  forSale: 'For sale',
  items: 'Items',
  mineListed: (count: number) =>
    plural('en', count, {
      one: '# of them is listed',
      other: '# of them are listed',
    }),
  nothingCalled: (words: string) => `Nothing here is called “${words}”.`,
  nothingMatches: 'Nothing matches all of this.',
  showEverything: 'Show everything',
  sweep: 'Sweep',
}

export type MarketplaceLabels = LabelsOf<typeof marketplaceLabels>

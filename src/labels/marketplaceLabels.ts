import { items } from './counts.js'

export const marketplaceLabels = {
  cartFull: (most: number) =>
    `Your cart is full (${items(most)}). Check out or remove some.`,
  collectionOffer: 'Collection offer',
  forSale: 'For sale',
  items: 'Items',
  nothingCalled: (words: string) => `No results for “${words}”`,
  nothingMatches: 'No items match these filters.',
  showEverything: 'Clear filters',
  skipToItems: 'Skip to items',
  sweep: 'Sweep',
}

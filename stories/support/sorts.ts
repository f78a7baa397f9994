import type { BrowseSort } from '../../src/index.js'

/** Ways to sort that the world's service knows. */
export const worldSorts: BrowseSort[] = [
  {
    id: 'cheapest',
    label: 'Price: low to high',
    by: [{ column: 'priceUSD', order: 'ASC' }],
  },
  {
    id: 'dearest',
    label: 'Price: high to low',
    by: [{ column: 'priceUSD', order: 'DESC' }],
  },
  {
    id: 'newest',
    label: 'Recently listed',
    by: [{ column: 'createdAt', order: 'DESC' }],
  },
]

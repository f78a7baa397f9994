import type { LabelsOf } from './labelsOf.js'

export const orderTableLabels = {
  columnActions: 'Actions',
  columnEnds: 'Ends',
  columnFloor: 'vs. floor',
  columnFor: 'For',
  columnMaker: 'From',
  columnMarketplace: 'Marketplace',
  columnNet: 'Seller receives',
  columnPrice: 'Price',
  columnQuantity: 'Quantity',
  columnUnitPrice: 'Price each',

  atFloor: 'At floor',
  ended: 'Ended',
  feesNet: 'Seller receives',
  feesOf: (percent: string) => `Fees: ${percent}`,
  feesTitle: 'Price breakdown',
  forCollection: 'Entire collection',
  forItem: 'This item',
  noEnd: 'No expiry',
  'problem.filled': 'Sold',
  'problem.cancelled': 'Cancelled',
  'problem.expired': 'Expired',
  'problem.inactive': 'On hold: the seller can’t deliver it right now',
  'problem.gone': 'No longer available',
  'problem.early': 'Not started yet',
  'problem.unknown': 'Unreadable',

  listings: 'Listings',
  listingsEmpty: 'No listings',
  'row.addToCart': 'Add to cart',
  'row.buy': 'Buy',
  'row.cancel': 'Cancel',
  'row.edit': 'Edit',
  'row.inCart': 'In cart',

  makeOffer: 'Make offer',
  offers: 'Offers',
  offersEmpty: 'No offers',
  'row.accept': 'Accept',
}

export type OrderTableLabels = LabelsOf<typeof orderTableLabels>

import { plural } from './plural.js'

export const viewLabels = {
  about: 'About',
  attributes: 'Traits',
  attributesMore: (count: number) =>
    plural('en', count, {
      one: 'Show # more trait',
      other: 'Show # more traits',
    }),
  bestListing: 'Price',
  contract: 'Contract',
  details: 'Details',
  each: 'each',
  externalSite: 'Website',
  highestListing: 'Highest listing',
  noOffers: 'None yet',
  owner: 'Owner',
  ownsOf: (held: string) => `You own ${held}`,
  readLess: 'Read less',
  readMore: 'Read more',
  tokenId: 'Token ID',
  tokenStandard: 'Standard',
  viewError: 'Couldn’t load this item.',
  viewMissing: 'This item doesn’t exist.',
}

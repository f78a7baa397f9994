import type { LabelsOf } from '../../labels/labelsOf.js'
import { plural } from '../../labels/plural.js'

/** `CollectibleView`. */
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
  copyTokenId: 'token id',
  details: 'Details',
  each: 'each',
  externalSite: 'Website',
  highestListing: 'Highest listing',
  noOffers: 'None yet',
  owner: 'Owner',
  ownsOf: (held: string) => `You own ${held}`,
  readLess: 'Show less',
  readMore: 'Read more',
  tokenId: 'Token id',
  tokenStandard: 'Standard',
  viewError: 'This collectible could not be loaded.',
  viewMissing: 'There is no such collectible.',
}

export type ViewLabels = LabelsOf<typeof viewLabels>

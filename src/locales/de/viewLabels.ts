import type { ViewLabels } from '../../components/CollectibleView/viewLabels.js'
import { plural } from '../../labels/plural.js'

export const viewLabels: ViewLabels = {
  about: 'Beschreibung',
  attributes: 'Merkmale',
  attributesMore: (count) =>
    plural('de', count, {
      one: '# weiteres Merkmal anzeigen',
      other: '# weitere Merkmale anzeigen',
    }),
  bestListing: 'Preis',
  contract: 'Smart Contract',
  details: 'Details',
  each: 'pro Stück',
  externalSite: 'Website',
  highestListing: 'Teuerstes Angebot',
  noOffers: 'Noch keine',
  owner: 'Besitzer',
  ownsOf: (held) => `Du besitzt ${held}`,
  readLess: 'Weniger lesen',
  readMore: 'Mehr lesen',
  tokenId: 'Token-ID',
  tokenStandard: 'Standard',
  viewError: 'Dieses Stück konnte nicht geladen werden.',
  viewMissing: 'Dieses Stück gibt es nicht.',
}

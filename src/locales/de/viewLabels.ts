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
  contract: 'Vertrag',
  copyTokenId: 'Token-ID',
  details: 'Details',
  each: 'pro Stück',
  externalSite: 'Website',
  highestListing: 'Höchstes Angebot',
  noOffers: 'Noch keine',
  owner: 'Besitz',
  ownsOf: (held) => `${held} im Besitz`,
  readLess: 'Weniger anzeigen',
  readMore: 'Weiterlesen',
  tokenId: 'Token-ID',
  tokenStandard: 'Standard',
  viewError: 'Dieses Sammelstück konnte nicht geladen werden.',
  viewMissing: 'Dieses Sammelstück gibt es nicht.',
}

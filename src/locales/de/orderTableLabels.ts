import type { OrderTableLabels } from '../../components/table/orderTableLabels.js'

export const orderTableLabels: OrderTableLabels = {
  // Columns
  columnActions: 'Aktionen',
  columnEnds: 'Endet',
  columnFees: 'Gebühren',
  columnFloor: 'Zum Tiefstpreis',
  columnFor: 'Für',
  columnMaker: 'Von',
  columnMarketplace: 'Marktplatz',
  columnNet: 'Verkäufer erhält',
  columnPrice: 'Preis',
  columnQuantity: 'Anzahl',
  columnUnitPrice: 'Stückpreis',

  // Cells
  aboveFloor: (percent) => `${percent} darüber`,
  atFloor: 'Zum Tiefstpreis',
  belowFloor: (percent) => `${percent} darunter`,
  ended: 'Beendet',
  feesNet: 'Verkäufer erhält',
  feesOf: (percent) => `Gebühren: ${percent}`,
  feesTitle: 'Was im Preis steckt',
  forCollection: 'Beliebiges der Sammlung',
  forItem: 'Dieses Stück',
  noEnd: 'Kein Ende',
  'problem.filled': 'Verkauft',
  'problem.cancelled': 'Zurückgezogen',
  'problem.expired': 'Abgelaufen',
  'problem.inactive': 'Ausgesetzt: Der Verkäufer kann es jetzt nicht liefern',
  'problem.gone': 'Nicht mehr da',
  'problem.early': 'Noch nicht offen',
  'problem.unknown': 'Nicht lesbar',

  // Listings
  listings: 'Angebote',
  listingsEmpty: 'Zurzeit verkauft es niemand.',
  'row.addToCart': 'In den Warenkorb',
  'row.buy': 'Kaufen',
  'row.cancel': 'Zurückziehen',
  'row.edit': 'Ändern',
  'row.inCart': 'Im Warenkorb',

  // Offers
  acceptMissing: 'In dieser App können Gebote nicht angenommen werden.',
  acceptNotOwner: 'Nur wer es besitzt, kann ein Gebot annehmen.',
  makeOffer: 'Gebot abgeben',
  makeOfferMissing: 'In dieser App können keine Gebote abgegeben werden.',
  offers: 'Gebote',
  offersEmpty: 'Noch hat niemand ein Gebot abgegeben.',
  'row.accept': 'Annehmen',
}
